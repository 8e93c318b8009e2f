import { z } from 'zod'
import { paymentChannel, paymentMethod } from '../checkouts.ts'
import { endpoint } from '../endpoint.ts'
import { fieldErrorCodes } from '../errors.ts'
import { locales } from '../locales.ts'
import { deliveryStatus, handover, orderDetails, orderStatus, paymentStatus } from '../orders.ts'
import { changedFields, changedLine } from './order-changes.ts'
import { staff } from './permissions.ts'
import {
  day,
  dollars,
  flag,
  id,
  instant,
  line,
  listOf,
  oneOf,
  pageQuery,
  sortQuery,
  text,
  words,
  fileQuery,
  listFile,
} from '../wire.ts'

/** What staff can do with an order as it stands. */
export const staffSteps = [
  'confirm-payment',
  'note-payment',
  'refuse-proof',
  'ship',
  'deliver',
  'release',
  'cancel',
] as const

/** What of an order can be had on paper as it stands. */
const papers = ['packing-slip', 'receipt'] as const

/** What the caller looked at: an order's proof can be another one a moment later. */
const seenProof = id.nullable().meta({
  description: 'The proof that was looked at, null for none; where the customer has changed it, nothing is done',
})

const proof = z.object({
  _id: id,
  uploaded_at: instant.nullable(),
  refused_at: instant.nullable(),
  refusal: z.string().nullable().meta({ description: 'Why it was refused, as the customer was told' }),
})

const summary = orderDetails
  .pick({
    _id: true,
    store_id: true,
    reference: true,
    date: true,
    current_status: true,
    payment_status: true,
    handover: true,
    delivery_status: true,
    payment_method: true,
    payment_channel: true,
    expires_at: true,
    recipient_name: true,
    contact_number: true,
    email: true,
  })
  .extend({
    total_price: z.number(),
    points: z.number().int().meta({ description: 'Points paid beside the money' }),
    refunded: z.number(),
    paid: dollars,
    to_pay: dollars,
    is_released: z.boolean().meta({ description: 'Staff let it be packed before it was paid in full' }),
    archived_at: instant.nullable().meta({ description: 'When staff put it away, as nothing is left to do' }),
    to_return: dollars.meta({ description: 'Beyond what is owed; a refund request waits for it' }),
    item_count: z.number().int(),
    proof: proof.nullable(),
  })

/** What was changed of an order; of a contact or an address only that it was. */
const orderChange = z.object({
  _id: id,
  at: instant,
  staff_name: z.string(),
  lines: z.array(changedLine),
  fields: z.array(z.enum(changedFields)),
  before: dollars,
  after: dollars,
})

const changeable = z.object({
  recipient_name: z.string(),
  area_code: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  courier_id: id.nullable(),
  district: z.string().nullable(),
  sub_district: z.string().nullable(),
  pick_up_point_code: z.string().nullable(),
})

const details = summary.extend({
  ...orderDetails.pick({
    statuses: true,
    paid_at: true,
    shipped_at: true,
    delivered_at: true,
    courier: true,
    tracking_number: true,
    address: true,
    district: true,
    pick_up_point: true,
    delivery_estimate: true,
    note: true,
    lines: true,
    totals: true,
  }).shape,
  notes: z.array(z.object({ _id: id, text: z.string(), staff_name: z.string(), created_at: instant })),
  waiting_refund: id.nullable().meta({ description: 'The newest refund request that waits for a decision' }),
  steps: z.array(z.enum(staffSteps)),
  version: z.int().meta({ description: 'Raised by each change and payment' }),
  papers: z.array(z.enum(papers)),
  payments: z
    .array(z.object({ amount: z.number(), at: instant, by: z.enum(['CARD', 'STAFF']) }))
    .meta({ description: 'What came, and below zero what went back because less was to pay' }),
  changes: z.array(orderChange),
  changeable: changeable.nullable().meta({ description: 'What a change begins with; null where none is possible' }),
  language: z.enum(locales).meta({ description: "The customer's; papers are in it unless another is chosen" }),
})

const filter = {
  q: line(100)
    .optional()
    .meta({ description: 'Part of a reference, name or email, or of a telephone number however it is spaced' }),
  status: orderStatus.optional(),
  payment_status: paymentStatus.optional(),
  handover: handover.optional(),
  delivery_status: deliveryStatus.optional(),
  payment_method: paymentMethod.optional(),
  payment_channel: paymentChannel.optional(),
  courier_id: id.optional(),
  waiting: z.enum(['proof', 'delivery', 'payment']).optional().meta({
    description:
      'Proofs to check, the longest waiting first; paid orders to hand over; or those that are not paid after 48 hours',
  }),
  archived: z.enum(['only', 'with']).optional().meta({
    description:
      'Archived orders alone, or with the others; by itself a list has those that `q` finds, a file all of them',
  }),
  from: day.optional().meta({ description: 'First day, in Hong Kong' }),
  until: day.optional().meta({ description: 'Last day, in Hong Kong' }),
}

