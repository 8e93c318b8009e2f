import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { staff } from './staff-permissions.ts'
import { inEach, seenVersion, staffProduct } from './staff-products.ts'
import { id, instant, line, listOf, pageQuery, words } from './wire.ts'

const attributeName = z.enum(['colour', 'material', 'size'])

const variantFields = {
  sku: line(64, 1).refine((sku) => /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(sku), { params: { code: 'invalid' } }),
  title: inEach(line(200, 1)),
  attributes: z.partialRecord(attributeName, line(60, 1)).default({}),
}

const price = z.number().min(0).max(1_000_000_000).multipleOf(0.01)
const salePercent = z.number().int().min(0).max(99)

export const listAttributes = endpoint('GET', '/admin/attributes/all', {
  summary: 'The colours, materials and sizes that variants can have.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object(pageQuery(100)),
  response: listOf(z.object({ name: attributeName, value: z.string(), title: words, swatch: z.string().nullable() })),
  errors: [],
})

export const addVariant = endpoint('POST', '/admin/products/:id/variants', {
  summary: 'Adds a variant, with an empty shelf in every warehouse where it is counted.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ ...variantFields, price, sale_percent: salePercent.default(0) }),
  response: staffProduct,
  errors: ['product-not-found', 'sku-taken'],
})

export const changeVariant = endpoint('PUT', '/admin/variants/:id/change', {
  summary: 'Changes a variant, or retires it: it stays in orders and is sold no more.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    ...variantFields,
    picture_id: id.nullable().meta({ description: 'Of the pictures of its product, the one that shows it' }),
    status: z.enum(['ACTIVE', 'INACTIVE']),
    version: seenVersion,
  }),
  response: staffProduct,
  errors: ['variant-not-found', 'picture-not-found', 'product-incomplete', 'sku-taken', 'changed-meanwhile'],
})

export const priceVariant = endpoint('PUT', '/admin/variants/:id/price', {
  summary: 'Sets the price of a variant and how much of it a sale takes off.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ price, sale_percent: salePercent }),
  response: staffProduct,
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
  response: staffProduct,
  errors: ['variant-not-found', 'out-of-stock'],
})

export const listMovements = endpoint('GET', '/admin/variants/:id/stock-movements/all', {
  summary: 'What came to the shelves of a variant and what left them, the latest first: by staff and by orders.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object(pageQuery(25)),
  response: listOf(
    z.object({
      _id: z.string(),
      at: instant,
      kind: z.enum(['MOVED', 'ORDERED', 'RELEASED', 'RETURNED']),
      quantity: z.number().int().meta({ description: 'What became available, or, below zero, ceased to be' }),
      warehouse: words,
      reason: z.string().nullable(),
      staff_name: z.string().nullable(),
      order: z.object({ _id: id, reference: z.string() }).nullable(),
    }),
  ),
  errors: ['variant-not-found'],
})
