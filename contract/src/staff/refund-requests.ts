import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paymentChannel } from '../checkouts.ts'
import { orderPayment } from '../payments.ts'
import { refundCause, refundItem, refundItems, refundStatus, takenBack } from '../refund-requests.ts'
import { staff } from './permissions.ts'
import { dollars, id, instant, line, listOf, oneOf, pageQuery, sortQuery, text, words } from '../wire.ts'

/** How staff list refunds: by their state, or those whose money they have still to send back. */
export const refundQueues = ['WAITING', 'TO_SEND', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const

const staffRefundRequest = z.object({
  _id: id,
  order: z.object({
    _id: id,
    reference: z.string(),
    recipient_name: z.string(),
    email: z.string().nullable().meta({ description: 'To which the decision is mailed' }),
    payment_method: z.enum(['OFFLINE', 'ONLINE']),
    payment_channel: paymentChannel.nullable(),
    payments: z.array(orderPayment),
    total_price: dollars,
    refunded: dollars,
  }),
  status: refundStatus,
  cause: refundCause,
  is_looked_up: z
    .boolean()
    .meta({ description: 'Requested after a look-up by reference and contact, and not by the account that ordered' }),
  reason: z.string().meta({ description: 'Empty where staff changed the order' }),
  image_ids: z.array(id),
  refund_items: z.array(
    refundItem.extend({
      kind: z.enum(['GOODS', 'SERVICE']),
      is_custom: z.boolean().meta({ description: 'In no catalogue: there is no shelf to put it back on' }),
      product_title: words,
      product_variant_title: words,
      paid: dollars,
      restocked: z.int().meta({ description: 'How many of them went back on the shelf' }),
    }),
  ),
  gives_back: z
    .object({
      left: dollars.meta({ description: 'What can still be refunded; with this much the order counts as refunded' }),
      points: z.int().meta({ description: 'That come back with the units' }),
      points_with_all: z.int().meta({ description: 'That come back where the order counts as refunded' }),
      voucher: words.nullable().meta({ description: 'That comes back where the order counts as refunded' }),
      takes_back: z
        .object({
          earned: z.int().meta({ description: 'What the order has earned, less what was taken back of it' }),
          balance: z.int().meta({ description: 'What the customer can spend' }),
          vouchers: z.array(z.object({ title: words, points: z.int() })).meta({
            description: 'Unspent ones that points since have paid, in the order in which they are taken back',
          }),
        })
        .nullable()
        .meta({ description: 'Out of what earned points are taken back; null where the order has earned none' }),
      is_last_unit: z.boolean().meta({ description: 'Whether with it every unit of the order has come back' }),
    })
    .nullable()
    .meta({ description: 'While it waits' }),
  answer: z.string().nullable(),
  amount: dollars.nullable(),
  points: z.int().meta({ description: 'Points that came back with it' }),
  taken_back: takenBack,
  money: z
    .object({
      state: z.enum(['BY_HAND', 'ON_ITS_WAY', 'SENT', 'REFUSED']),
      by_hand: dollars.meta({ description: 'Of it, what did not come by card' }),
      sent_at: instant.nullable(),
      sent_back_at: instant
        .nullable()
        .meta({ description: 'When staff noted that they sent back what did not come by card' }),
    })
    .nullable()
    .meta({ description: 'How far an approved amount is: staff send back what did not come by card' }),
  created_at: instant,
  decided_at: instant.nullable(),
})

export const listStaffRefundRequests = endpoint('GET', '/admin/refund-requests/all', {
  summary:
    'Refund requests of one state or one order, longest waiting first; `TO_SEND` are approved ones whose money staff have ' +
    'still to send back.',
  access: staff('refunds.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    q: line(100).optional().meta({ description: 'Part of the reference, the recipient or the contact of the order' }),
    status: z.enum(refundQueues).optional(),
    order_id: id.optional(),
    ...sortQuery(['created_at', 'decided_at', 'amount']),
  }),
  response: listOf(staffRefundRequest),
  errors: [],
})

export const findStaffRefundRequest = endpoint('GET', '/admin/refund-requests/:id', {
  summary: 'One refund request, with what an approval gives back besides the money.',
  access: staff('refunds.read'),
  rate: 'read',
  response: oneOf(staffRefundRequest),
  errors: ['refund-request-not-found'],
})

export const readRefundImage = endpoint('GET', '/admin/refund-requests/:id/images/:image_id', {
  summary: 'A picture attached to a refund request.',
  access: staff('refunds.read'),
  rate: 'read',
  response: z.file(),
  errors: ['file-not-found'],
})

const decided = oneOf(z.object({ _id: id, status: refundStatus }))

export const requestRefundForCustomer = endpoint('POST', '/admin/orders/:id/refund-requests', {
  summary:
    'Requests a refund for a customer who telephones or writes. It is decided like a request of their own, and the order ' +
    'shows them the reason as theirs.',
  access: staff('refunds.request'),
  rate: 'write',
  idempotent: true,
  body: z.strictObject({ reason: text(2000, 1), refund_items: refundItems.min(1) }),
  response: decided,
  errors: [
    'order-not-found',
    'order-not-paid',
    'line-not-in-order',
    'more-than-refundable',
    'request-in-progress',
    'idempotency-key-reused',
  ],
})

export const approveRefund = endpoint('PUT', '/admin/refund-requests/:id/approve', {
  summary: 'Refunds money, never more than was paid. Cards are refunded through the payment provider.',
  access: staff('refunds.decide'),
  rate: 'write',
  body: z.strictObject({
    amount: dollars.min(0).multipleOf(0.01),
    restock: refundItems.default([]).meta({ description: 'Which of the units go back on the shelf' }),
    answer: text(1000).optional(),
  }),
  response: decided,
  errors: ['refund-request-not-found', 'already-decided', 'more-than-refundable', 'changed-meanwhile'],
})

export const rejectRefund = endpoint('PUT', '/admin/refund-requests/:id/reject', {
  summary: 'Rejects a refund, with a reason for the customer.',
  access: staff('refunds.decide'),
  rate: 'write',
  body: z.strictObject({ reason: text(1000, 1) }),
  response: decided,
  errors: ['refund-request-not-found', 'already-decided', 'illegal-transition'],
})

export const sendRefundBack = endpoint('PUT', '/admin/refund-requests/:id/sent-back', {
  summary: 'Notes that staff sent back what of an approved refund did not come by card, which the customer sees.',
  access: staff('refunds.decide'),
  rate: 'write',
  response: decided,
  errors: ['refund-request-not-found', 'illegal-transition'],
})

export const takeBackSending = endpoint('PUT', '/admin/refund-requests/:id/not-sent-back', {
  summary: 'Takes back that the money of a refund was sent back.',
  access: staff('refunds.decide'),
  rate: 'write',
  response: decided,
  errors: ['refund-request-not-found', 'illegal-transition'],
})
