import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staff } from './staff-permissions.ts'
import { dollars, id, line, listOf, oneOf, pageQuery, text, words } from './wire.ts'

const productKind = z.enum(['GOODS', 'SERVICE'])
export const productStatuses = ['DRAFT', 'ACTIVE', 'INACTIVE'] as const
const productStatus = z.enum(productStatuses)

const summary = z.object({
  _id: id,
  key: z.string(),
  kind: productKind,
  status: productStatus,
  title: words,
  price_from: dollars.nullable(),
  available: z.number().int().nullable().meta({ description: 'Units on all shelves; null where nothing is counted' }),
})

const shelf = z.object({
  warehouse_id: id,
  warehouse: words,
  available: z.number().int(),
  held: z.number().int(),
  sold: z.number().int(),
})

const variant = z.object({
  _id: id,
  sku: z.string(),
  title: words,
  price: dollars,
  sale_percent: z.number().int(),
  shelves: z.array(shelf),
})

const details = summary.extend({ summary: words, description: words, variants: z.array(variant) })

/** One text in all three languages: what is published is published in each. */
function inEach(one: ReturnType<typeof text>) {
  return z.strictObject({ zh: one, cn: one, en: one })
}

export const listStaffProducts = endpoint('GET', '/admin/products/all', {
  summary: 'All products, also those that are not shown.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    q: line(100).optional().meta({ description: 'Part of a title in any language, or of a SKU' }),
    kind: productKind.optional(),
    status: productStatus.optional(),
  }),
  response: listOf(summary),
  errors: [],
})

export const findStaffProduct = endpoint('GET', '/admin/products/:id', {
  summary: 'One product with its texts, variants and shelves.',
  access: staff('products.read'),
  rate: 'read',
  response: oneOf(details),
  errors: ['product-not-found'],
})

export const changeProduct = endpoint('PUT', '/admin/products/:id/change', {
  summary: 'Changes texts, or whether the product is shown. The shop shows it at once; earlier addresses lead to it.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    title: inEach(line(200, 1)).optional(),
    summary: inEach(text(1000)).optional(),
    description: inEach(text(20_000)).optional().meta({ description: 'Markdown' }),
    status: productStatus.optional(),
  }),
  response: oneOf(details),
  errors: ['product-not-found'],
})

export const priceVariant = endpoint('PUT', '/admin/variants/:id/price', {
  summary: 'Sets the price of a variant and how much of it a sale takes off.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    price: z.number().min(0).max(1_000_000_000).multipleOf(0.01),
    sale_percent: z.number().int().min(0).max(99),
  }),
  response: oneOf(details),
  errors: ['variant-not-found'],
})

export const moveStock = endpoint('POST', '/admin/variants/:id/stock-movements', {
  summary: 'Puts units on a shelf, or takes away units that nobody has ordered.',
  access: staff('stock.move'),
  rate: 'write',
  body: z.strictObject({
    warehouse_id: id,
    quantity: z
      .number()
      .int()
      .min(-100_000)
      .max(100_000)
      .refine((units) => units !== 0, { params: { code: 'invalid' } }),
    reason: line(200, 1),
  }),
  response: oneOf(details),
  errors: ['variant-not-found', 'out-of-stock'],
})
