import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { maximumQuantity } from './limits.ts'
import { orderLine } from './orders.ts'
import { uploadedImages } from './reviews.ts'
import { dollars, id, instant, oneOf, text, words } from './wire.ts'

export const refundStatuses = ['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const
export const refundStatus = z.enum(refundStatuses)

/** The cause of a refund: a customer's request, or a change or cancellation by staff that left the order overpaid. */
export const refundCause = z.enum(['CUSTOMER', 'CHANGE'])

export const refundItem = z.strictObject({ product_variant_id: id, qty: z.int().min(1).max(maximumQuantity) })

/** Each variant at most once, so that the limits checked per item hold for the whole list. */
export const refundItems = z
  .array(refundItem)
  .max(100)
  .refine((items) => new Set(items.map((item) => item.product_variant_id)).size === items.length, {
    params: { code: 'duplicate' },
  })

export const takenBack = z
  .object({
    points: z.int().meta({ description: 'Earned by the money that went back' }),
    owed: z.int().meta({ description: 'Of these, what could not be taken and is owed since' }),
    vouchers: z.array(z.object({ code: z.string(), title: words, points: z.int() })),
  })
  .nullable()
  .meta({ description: 'What an approved refund took back' })

const refundRequest = z.object({
  _id: id,
  status: refundStatus,
  cause: refundCause,
  reason: z
    .string()
    .nullable()
    .meta({ description: 'Empty where staff changed the order; null after a look-up, as are the pictures' }),
  images: z.array(z.string()).nullable().meta({ description: "Answer to the customer's session only" }),
  refund_items: z.array(refundItem),
  answer: z.string().nullable().meta({ description: 'What the studio answered' }),
  amount: dollars.nullable().meta({ description: 'What was refunded' }),
  is_to_send: z
    .boolean()
    .meta({ description: 'Whether the studio has still to send it, or its part that did not come by card' }),
  sent_back_at: instant.nullable().meta({ description: 'When the studio sent it' }),
  points: z.number().int().meta({ description: 'Points that came back with it' }),
  taken_back: takenBack,
  created_at: instant,
  decided_at: instant.nullable(),
  can_withdraw: z.boolean(),
  can_reopen: z.boolean(),
})

const refundableItem = orderLine
  .pick({ product_variant_id: true, product_title: true, product_variant_title: true, image: true, qty: true })
  .extend({
    refundable_qty: z.number().int().meta({ description: 'Bought and neither refunded nor asked for yet' }),
    paid_per_unit: dollars.meta({ description: 'After every discount, rounded down' }),
    points_per_unit: z.number().int().meta({ description: 'In points, rounded down' }),
  })

/** What can still be refunded of an order, and what has been. */
export const orderRefunds = z.object({
  can_request: z.boolean(),
  items: z.array(refundableItem),
  requests: z.array(refundRequest).meta({ description: 'Newest first' }),
})

export const findRefundRequests = endpoint('GET', '/orders/:id/refund-request', {
  summary:
    "The refund requests of one of the caller's orders, and what can still be refunded; of a guest's order also for " +
    'half an hour after a look-up, without what the customer wrote.',
  access: 'guest',
  rate: 'read',
  response: oneOf(orderRefunds),
  errors: ['order-not-found'],
})

export const requestRefund = endpoint('POST', '/orders/:id/refund-request', {
  summary:
    "Requests a refund for items of a paid order, of a guest's order also for half an hour after a look-up; the studio " +
    'decides.',
  access: 'guest',
  rate: 'write',
  idempotent: true,
  body: z.strictObject({
    reason: text(2000, 1),
    images: uploadedImages.default([]),
    refund_items: refundItems.min(1),
  }),
  response: oneOf(orderRefunds),
  errors: [
    'order-not-found',
    'order-not-paid',
    'line-not-in-order',
    'more-than-refundable',
    'file-not-found',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const withdrawRefundRequest = endpoint('PUT', '/orders/:id/refund-request/:request_id/withdrawn', {
  summary: 'Withdraws an undecided request.',
  access: 'guest',
  rate: 'write',
  response: oneOf(orderRefunds),
  errors: ['order-not-found', 'refund-request-not-found', 'already-decided'],
})

export const reopenRefundRequest = endpoint('PUT', '/orders/:id/refund-request/:request_id/reopened', {
  summary: 'Renews a withdrawn request, as far as it can still be refunded.',
  access: 'guest',
  rate: 'write',
  response: oneOf(orderRefunds),
  errors: ['order-not-found', 'order-not-paid', 'refund-request-not-found', 'already-decided', 'more-than-refundable'],
})
