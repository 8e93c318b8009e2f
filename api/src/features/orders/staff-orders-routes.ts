import {
  archiveStaffOrder,
  cancelStaffOrder,
  confirmStaffPayment,
  deliverOrder,
  exportStaffOrders,
  findStaffOrder,
  importSentOrders,
  listStaffOrders,
  noteOrder,
  readProof,
  refuseProof,
  restoreStaffOrder,
  shipOrder,
  unconfirmStaffPayment,
  undeliverOrder,
  unshipOrder,
} from '@fitout/contract/staff/orders.ts'
import { route } from '../../http/route.ts'
import { archiveByStaff, restoreByStaff } from './archive-order.ts'
import { exportOrders } from './export-orders.ts'
import { sendParcelsByStaff } from './send-parcels.ts'
import * as steps from './staff-order-steps.ts'
import { sendProof, showAllOrders, showOrderToStaff } from './staff-orders.ts'
import { undeliverByStaff, unshipByStaff } from './undo-delivery.ts'
import { unconfirmByStaff } from './undo-payment.ts'

export const staffOrdersRoutes = [
  route(listStaffOrders, async ({ context, request, query }) => showAllOrders(context, { request, query })),
  route(exportStaffOrders, async ({ context, staff, query: { format, ...filter }, locale }) =>
    exportOrders(context, staff, { filter, format, locale }),
  ),
  route(importSentOrders, async ({ context, staff, file, query, locale }) =>
    sendParcelsByStaff(context, staff, file, { isDry: query.dry_run, locale }),
  ),
  route(findStaffOrder, async ({ context, params, locale }) => showOrderToStaff(context, params.id, locale)),
  route(readProof, async ({ context, params, query }) => sendProof(context, params.id, query.of)),
  route(confirmStaffPayment, async ({ context, staff, params, body, locale }) => {
    await steps.confirmByStaff(context, staff, params.id, body)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(unconfirmStaffPayment, async ({ context, staff, params, locale }) => {
    await unconfirmByStaff(context, staff, params.id)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(refuseProof, async ({ context, staff, params, body, locale }) => {
    await steps.refuseByStaff(context, staff, params.id, body)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(shipOrder, async ({ context, staff, params, body, locale }) => {
    await steps.shipByStaff(context, staff, params.id, body)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(unshipOrder, async ({ context, staff, params, locale }) => {
    await unshipByStaff(context, staff, params.id)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(deliverOrder, async ({ context, staff, params, locale }) => {
    await steps.deliverByStaff(context, staff, params.id)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(undeliverOrder, async ({ context, staff, params, locale }) => {
    await undeliverByStaff(context, staff, params.id)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(cancelStaffOrder, async ({ context, staff, params, body, locale }) => {
    await steps.cancelByStaff(context, staff, params.id, body)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(archiveStaffOrder, async ({ context, staff, params, locale }) => {
    await archiveByStaff(context, staff, params.id)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(restoreStaffOrder, async ({ context, staff, params, locale }) => {
    await restoreByStaff(context, staff, params.id)
    return showOrderToStaff(context, params.id, locale)
  }),
  route(noteOrder, async ({ context, staff, params, body, locale }) => {
    await steps.noteByStaff(context, staff, params.id, body.text)
    return showOrderToStaff(context, params.id, locale)
  }),
]
