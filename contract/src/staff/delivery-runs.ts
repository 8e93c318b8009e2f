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
    'The orders that go out on a day, by district; without a day those that are paid, go to an address and are not planned yet.',
  access: staff('orders.deliver'),
  rate: 'read',
  query: z.object({ ...pageQuery(100), day: day.optional() }),
  response: listOf(stop),
  errors: [],
})

export const planDelivery = endpoint('PUT', '/admin/orders/:id/delivery-day', {
  summary: 'Puts an order on the run of a day, or takes it off. A run is for staff; the customer is not told.',
  access: staff('orders.deliver'),
  rate: 'write',
  body: z.strictObject({ day: day.nullable() }),
  response: oneOf(z.object({ _id: id, day: day.nullable() })),
  errors: ['order-not-found', 'illegal-transition'],
})

export const readDeliveryRun = endpoint('GET', '/admin/delivery-run', {
  summary: 'The sheet for a day’s run as a PDF: by district, with address, pieces, note and a line to sign on.',
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
