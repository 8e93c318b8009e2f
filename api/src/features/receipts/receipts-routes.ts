import { orderReceipt } from '@fitout/contract/orders.ts'
import { route } from '../../http/route.ts'
import { sendReceipt } from './receipts-service.ts'

export const receiptsRoutes = [
  route(orderReceipt, async ({ context, session, params, query, locale }) =>
    sendReceipt(context, session.accountId, params.id, query.language ?? locale),
  ),
]
