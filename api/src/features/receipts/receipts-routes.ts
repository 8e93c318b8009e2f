import { orderReceipt } from '@fitout/contract/orders.ts'
import { readOrderPapers, readPackingSlip, readStaffReceipt } from '@fitout/contract/staff/receipts.ts'
import { route } from '../../http/route.ts'
import { sendOrderPapers, sendPackingSlip, sendReceipt, sendReceiptToStaff } from './receipts-service.ts'

export const receiptsRoutes = [
  route(orderReceipt, async ({ context, session, params, query, locale }) =>
    sendReceipt(context, session.accountId, params.id, query.language ?? locale),
  ),
  route(readStaffReceipt, async ({ context, params, query }) => sendReceiptToStaff(context, params.id, query.language)),
  route(readPackingSlip, async ({ context, params, query }) => sendPackingSlip(context, params.id, query.language)),
  route(readOrderPapers, async ({ context, query, locale }) => sendOrderPapers(context, query, locale)),
]
