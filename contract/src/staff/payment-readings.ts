import { z } from 'zod'
import { paymentChannel } from '../checkouts.ts'
import { endpoint } from '../endpoint.ts'
import { dollars, id, instant, oneOf } from '../wire.ts'
import { staff } from './permissions.ts'

/** The fields read from a payment picture, in the order in which staff compare them. */
export const paymentFieldNames = [
  'amount',
  'reference',
  'paid_at',
  'payee',
  'payee_number',
  'payer',
  'bank',
  'transaction',
] as const
export type PaymentFieldName = (typeof paymentFieldNames)[number]

const share = z.number().min(0).max(1)

function field<Value extends z.ZodType>(value: Value) {
  return z.object({
    value,
    confidence: share,
    place: z
      .object({ left: share, top: share, width: share, height: share })
      .meta({ description: 'Where it stands in the picture, in shares of its width and height' }),
  })
}

const text = field(z.string())

export const paymentReading = z.object({
  state: z.enum(['READ', 'NOTHING_READ', 'FAILED']),
  read_at: instant,
  engine: z.string().nullable(),
  fields: z.object({
    amount: field(dollars).optional(),
    reference: text.optional(),
    paid_at: text
      .optional()
      .meta({ description: '`2026-11-23T14:05` by the clock in Hong Kong, or the day alone where no time was read' }),
    payee: text.optional(),
    payee_number: text.optional(),
    payer: text.optional(),
    bank: text.optional(),
    transaction: text.optional(),
  }),
  text: z.string().nullable().meta({ description: 'All that was read, as plain text; null once its time is over' }),
  is_amount_matched: z.boolean().nullable().meta({ description: 'Null where no amount was read' }),
  is_bank_matched: z
    .boolean()
    .nullable()
    .meta({ description: 'Whether the payee is the studio; null where none was read' }),
  is_reference_matched: z.boolean().nullable(),
  is_date_matched: z.boolean().nullable().meta({ description: 'Within three days of when the picture was uploaded' }),
  is_duplicate: z.boolean().meta({ description: 'The same picture or transaction number was used before' }),
  duplicate_of: z
    .object({
      kind: z.enum(['ORDER_PROOF', 'PAYMENT_RECORD']),
      _id: id,
      reference: z.string(),
      renovation_id: id.nullable().meta({ description: 'Null for an order' }),
    })
    .nullable()
    .meta({
      description: 'Where it was used first: an order, or a payment of a renovation, which is named by its instalment',
    }),
})

const proofReading = z.object({
  order_id: id,
  proof: id.nullable().meta({ description: 'The picture; null where none was uploaded' }),
  picture: z.object({ width: z.int(), height: z.int() }).nullable(),
  is_recognition_in_progress: z.boolean(),
  is_recognition_on: z.boolean().meta({ description: 'Whether this shop reads pictures at all' }),
  can_read_again: z.boolean(),
  expected: z.object({
    amount: dollars,
    reference: z.string(),
    payee: z.string().nullable(),
    payee_number: z.string().nullable().meta({ description: "The studio's account for the channel of the order" }),
  }),
  stated: z.object({
    channel: paymentChannel.nullable(),
    payer: z.string().meta({ description: 'Who placed the order' }),
    uploaded_at: instant.nullable(),
  }),
  reading: paymentReading.nullable(),
})

const errors = ['order-not-found'] as const

export const findProofReading = endpoint('GET', '/admin/orders/:id/proof/reading', {
  summary: 'The data read from the proof of an order, compared with what is expected. It is only advice.',
  access: staff('payments.decide'),
  rate: 'read',
  response: oneOf(proofReading),
  errors,
})

export const readProofAgain = endpoint('PUT', '/admin/orders/:id/proof/read-again', {
  summary: 'Reads the proof of an open order again.',
  access: staff('payments.decide'),
  rate: 'write',
  response: oneOf(proofReading),
  errors: [...errors, 'illegal-transition'],
})
