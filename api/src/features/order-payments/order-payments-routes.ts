import { payOrder } from '@fitout/contract/payments.ts'
import { route } from '../../http/route.ts'
import { leadToPaymentPage } from './order-payments-service.ts'

export const orderPaymentsRoutes = [
  route(payOrder, async ({ context, session, params, body, locale }) =>
    leadToPaymentPage(context, { ...body, orderId: params.id, accountId: session.accountId, locale }),
  ),
]
