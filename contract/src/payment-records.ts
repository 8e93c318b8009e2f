import { z } from 'zod'
import { byHandChannels } from './by-hand.ts'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { day, dollars, id, instant, line, oneOf } from './wire.ts'

/** The payment channels of instalments. */
export const recordChannels = ['BANK_TRANSFER', 'FPS', 'WALLET'] as const
export const enteredChannels = [...recordChannels, ...byHandChannels] as const

export const wallets = ['PAYME', 'ALIPAY_HK', 'WECHAT_PAY_HK', 'OCTOPUS', 'OTHER'] as const
export const recordStates = ['SUBMITTED', 'CONFIRMED', 'REFUSED', 'WITHDRAWN', 'REVERSED'] as const
export type RecordState = (typeof recordStates)[number]

/** How many undecided records a renovation may have at a time. */
export const waitingRecordsAtMost = 3
/** How far in the past a payment can be dated, in days. */
export const paidDaysAgoAtMost = 180

export const recordAmount = dollars
  .min(0.01)
  .max(10_000_000)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, { params: { code: 'invalid' } })

/** A payment as stated by the payer. */
export const statedPayment = {
  channel: z.enum(recordChannels),
  wallet: z.enum(wallets).nullable().default(null).meta({ description: 'Which one, with `WALLET`' }),
  bank_number: line(40, 1).meta({ description: "The studio's account, FPS ID or wallet number to which it went" }),
  amount: recordAmount,
  paid_on: day.meta({ description: 'Today in Hong Kong or at most 180 days ago' }),
  user_name: line(100, 1).meta({ description: 'The payer, as the account is named' }),
}

/** A payment as staff enter it. */
export const enteredPayment = {
  ...statedPayment,
  channel: z.enum(enteredChannels),
  bank_number: line(40).default('').meta({
    description: 'As of a client; the number of a cheque; for cash, of the receipt that was written, or nothing',
  }),
}

const advice = z.boolean().nullable()

export const paymentRecord = z.object({
  _id: id,
  number: z.number().int().meta({ description: 'Within the renovation, from 1' }),
  instalment_id: id,
  state: z.enum(recordStates),
  channel: z.enum(enteredChannels),
  wallet: z.enum(wallets).nullable(),
  bank_number: z.string().meta({
    description: 'Masked but for its last four characters; in full of cash and cheques, and empty where there is none',
  }),
  amount: dollars,
  paid_on: day,
  user_name: z.string(),
  has_image: z.boolean(),
  is_own: z.boolean().meta({ description: 'Whether the caller handed it in, who alone may take it back' }),
  is_amount_matched: advice.meta({ description: 'What the picture says until staff decide, then what they saw' }),
  is_bank_matched: advice,
  matched_by: z.enum(['READING', 'STAFF']).nullable(),
  is_recognition_in_progress: z.boolean(),
  created_at: instant,
  decided_at: instant.nullable(),
  received_amount: dollars.nullable(),
  received_on: day.nullable(),
  reason: z.string().nullable().meta({ description: 'Why it was refused' }),
  reversed_at: instant.nullable(),
  reversal_reason: z.string().nullable(),
  allocations: z.array(
    z.object({
      instalment_id: id.nullable().meta({ description: 'Null for what is owed back' }),
      number: z.number().int().nullable(),
      amount: dollars,
    }),
  ),
})
export type PaymentRecord = z.input<typeof paymentRecord>

const errors = ['renovation-not-found', 'not-allowed', 'payment-record-not-found'] as const

export const submitPaymentRecord = endpoint('POST', '/renovations/:id/instalments/:instalment_id/payment-records', {
  summary: 'Submits a payment with its picture. It counts once staff have confirmed that the money arrived.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({ ...statedPayment, image: id.meta({ description: 'An own upload: a picture or a PDF' }) }),
  response: oneOf(paymentRecord),
  errors: [
    'renovation-not-found',
    'not-allowed',
    'instalment-not-found',
    'instalment-paid',
    'file-not-found',
    'too-many-records',
    'illegal-transition',
  ],
  idempotent: true,
})

export const withdrawPaymentRecord = endpoint('PUT', '/renovations/:id/payment-records/:record_id/withdrawn', {
  summary: 'Withdraws an undecided payment record, for the member who submitted it.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({}),
  response: oneOf(paymentRecord),
  errors: [...errors, 'illegal-transition'],
})

export const readPaymentRecordImage = endpoint('GET', '/renovations/:id/payment-records/:record_id/image', {
  summary: 'The picture of a payment, for the client and members who may decide.',
  access: 'registered',
  rate: 'read',
  response: z.file(),
  errors: [...errors, 'file-not-found'],
})

export const readPaymentReceipt = endpoint('GET', '/renovations/:id/payment-records/:record_id/receipt', {
  summary: 'The receipt of a confirmed payment as a PDF.',
  access: 'registered',
  rate: 'read',
  query: z.object({ language: z.enum(locales).optional() }),
  response: z.file().mime(['application/pdf']),
  errors: [...errors, 'no-receipt-yet'],
})
