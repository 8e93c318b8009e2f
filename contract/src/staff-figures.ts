import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staff } from './staff-permissions.ts'
import { dollars, id, listOf, oneOf, pageQuery, words } from './wire.ts'

export const readFigures = endpoint('GET', '/admin/figures', {
  summary: 'What the first page counts, and sales and enquiries of the last thirty days in Hong Kong.',
  access: staff('figures.read'),
  rate: 'read',
  response: oneOf(
    z.object({
      late_enquiries: z.int().meta({ description: 'Still new past the promised time' }),
      low_stock: z.int(),
      days: z.array(
        z.object({
          day: z.string(),
          sales: dollars.meta({ description: 'Of orders paid on that day, less what was given back of them' }),
          orders: z.int(),
          enquiries: z.int(),
        }),
      ),
    }),
  ),
  errors: [],
})

export const listLowStock = endpoint('GET', '/admin/low-stock/all', {
  summary: 'Variants on sale of which few units are left, the fewest first.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object(pageQuery(50)),
  response: listOf(
    z.object({
      _id: id,
      product_id: id,
      product_title: words,
      variant_title: words,
      sku: z.string(),
      available: z.int(),
    }),
  ),
  errors: [],
})
