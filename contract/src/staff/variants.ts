import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { staff } from './permissions.ts'
import { dimensions, parcel, productStatuses, seenVersion, staffProduct, staffVariant } from './products.ts'
import { id, inAnyLanguage, inEachLanguage, instant, line, listOf, pageQuery, text, words } from '../wire.ts'

const attributeName = z.enum(['colour', 'material', 'size'])

const variantFields = {
  sku: line(64, 1).refine((sku) => /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(sku), { params: { code: 'invalid' } }),
  title: inAnyLanguage(200),
  includes: inEachLanguage(text(2000))
    .optional()
    .meta({ description: 'Of a package of a service: a line for each thing' }),
  attributes: z.partialRecord(attributeName, line(60, 1)).default({}),
  dimensions: dimensions.nullable().optional().meta({ description: 'Where it differs from the product' }),
  parcel: parcel.optional(),
  low_stock_from: z
    .number()
    .int()
    .min(0)
    .max(100_000)
    .nullable()
    .optional()
    .meta({ description: 'From how many units on it runs low; null goes by the usual' }),
  point_price: z
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .nullable()
    .optional()
    .meta({ description: 'What a piece of the member store costs' }),
}

const price = z.number().min(0).max(1_000_000_000).multipleOf(0.01)
const salePercent = z.number().int().min(0).max(99)

const sale = {
  sale_percent: salePercent,
  sale_starts_at: instant.nullable().default(null).meta({ description: 'Now, where it is left out' }),
  sale_ends_at: instant.nullable().default(null).meta({ description: 'The first moment at which it is over' }),
}
const inOrder = { message: 'It ends before it begins', path: ['sale_ends_at'], params: { code: 'ends-before' } }
const endsLater = (days: { sale_starts_at: string | null; sale_ends_at: string | null }) =>
  !days.sale_starts_at || !days.sale_ends_at || Date.parse(days.sale_ends_at) > Date.parse(days.sale_starts_at)

export const addVariant = endpoint('POST', '/admin/products/:id/variants', {
  summary: 'Adds a variant, with zero stock in every warehouse where it is tracked.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ ...variantFields, price, sale_percent: salePercent.default(0) }),
  response: staffProduct,
  errors: ['product-not-found', 'sku-taken'],
})

export const changeVariant = endpoint('PUT', '/admin/variants/:id/change', {
  summary: 'Changes a variant, or retires it: it remains in orders but is no longer sold.',
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

export const moveVariant = endpoint('PUT', '/admin/variants/:id/move', {
  summary: 'Moves a variant to a position within its product.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ position: z.number().int().min(0).max(1000) }),
  response: staffProduct,
  errors: ['variant-not-found'],
})

export const priceVariant = endpoint('PUT', '/admin/variants/:id/price', {
  summary: 'Sets the price of a variant, and the percentage and period of a sale.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ price, ...sale, version: seenVersion }).refine(endsLater, inOrder),
  response: staffProduct,
  errors: ['variant-not-found', 'changed-meanwhile'],
})

export const setSale = endpoint('PUT', '/admin/products/:id/sale', {
  summary: 'Sets the same sale on all variants of a product on sale; 0 % ends it.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ ...sale, version: seenVersion }).refine(endsLater, inOrder),
  response: staffProduct,
  errors: ['product-not-found', 'changed-meanwhile'],
})

export const moveStock = endpoint('POST', '/admin/variants/:id/stock-movements', {
  summary: 'Adds stock, or removes stock that is not ordered.',
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
    seen: z
      .number()
      .int()
      .min(0)
      .optional()
      .meta({ description: 'How many were free when it was looked at; if given and outdated, nothing is moved' }),
  }),
  response: staffProduct,
  errors: ['variant-not-found', 'shelf-short', 'changed-meanwhile'],
})

export const listStaffVariants = endpoint('GET', '/admin/variants/all', {
  summary:
    'The variants of all products with their prices and shelves, product by product; of archived ones by their status, ' +
    'or when they are searched for.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(50),
    q: line(100).optional().meta({ description: 'Part of the title of a product in any language, or of a SKU' }),
    category_id: id.optional().meta({ description: 'In which the product is filed, or below it' }),
    status: z.enum(productStatuses).optional().meta({ description: 'Of the product' }),
  }),
  response: listOf(
    staffVariant.extend({ product: z.object({ _id: id, title: words, status: z.enum(productStatuses) }) }),
  ),
  errors: [],
})

export const listMovements = endpoint('GET', '/admin/variants/:id/stock-movements/all', {
  summary: 'The stock movements of a variant by staff and by orders, latest first.',
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
