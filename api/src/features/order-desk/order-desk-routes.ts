import {
  findPaymentLink,
  mailPaymentLink,
  placeStaffOrder,
  priceStaffOrder,
} from '@fitout/contract/staff/order-desk.ts'
import { route } from '../../http/route.ts'
import { mailPaymentLinkByStaff, showPaymentLink } from '../orders/orders-service.ts'
import { placeByStaff, priceByStaff } from './order-desk-service.ts'

export const orderDeskRoutes = [
  route(priceStaffOrder, async ({ context, body, locale }) => ({ data: await priceByStaff(context, body, locale) })),
  route(placeStaffOrder, async ({ context, staff, body }) => ({ data: await placeByStaff(context, staff, body) })),
  route(findPaymentLink, async ({ context, params }) => ({ data: await showPaymentLink(context, params.id) })),
  route(mailPaymentLink, async ({ context, staff, params }) => ({
    data: await mailPaymentLinkByStaff(context, staff, params.id),
  })),
]
