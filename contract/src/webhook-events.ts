import { z } from 'zod'
import { handovers } from './handover.ts'
import { enquiryStatuses } from './staff/enquiries.ts'
import { renovationStatuses } from './renovations.ts'
import { dollars, id } from './wire.ts'

const currency = z.literal('HKD')

const order = z.strictObject({
  id,
  reference: z.string(),
  status: z.enum(['pending', 'submitted', 'completed', 'cancelled']),
  payment_status: z.enum(['unpaid', 'paid', 'refunded']),
  delivery_status: z.enum(['preparing', 'shipped', 'delivered']),
  handover: z.enum(handovers),
  total: dollars,
  currency,
})

const payment = z.strictObject({
  for: z.strictObject({ kind: z.enum(['order', 'instalment']), id, reference: z.string() }),
  amount: dollars,
  currency,
})

const enquiry = z.strictObject({ id, reference: z.string(), status: z.enum(enquiryStatuses) })

const stock = z.strictObject({
  variant_id: id,
  product_id: id,
  sku: z.string(),
  available: z.int().meta({ description: 'Units on sale in all warehouses, as that change left them' }),
})

const renovation = z.strictObject({
  id,
  reference: z.string(),
  status: z.enum(renovationStatuses),
  former_status: z.enum(renovationStatuses).nullable(),
})

const ids = {
  order: '0198f2c4-5b1e-7c33-9a51-2f6a3d1c8e01',
  instalment: '0198f2c4-5b1e-7c33-9a51-2f6a3d1c8e02',
  enquiry: '0198f2c4-5b1e-7c33-9a51-2f6a3d1c8e03',
  variant: '0198f2c4-5b1e-7c33-9a51-2f6a3d1c8e04',
  product: '0198f2c4-5b1e-7c33-9a51-2f6a3d1c8e05',
  renovation: '0198f2c4-5b1e-7c33-9a51-2f6a3d1c8e06',
}
const newOrder = {
  id: ids.order,
  reference: 'LM-7K3Q-9XPD',
  status: 'pending',
  payment_status: 'unpaid',
  delivery_status: 'preparing',
  handover: 'PARCEL',
  total: 1280,
  currency: 'HKD',
} as const
const paid = { ...newOrder, status: 'submitted', payment_status: 'paid' } as const
const paidOrder = {
  for: { kind: 'order', id: ids.order, reference: 'LM-7K3Q-9XPD' },
  amount: 1280,
  currency: 'HKD',
} as const

/** Defines an event: its meaning, its data and an example. */
function event<Data extends z.ZodType>(summary: string, data: Data, example: z.input<Data>) {
  return { summary, data, example }
}

/**
 * The webhook events. They are stable: fields and events are added, never removed or changed in meaning. They contain no
 * personal data; receivers fetch what they need from the API by id.
 */
export const webhookEvents = {
  'order.placed': event('An order was placed.', z.strictObject({ order }), { order: newOrder }),
  'order.shipped': event('An order is on its way, or ready to be collected.', z.strictObject({ order }), {
    order: { ...paid, delivery_status: 'shipped' },
  }),
  'order.unshipped': event(
    'An order is not on its way or ready after all: staff had marked it by mistake.',
    z.strictObject({ order }),
    { order: paid },
  ),
  'order.completed': event('An order was handed over, or its service done.', z.strictObject({ order }), {
    order: { ...paid, status: 'completed', delivery_status: 'delivered' },
  }),
  'order.cancelled': event(
    'An order was cancelled, by its customer, by staff or because it was not paid.',
    z.strictObject({ order }),
    {
      order: { ...newOrder, status: 'cancelled' },
    },
  ),
  'payment.received': event(
    'Money for an order or for an instalment of a renovation is confirmed.',
    z.strictObject({ payment }),
    {
      payment: paidOrder,
    },
  ),
  'payment.returned': event(
    'Money for an order was given back, or a payment of a renovation was reversed.',
    z.strictObject({ payment }),
    {
      payment: { ...paidOrder, amount: 320 },
    },
  ),
  'enquiry.received': event('An enquiry came in that is not taken for spam.', z.strictObject({ enquiry }), {
    enquiry: { id: ids.enquiry, reference: 'EQ-4M8T-2WKC', status: 'NEW' },
  }),
  'enquiry.changed': event('An enquiry was answered, closed, or taken for spam.', z.strictObject({ enquiry }), {
    enquiry: { id: ids.enquiry, reference: 'EQ-4M8T-2WKC', status: 'ANSWERED' },
  }),
  'stock.changed': event('The units of a variant that are on sale have changed.', z.strictObject({ stock }), {
    stock: { variant_id: ids.variant, product_id: ids.product, sku: 'OAK-CHAIR', available: 7 },
  }),
  'renovation.opened': event('A renovation was opened.', z.strictObject({ renovation }), {
    renovation: { id: ids.renovation, reference: 'RV-9D2H-6QNB', status: 'PLANNING', former_status: null },
  }),
  'renovation.moved': event(
    'A renovation came to another stage of its way, from planning to the end of its warranty.',
    z.strictObject({ renovation }),
    {
      renovation: { id: ids.renovation, reference: 'RV-9D2H-6QNB', status: 'ACCEPTED', former_status: 'QUOTED' },
    },
  ),
} as const

export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]

/** The event sent when staff test an endpoint. */
export const webhookTest = 'webhook.test'

/** The body of every delivery. */
export const webhookMessage = z.strictObject({
  type: z.enum([...webhookEventNames, webhookTest]),
  timestamp: z.iso.datetime().meta({ description: 'When it happened' }),
  data: z.record(z.string(), z.unknown()),
})

/** A complete message as delivered. */
export function exampleOf(type: string, data: object) {
  return { type, timestamp: '2026-11-26T03:20:00.000Z', data }
}
