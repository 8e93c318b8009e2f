import { changeOrder, noteOrderPayment, priceOrderChange, releaseOrder } from '@fitout/contract/staff/order-changes.ts'
import { route } from '../../http/route.ts'
import { notePaymentByStaff, releaseByStaff } from '../orders/orders-service.ts'
import { changeByStaff, priceByStaff } from './order-changes-service.ts'

export const orderChangesRoutes = [
  route(priceOrderChange, async ({ context, params, body, locale }) => ({
    data: await priceByStaff(context, params.id, body, locale),
  })),
  route(changeOrder, async ({ context, staff, params, body }) => ({
    data: await changeByStaff(context, staff, params.id, body),
  })),
  route(noteOrderPayment, async ({ context, staff, params, body }) => ({
    data: await notePaymentByStaff(context, staff, params.id, body),
  })),
  route(releaseOrder, async ({ context, staff, params, body }) => ({
    data: await releaseByStaff(context, staff, params.id, body.version),
  })),
]
