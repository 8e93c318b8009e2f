import {
  findRefundRequests,
  reopenRefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from '@fitout/contract/refund-requests.ts'
import { route } from '../../http/route.ts'
import { reopen, request, showRefunds, withdraw } from './refund-requests-service.ts'

export const refundRequestsRoutes = [
  route(findRefundRequests, async ({ context, session, params }) =>
    showRefunds(context, { accountId: session.accountId, orderId: params.id }),
  ),
  route(requestRefund, async ({ context, session, params, body, idempotencyKey }) =>
    request(context, { accountId: session.accountId, orderId: params.id }, body, idempotencyKey),
  ),
  route(withdrawRefundRequest, async ({ context, session, params }) =>
    withdraw(context, { accountId: session.accountId, orderId: params.id }, params.request_id),
  ),
  route(reopenRefundRequest, async ({ context, session, params }) =>
    reopen(context, { accountId: session.accountId, orderId: params.id }, params.request_id),
  ),
]
