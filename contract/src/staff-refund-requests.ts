import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { refundItem, refundStatus } from './refund-requests.ts'
import { staff } from './staff-permissions.ts'
import { dollars, id, instant, listOf, oneOf, pageQuery, text, words } from './wire.ts'

const staffRefundRequest = z.object({
  _id: id,
  order: z.object({
    _id: id,
    reference: z.string(),
    payment_method: z.enum(['OFFLINE', 'ONLINE']),
    total_price: dollars,
    refunded: dollars,
  }),
  status: refundStatus,
  reason: z.string(),
  image_ids: z.array(id),
  refund_items: z.array(refundItem.extend({ product_title: words, paid: dollars })),
  answer: z.string().nullable(),
  amount: dollars.nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
})

export const listStaffRefundRequests = endpoint('GET', '/admin/refund-requests/all', {
  summary: 'Refund requests of one state, the longest waiting first.',
  access: staff('refunds.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), status: refundStatus.default('WAITING') }),
  response: listOf(staffRefundRequest),
  errors: [],
})

export const readRefundImage = endpoint('GET', '/admin/refund-requests/:id/images/:image_id', {
  summary: 'A picture that came with a refund request.',
  access: staff('refunds.read'),
  rate: 'read',
  response: z.file(),
  errors: ['file-not-found'],
})

export const approveRefund = endpoint('PUT', '/admin/refund-requests/:id/approve', {
  summary: 'Gives money back, never more than was paid. A card is refunded by the payment provider.',
  access: staff('refunds.decide'),
  rate: 'write',
  body: z.strictObject({
    amount: dollars.min(0).multipleOf(0.01),
    restock: z.boolean().meta({ description: 'Whether the units go back on the shelf' }),
    answer: text(1000).optional(),
  }),
  response: oneOf(z.object({ _id: id, status: refundStatus })),
  errors: ['refund-request-not-found', 'already-decided', 'more-than-refundable'],
})

export const rejectRefund = endpoint('PUT', '/admin/refund-requests/:id/reject', {
  summary: 'Refuses a refund with a reason that the customer is told.',
  access: staff('refunds.decide'),
  rate: 'write',
  body: z.strictObject({ reason: text(1000, 1) }),
  response: oneOf(z.object({ _id: id, status: refundStatus })),
  errors: ['refund-request-not-found', 'already-decided'],
})
