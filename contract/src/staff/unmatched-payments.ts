import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { orderStatus, paymentStatus } from '../orders.ts'
import { staff } from './permissions.ts'
import { dollars, id, instant, listOf, oneOf, pageQuery, text } from '../wire.ts'

const paymentTroubles = [
  'unknown-session',
  'card-for-an-order',
  'another-order',
  'another-currency',
  'another-amount',
  'order-not-payable',
  'refunded-at-provider',
  'refund-refused',
] as const

/** The resolutions. An order counts as paid only if enough has arrived and it is still waiting for payment. */
const settlements = z.enum(['ACCEPTED', 'SENT_AGAIN', 'REFUNDED', 'NOTHING'])

const unmatched = z.object({
  _id: id,
  trouble: z.enum(paymentTroubles),
  provider: z.string(),
  noted_at: instant,
  order: z
    .object({
      _id: id,
      reference: z.string(),
      recipient_name: z.string(),
      current_status: orderStatus,
      payment_status: paymentStatus,
    })
    .nullable(),
  expected: dollars.nullable().meta({ description: 'What the order costs, or the refund comes to, in HKD' }),
  came: z
    .object({
      amount: z.union([z.number(), z.string()]).nullable().meta({ description: 'Dollars, or what came instead' }),
      currency: z.string().nullable(),
      order: z.string().nullable().meta({ description: 'The order that the money names: its reference, or what came' }),
      payment: z.string().nullable().meta({ description: "The provider's own number" }),
    })
    .nullable(),
  refusal: z.string().nullable().meta({ description: "The provider's code for why it refused" }),
  returned: z
    .object({ amount: dollars, sent_at: instant.nullable() })
    .nullable()
    .meta({ description: 'What goes back by itself, as the order could no longer be paid' }),
  ways: z.array(settlements),
  settled: z.object({ at: instant, staff_name: z.string(), how: settlements, reason: z.string() }).nullable(),
})

export const listUnmatchedPayments = endpoint('GET', '/admin/payment-puzzles/all', {
  summary: 'Payments and refunds that need a decision by staff, longest waiting first; or resolved ones.',
  access: staff('payments.decide'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    state: z.enum(['WAITING', 'SETTLED']).default('WAITING'),
    order_id: id.optional(),
  }),
  response: listOf(unmatched),
  errors: [],
})

export const settleUnmatchedPayment = endpoint('PUT', '/admin/payment-puzzles/:id/settle', {
  summary: 'Resolves one with an internal reason. Accepted money pays the order if its state allows.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({ how: settlements, reason: text(500, 1) }),
  response: oneOf(unmatched),
  errors: ['payment-puzzle-not-found', 'already-decided', 'illegal-transition'],
})
