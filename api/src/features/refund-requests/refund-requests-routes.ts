import {
  findRefundRequests,
  reopenRefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from '@fitout/contract/refund-requests.ts'
import { toCents } from '@fitout/contract/money.ts'
import {
  approveRefund,
  findStaffRefundRequest,
  listStaffRefundRequests,
  readRefundImage,
  rejectRefund,
  requestRefundForCustomer,
  sendRefundBack,
  takeBackSending,
} from '@fitout/contract/staff/refund-requests.ts'
import { route } from '../../http/route.ts'
import {
  askForCustomer,
  askForRefund,
  decideRefund,
  noteMoneySent,
  reopen,
  showRefunds,
  withdraw,
} from './refund-requests-service.ts'
import { sendRefundImage, showRefundsToStaff, showRefundToStaff } from './staff-refund-requests.ts'

export const refundRequestsRoutes = [
  route(findRefundRequests, async ({ context, session, params }) =>
    showRefunds(context, { accountId: session.accountId, orderId: params.id }),
  ),
  route(requestRefund, async ({ context, session, params, body, idempotencyKey }) =>
    askForRefund(context, { accountId: session.accountId, orderId: params.id }, body, idempotencyKey),
  ),
  route(withdrawRefundRequest, async ({ context, session, params }) =>
    withdraw(context, { accountId: session.accountId, orderId: params.id }, params.request_id),
  ),
  route(reopenRefundRequest, async ({ context, session, params }) =>
    reopen(context, { accountId: session.accountId, orderId: params.id }, params.request_id),
  ),
  route(listStaffRefundRequests, async ({ context, request, query }) =>
    showRefundsToStaff(context, { request, query }),
  ),
  route(findStaffRefundRequest, async ({ context, params }) => ({ data: await showRefundToStaff(context, params.id) })),
  route(requestRefundForCustomer, async ({ context, staff, params, body, idempotencyKey }) =>
    askForCustomer(context, staff, params.id, body, idempotencyKey),
  ),
  route(readRefundImage, async ({ context, params }) => sendRefundImage(context, params.id, params.image_id)),
  route(approveRefund, async ({ context, staff, params, body }) => {
    const { amount, answer = null } = body
    const restock = body.restock.map(({ product_variant_id: variant_id, qty: quantity }) => ({ variant_id, quantity }))
    await decideRefund(context, staff, params.id, { status: 'APPROVED', amount: toCents(amount), restock, answer })
    return { data: { _id: params.id, status: 'APPROVED' as const } }
  }),
  route(rejectRefund, async ({ context, staff, params, body }) => {
    await decideRefund(context, staff, params.id, { status: 'REJECTED', answer: body.reason })
    return { data: { _id: params.id, status: 'REJECTED' as const } }
  }),
  route(sendRefundBack, async ({ context, staff, params }) => noteMoneySent(context, staff, params.id, true)),
  route(takeBackSending, async ({ context, staff, params }) => noteMoneySent(context, staff, params.id, false)),
]
