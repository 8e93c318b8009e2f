import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { words } from './wire.ts'

export const productOffers = endpoint('GET', '/stores/:store_id/product-management/products/:id/offers', {
  summary: 'The campaigns in force that concern a product. Booking forms apply them automatically.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  response: z.object({ data: z.array(z.object({ title: words })) }),
  errors: ['store-not-found'],
})
