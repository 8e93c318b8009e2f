import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, listOf, pageQuery, words } from './wire.ts'

export const allWarehouses = endpoint('GET', '/stores/:store_id/warehouses/all', {
  summary: 'The warehouses of a store.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  query: z.object(pageQuery(100)),
  response: listOf(z.object({ _id: id, title: words, address: words })),
  errors: ['store-not-found'],
})