export const listStaffOrders = endpoint('GET', '/admin/orders/all', {
  summary: 'All orders, newest first.',
  access: staff('orders.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), ...filter, ...sortQuery(['date', 'total']) }),
  response: listOf(summary),
  errors: [],
})

export const exportStaffOrders = endpoint('GET', '/admin/orders/export', {
  summary: 'The orders of a filter as a table for a spreadsheet, or whole as JSON. The trail notes who took it.',
  access: staff('orders.export'),
  rate: 'write',
  effect: true,
  query: z.object({ ...filter, ...fileQuery }),
  response: listFile,
  errors: [],
})

export const findStaffOrder = endpoint('GET', '/admin/orders/:id', {
  summary: 'One order with its proof, notes and possible steps.',
  access: staff('orders.read'),
  rate: 'read',
  response: oneOf(details),
  errors: ['order-not-found'],
})

export const readProof = endpoint('GET', '/admin/orders/:id/proof', {
  summary: 'The picture that proves the payment of an order, as long as it is the one that is named.',
  access: staff('orders.read'),
  rate: 'read',
  query: z.object({
    of: id.optional().meta({ description: 'The proof that is to be shown; the present one by itself' }),
  }),
  response: z.file(),
  errors: ['order-not-found', 'file-not-found'],
})

export const confirmStaffPayment = endpoint('PUT', '/admin/orders/:id/confirm-payment', {
  summary: 'The money has arrived: the order is paid and its stock sold.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({ proof: seenProof }),
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition', 'proof-changed'],
})

export const unconfirmStaffPayment = endpoint('PUT', '/admin/orders/:id/unconfirm-payment', {
  summary:
    'Takes back the last payment that staff noted, within half a minute, before the customer is told, and as long as ' +
    'nothing else came of it: the stock is held again.',
  access: staff('payments.decide'),
  rate: 'write',
  response: oneOf(details),
  errors: ['order-not-found', 'too-late-to-take-back'],
})

export const refuseProof = endpoint('PUT', '/admin/orders/:id/refuse-proof', {
  summary: 'Refuses a proof with a reason that the customer is told, who can hand in another.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({
    proof: id.meta({ description: 'The picture that was looked at; a newer one is not refused with it' }),
    reason: text(500, 1),
  }),
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition', 'proof-changed'],
})

export const shipOrder = endpoint('PUT', '/admin/orders/:id/ship', {
  summary:
    'A paid parcel is on its way, or its number is corrected; a collection is ready. Services have no such step, and ' +
    'only before this step another courier makes a parcel of a collection, or the reverse.',
  access: staff('orders.deliver'),
  rate: 'write',
  body: z.strictObject({
    courier_id: id.optional(),
    tracking_number: line(60).optional(),
    waiting_refund: id
      .nullable()
      .default(null)
      .meta({ description: 'The refund request that waited when the order was looked at' }),
    is_correction: z.boolean().default(false).meta({ description: 'Of a parcel that was on its way already' }),
  }),
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition', 'courier-not-available', 'refund-asked-meanwhile'],
})

export const importSentOrders = endpoint('POST', '/admin/sent-orders-csv', {
  summary:
    'Marks parcels as sent by a CSV file with the columns reference and tracking_number, and courier (its key or name) ' +
    'where it is another than was ordered: all of them, or none where a cell is wrong. Other columns are not read, nor ' +
    'rows without a number.',
  access: staff('orders.deliver'),
  rate: 'upload',
  file: 'file',
  query: z.object({ dry_run: flag.default(true).meta({ description: 'Only says what would happen' }) }),
  response: oneOf(
    z.object({
      rows: z.number().int().meta({ description: 'Rows with a number' }),
      faults: z.array(
        z.object({
          row: z.number().int().meta({ description: 'As a spreadsheet counts: the heading is row 1' }),
          column: z.string(),
          code: z.enum(fieldErrorCodes),
          message: z.string(),
          value: z.string().meta({ description: 'What stands there, shortened' }),
        }),
      ),
      sent: z.array(z.object({ reference: z.string(), tracking_number: z.string(), courier: words.nullable() })),
      unchanged: z.number().int().meta({ description: 'Parcels that were sent under that number before' }),
      is_applied: z.boolean(),
    }),
  ),
  errors: ['file-not-csv', 'too-many-rows', 'row-too-long', 'body-too-large'],
})

export const deliverOrder = endpoint('PUT', '/admin/orders/:id/deliver', {
  summary: 'A paid order has reached the customer, was collected, or its services are done.',
  access: staff('orders.deliver'),
  rate: 'write',
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition'],
})

export const undeliverOrder = endpoint('PUT', '/admin/orders/:id/undeliver', {
  summary:
    'Takes back that an order was delivered, within two minutes, before the customer is told, and unless the customer ' +
    'has confirmed it.',
  access: staff('orders.deliver'),
  rate: 'write',
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition'],
})

export const cancelStaffOrder = endpoint('PUT', '/admin/orders/:id/cancel', {
  summary: 'Cancels an unpaid order; its stock goes back. The reason stays inside.',
  access: staff('orders.cancel'),
  rate: 'write',
  body: z.strictObject({ proof: seenProof, reason: text(500, 1) }),
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition', 'proof-changed'],
})

export const archiveStaffOrder = endpoint('PUT', '/admin/orders/:id/archive', {
  summary:
    'Puts away an order that was cancelled, completed or refunded, or is paid and handed over, and of which nothing is ' +
    'asked back: it leaves the lists of staff, and is still found.',
  access: staff('orders.archive'),
  rate: 'write',
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition'],
})

export const restoreStaffOrder = endpoint('PUT', '/admin/orders/:id/restore', {
  summary: 'Takes an archived order back into the lists.',
  access: staff('orders.archive'),
  rate: 'write',
  response: oneOf(details),
  errors: ['order-not-found', 'illegal-transition'],
})

export const noteOrder = endpoint('POST', '/admin/orders/:id/notes', {
  summary: 'Adds a note that only staff read.',
  access: staff('orders.note'),
  rate: 'write',
  body: z.strictObject({ text: text(2000, 1) }),
  response: oneOf(details),
  errors: ['order-not-found'],
})
