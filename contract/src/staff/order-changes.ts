import { z } from 'zod'
import { deliveryInfo, explanationLine } from '../cart.ts'
import { deliveryDetails } from '../checkouts.ts'
import { endpoint } from '../endpoint.ts'
import { receivedBy } from '../payments.ts'
import { dollars, id, instant, oneOf, words } from '../wire.ts'
import { hasLines, linesRequired, orderedLines, staffOrderLines } from './staff-order-lines.ts'
import { staff } from './permissions.ts'

/** What can be changed in an order besides its lines. */
export const changedFields = ['recipient', 'contact', 'address', 'courier', 'note'] as const

export const changedLine = z.object({
  product_title: words,
  variant_title: words,
  is_gift: z.boolean(),
  before: z.int().meta({ description: 'Units; 0 of what is new' }),
  after: z.int().meta({ description: 'Units; 0 of what was taken out' }),
  starts_before: instant.nullable().meta({ description: 'Of a service that is booked; null of what has no time' }),
  starts_after: instant.nullable(),
  staff_before: z.string().nullable().meta({ description: 'Who comes for a service that is booked, if that is known' }),
  staff_after: z.string().nullable(),
})

const wanted = {
  lines: orderedLines.meta({
    description: 'All that the order is to hold, without gifts; its custom lines by the ids that they have in it',
  }),
  custom_lines: staffOrderLines.custom_lines.meta({ description: 'Those that are new' }),
  delivery_info: deliveryInfo,
  delivery_details: deliveryDetails,
  version: z.int().meta({ description: 'Of the order that was looked at' }),
}

const errors = [
  'order-not-found',
  'order-not-changeable',
  'changed-meanwhile',
  'variant-not-found',
  'variant-not-on-sale',
  'voucher-not-applicable',
  'courier-not-available',
  'parcel-too-large',
  'pick-up-point-not-available',
  'pick-up-point-too-small',
] as const

export const priceOrderChange = endpoint('POST', '/admin/orders/:id/change-prices', {
  summary:
    'What a change of an order would come to, by the calculator of the booking form: what was ordered keeps its price, ' +
    'with the offers and the voucher of that day.',
  access: staff('orders.place'),
  rate: 'read',
  body: z.strictObject(wanted).refine(hasLines, linesRequired),
  response: oneOf(
    z.object({
      lines: z.array(
        z.object({
          product_variant_id: id,
          kind: z.enum(['GOODS', 'SERVICE']),
          available_qty: z
            .int()
            .nullable()
            .meta({ description: 'With what the order has; null where it is not counted' }),
        }),
      ),
      gifts: z.array(z.object({ product_title: words, variant_title: words, qty: z.int() })),
      explanation: z.array(explanationLine),
      changed_lines: z.array(changedLine),
      changed_fields: z.array(z.enum(changedFields)),
      total_before: dollars,
      total: dollars,
      paid: dollars,
      to_pay: dollars,
      to_return: dollars,
    }),
  ),
  errors,
})

export const changeOrder = endpoint('PUT', '/admin/orders/:id/contents', {
  summary:
    'Changes the lines, the address or the courier of an order that has not been sent. What is more is still to pay, what ' +
    'is less goes back by a refund; the customer is told.',
  access: staff('orders.place'),
  rate: 'write',
  body: z
    .strictObject({
      ...wanted,
      expected_total: dollars.meta({ description: 'The total that was seen; another one is refused' }),
    })
    .refine(hasLines, linesRequired),
  response: oneOf(z.object({ _id: id, version: z.int(), total: dollars, to_pay: dollars, to_return: dollars })),
  errors: [...errors, 'out-of-stock', 'price-changed', 'booking-required', 'slot-full'],
})

export const noteOrderPayment = endpoint('POST', '/admin/orders/:id/payments', {
  summary: 'Records a partial payment, such as a deposit; with the last one the order is paid and its stock sold.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({
    amount: dollars.min(0.01).multipleOf(0.01).meta({ description: 'At most what is open' }),
    channel: receivedBy,
    version: z.int().meta({ description: 'Of the order that was looked at: the same payment is not noted twice' }),
  }),
  response: oneOf(z.object({ _id: id, version: z.int() })),
  errors: ['order-not-found', 'illegal-transition', 'changed-meanwhile'],
})

export const releaseOrder = endpoint('PUT', '/admin/orders/:id/release', {
  summary: 'Allows an order to be packed and handed over before it is fully paid. It no longer expires.',
  access: staff('payments.decide'),
  rate: 'write',
  body: z.strictObject({ version: z.int().meta({ description: 'Of the order that was looked at' }) }),
  response: oneOf(z.object({ _id: id, version: z.int() })),
  errors: ['order-not-found', 'illegal-transition', 'changed-meanwhile'],
})
