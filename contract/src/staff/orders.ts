import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { receivedBy } from '../payments.ts'
import { cellFault, dryRunQuery } from './file-imports.ts'
import { staffOrderDetails, staffOrderFilter, staffOrderSummary } from './order-shapes.ts'
import { staff } from './permissions.ts'
import { id, line, listOf, oneOf, pageQuery, sortQuery, text, words, fileQuery, listFile } from '../wire.ts'

/** The proof that the caller looked at; the customer may have replaced it since. */
const seenProof = id.nullable().meta({
  description: 'The proof that was looked at, null for none; where the customer has changed it, nothing is done',
})

export const listStaffOrders = endpoint('GET', '/admin/orders/all', {
  summary: 'All orders, newest first.',
  access: staff('orders.read'),
  rate: 'read',
  query: z.object({ ...pageQuery(25), ...staffOrderFilter, ...sortQuery(['date', 'total']) }),
  response: listOf(staffOrderSummary),
  errors: [],
})

export const exportStaffOrders = endpoint('GET', '/admin/orders/export', {
  summary: 'The orders of a filter as CSV or JSON. The export is audited.',
  access: staff('orders.export'),
  rate: 'write',
  effect: true,
  query: z.object({ ...staffOrderFilter, ...fileQuery }),
  response: listFile,
  errors: [],
})

export const findStaffOrder = endpoint('GET', '/admin/orders/:id', {
  summary: 'One order with its proof, notes and allowed actions.',
  access: staff('orders.read'),
  rate: 'read',
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found'],
})

export const readProof = endpoint('GET', '/admin/orders/:id/proof', {
  summary: 'The given payment proof of an order.',
  access: staff('orders.read'),
  rate: 'read',
  query: z.object({
    of: id.optional().meta({ description: 'The proof that is to be shown; the present one by itself' }),
  }),
  response: z.file(),
  errors: ['order-not-found', 'file-not-found'],
})

export const confirmStaffPayment = endpoint('PUT', '/admin/orders/:id/confirm-payment', {
  summary: 'Confirms that the payment has arrived: the order is paid and its stock sold.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({ proof: seenProof, channel: receivedBy }),
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'illegal-transition', 'proof-changed'],
})

export const unconfirmStaffPayment = endpoint('PUT', '/admin/orders/:id/unconfirm-payment', {
  summary:
    'Takes back the last payment that staff noted, within half a minute, before the customer is told, and as long as ' +
    'nothing else came of it: the stock is held again.',
  access: staff('payments.decide'),
  rate: 'write',
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'too-late-to-take-back'],
})

export const refuseProof = endpoint('PUT', '/admin/orders/:id/refuse-proof', {
  summary: 'Refuses a proof with a reason for the customer, who can upload another.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({
    proof: id.meta({ description: 'The picture that was looked at; a newer one is not refused with it' }),
    reason: text(500, 1),
  }),
  response: oneOf(staffOrderDetails),
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
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'illegal-transition', 'courier-not-available', 'refund-asked-meanwhile'],
})

export const unshipOrder = endpoint('PUT', '/admin/orders/:id/unship', {
  summary:
    'Takes back that an order was sent or is ready, within two minutes, before the customer is told: its courier is the ' +
    'one that was ordered. Not after its parcel was corrected, or a refund asked for or decided.',
  access: staff('orders.deliver'),
  rate: 'write',
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'too-late-to-take-back'],
})

export const importSentOrders = endpoint('POST', '/admin/sent-orders-csv', {
  summary:
    'Marks parcels as sent by a CSV file with the columns reference and tracking_number, and courier (its key or name) ' +
    'where it is another than was ordered: all of them, or none where a cell is wrong. Other columns are not read, nor ' +
    'rows without a number.',
  access: staff('orders.deliver'),
  rate: 'upload',
  file: 'file',
  query: dryRunQuery,
  response: oneOf(
    z.object({
      rows: z.number().int().meta({ description: 'Rows with a number' }),
      faults: z.array(cellFault),
      sent: z.array(
        z.object({ _id: id, reference: z.string(), tracking_number: z.string(), courier: words.nullable() }),
      ),
      unchanged: z.number().int().meta({ description: 'Parcels that were sent under that number before' }),
      is_applied: z.boolean(),
    }),
  ),
  errors: ['file-not-csv', 'too-many-rows', 'row-too-long', 'body-too-large'],
})

export const deliverOrder = endpoint('PUT', '/admin/orders/:id/deliver', {
  summary: 'Marks a paid order as delivered or collected, or its services as done.',
  access: staff('orders.deliver'),
  rate: 'write',
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'illegal-transition'],
})

export const undeliverOrder = endpoint('PUT', '/admin/orders/:id/undeliver', {
  summary:
    'Takes back that an order was delivered, within two minutes, before the customer is told, and unless the customer ' +
    'has confirmed it.',
  access: staff('orders.deliver'),
  rate: 'write',
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'too-late-to-take-back'],
})

export const cancelStaffOrder = endpoint('PUT', '/admin/orders/:id/cancel', {
  summary: 'Cancels an unpaid order and releases its stock. The reason is internal.',
  access: staff('orders.cancel'),
  rate: 'write',
  body: z.strictObject({ proof: seenProof, reason: text(500, 1) }),
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'illegal-transition', 'proof-changed'],
})

export const archiveStaffOrder = endpoint('PUT', '/admin/orders/:id/archive', {
  summary:
    'Puts away an order that was cancelled, completed or refunded, or is paid and has nothing left to hand over, and of ' +
    'which nothing is asked back: it leaves the lists of staff, and is still found.',
  access: staff('orders.archive'),
  rate: 'write',
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'illegal-transition'],
})

export const restoreStaffOrder = endpoint('PUT', '/admin/orders/:id/restore', {
  summary: 'Restores an archived order to the lists.',
  access: staff('orders.archive'),
  rate: 'write',
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found', 'illegal-transition'],
})

export const noteOrder = endpoint('POST', '/admin/orders/:id/notes', {
  summary: 'Adds an internal note.',
  access: staff('orders.note'),
  rate: 'write',
  body: z.strictObject({ text: text(2000, 1) }),
  response: oneOf(staffOrderDetails),
  errors: ['order-not-found'],
})
