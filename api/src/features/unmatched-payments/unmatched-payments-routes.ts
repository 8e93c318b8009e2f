import { listUnmatchedPayments, settleUnmatchedPayment } from '@fitout/contract/staff/unmatched-payments.ts'
import { route } from '../../http/route.ts'
import { settle, showUnmatchedPayments } from './unmatched-payments-service.ts'

export const unmatchedPaymentsRoutes = [
  route(listUnmatchedPayments, async ({ context, request, query }) =>
    showUnmatchedPayments(context, { request, query }),
  ),
  route(settleUnmatchedPayment, async ({ context, staff, params, body }) => settle(context, staff, params.id, body)),
]
