import { z } from 'zod'
import { paymentChannel } from '../checkouts.ts'
import { endpoint } from '../endpoint.ts'
import { instalmentHead } from '../instalments.ts'
import {
  enteredChannels,
  enteredPayment,
  paymentRecord,
  recordAmount,
  recordStates,
  wallets,
} from '../payment-records.ts'
import { day, dollars, id, instant, line, listOf, oneOf, pageQuery, text } from '../wire.ts'
import { paymentReading } from './payment-readings.ts'
import { staff } from './permissions.ts'

/** A payment in the queue: what is expected, what the payer states, and what was read from the picture. */
const queued = z.object({
  kind: z.enum(['RECORD', 'ORDER']),
  _id: id.meta({ description: 'Of the record, or of the order' }),
  title: z.string().meta({ description: 'Of the renovation; or who placed the order' }),
  waiting_since: instant,
  renovation: z.object({ _id: id, reference: z.string() }).nullable(),
  instalment: instalmentHead.nullable(),
  record: paymentRecord
    .extend({ staff_name: z.string().nullable().meta({ description: 'Who entered it, where no client did' }) })
    .nullable(),
  expected: z.object({
    amount: dollars.meta({ description: 'What is open' }),
    reference: z.string(),
    payee: z.string().nullable(),
    payee_number: z.string().nullable(),
  }),
  stated: z.object({
    channel: z.enum([...enteredChannels, ...paymentChannel.options]).nullable(),
    wallet: z.enum(wallets).nullable(),
    amount: dollars.nullable(),
    bank_number: z.string().nullable(),
    paid_on: day.nullable(),
    user_name: z.string(),
  }),
  picture: z
    .object({ _id: id, is_pdf: z.boolean(), width: z.int(), height: z.int() })
    .nullable()
    .meta({ description: 'Null where there is none' }),
  is_recognition_in_progress: z.boolean(),
  is_recognition_on: z.boolean(),
  can_read_again: z.boolean(),
  reading: paymentReading.nullable(),
})

export const listPaymentQueue = endpoint('GET', '/admin/payment-records/all', {
  summary:
    'Payments of renovations by state. Undecided ones are listed together with undecided proofs of orders, longest waiting first; others by latest decision.',
  access: staff('payments.decide'),
  rate: 'read',
  query: z.object({
    ...pageQuery(10),
    state: z.enum(recordStates).default('SUBMITTED'),
    renovation_id: id.optional().meta({ description: 'Of one renovation alone' }),
  }),
  response: listOf(queued),
  errors: [],
})

export const readStaffPaymentImage = endpoint('GET', '/admin/payment-records/:id/image', {
  summary: 'The picture of a payment.',
  access: staff('payments.decide'),
  rate: 'read',
  response: z.file(),
  errors: ['payment-record-not-found', 'file-not-found'],
})

export const readStaffPaymentReceipt = endpoint('GET', '/admin/payment-records/:id/receipt', {
  summary: 'The receipt of a confirmed payment as a PDF, as its payer sees it.',
  access: staff('payments.decide'),
  rate: 'read',
  response: z.file().mime(['application/pdf']),
  errors: ['payment-record-not-found', 'no-receipt-yet', 'papers-sealed'],
})

export const enterPaymentRecord = endpoint('POST', '/admin/renovations/:id/payment-records', {
  summary:
    'Enters a payment seen on the bank statement or handed over, without a picture. It is then confirmed like any other.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({ ...enteredPayment, instalment_id: id }),
  response: oneOf(paymentRecord),
  errors: ['renovation-not-found', 'instalment-not-found', 'instalment-paid', 'too-many-records', 'illegal-transition'],
  idempotent: true,
})

const errors = ['payment-record-not-found', 'already-decided'] as const

export const confirmPaymentRecord = endpoint('PUT', '/admin/payment-records/:id/confirm', {
  summary:
    'Confirms a payment seen on the bank statement: its amount, and that it arrived in our account. `excess` decides where a surplus goes.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({
    is_amount_matched: z.literal(true),
    is_bank_matched: z.literal(true),
    received_amount: recordAmount,
    received_on: day,
    excess: z
      .enum(['NEXT', 'RETURN'])
      .optional()
      .meta({ description: 'To the instalments that follow, or back to the client' }),
    note: text(500).default(''),
  }),
  response: oneOf(paymentRecord),
  errors: [...errors, 'instalment-paid', 'illegal-transition'],
  idempotent: true,
})

export const refusePaymentRecord = endpoint('PUT', '/admin/payment-records/:id/refuse', {
  summary: 'Refuses a payment, with a reason for the payer.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(paymentRecord),
  errors,
})

export const reversePaymentRecord = endpoint('PUT', '/admin/payment-records/:id/reverse', {
  summary:
    'Reverses a confirmation: its instalments are open again. Not possible once a resulting credit has been refunded.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({ reason: text(500, 1) }),
  response: oneOf(paymentRecord),
  errors: [...errors, 'illegal-transition'],
})

export const readPaymentAgain = endpoint('PUT', '/admin/payment-records/:id/read-again', {
  summary: 'Reads the picture of an undecided payment again.',
  access: staff('payments.decide'),
  rate: 'write',
  response: oneOf(paymentRecord),
  errors: ['payment-record-not-found', 'illegal-transition'],
})

export const refundRenovation = endpoint('POST', '/admin/renovations/:id/refunds', {
  summary: 'Records a refund to the client, out of what is owed.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({
    amount: recordAmount,
    channel: z.enum(enteredChannels),
    bank_reference: line(60).default('').meta({ description: 'Or the number of the cheque; only cash needs none' }),
    sent_on: day,
    reason: text(500, 1),
  }),
  response: oneOf(z.object({ _id: id, credit: dollars.meta({ description: 'What is still owed back' }) })),
  errors: ['renovation-not-found', 'more-than-refundable'],
  idempotent: true,
})
