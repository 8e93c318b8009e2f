import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { deliveryStatus } from '../orders.ts'
import { commaList, day, id, listOf, oneOf, pageQuery, words } from '../wire.ts'
import { staff } from './permissions.ts'

const stop = z.object({
  _id: id.meta({ description: 'Of the order' }),
  reference: z.string(),
  day: day.nullable(),
  delivery_status: deliveryStatus,
  recipient_name: z.string(),
  contact_number: z.string(),
  district: z.string().nullable(),
  address: z.string(),
  note: z.string(),
  courier: words.nullable(),
  item_count: z.int(),
})

export const listDeliveryStops = endpoint('GET', '/admin/delivery-stops/all', {
  summary:
    'The deliveries of a day, by district; without a day, paid orders that the own team brings to an address and that are ' +
    'not planned yet.',
  access: staff('orders.deliver'),
  rate: 'read',
  query: z.object({ ...pageQuery(100), day: day.optional() }),
  response: listOf(stop),
  errors: [],
})

export const planDelivery = endpoint('PUT', '/admin/orders/:id/delivery-day', {
  summary: 'Adds an order to the delivery run of a day, or removes it. The customer is not notified.',
  access: staff('orders.deliver'),
  rate: 'write',
  body: z.strictObject({ day: day.nullable() }),
  response: oneOf(z.object({ _id: id, day: day.nullable() })),
  errors: ['order-not-found', 'illegal-transition'],
})

export const readDeliveryRun = endpoint('GET', '/admin/delivery-run', {
  summary: 'The sheet of a day’s delivery run as a PDF: by district, with address, items, note and a signature line.',
  access: staff('orders.deliver'),
  rate: 'read',
  query: z.object({
    day,
    districts: commaList(z.string().max(60), 18).optional().meta({ description: 'Only these; all when left out' }),
    language: z.enum(locales).optional(),
  }),
  response: z.file().mime(['application/pdf']),
  errors: ['nothing-to-pack'],
})
