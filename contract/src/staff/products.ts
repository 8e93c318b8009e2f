import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { dimensionRange, productNumbers, type ProductText, productTextNames, productTexts } from '../product-fields.ts'
import { recordOf } from '../record-of.ts'
import { attributeName } from '../products.ts'
import { modelMaximumBytes } from '../limits.ts'
import { staff } from './permissions.ts'
import { staffPicture } from './pictures.ts'
import {
  dollars,
  flag,
  id,
  inAnyLanguage,
  inEachLanguage,
  instant,
  line,
  listOf,
  oneOf,
  pageQuery,
  sortQuery,
  text,
  words,
} from '../wire.ts'

const productKind = z.enum(['GOODS', 'SERVICE'])
/** `ARCHIVED`: no longer sold, and left out of lists unless asked for. */
export const productStatuses = ['DRAFT', 'ACTIVE', 'INACTIVE', 'ARCHIVED'] as const
const productStatus = z.enum(productStatuses)

const productText = z.enum(productTextNames)

export const picturesOfProductAtMost = 20

/** The version that the caller has read. If it is given and outdated, nothing is changed. */
export const seenVersion = z.string().max(64).optional().meta({ description: 'The version that was looked at' })

const store = z.enum(['MAIN', 'MINI']).meta({ description: 'The shop, or the member store paid in points' })

const summary = z.object({
  _id: id,
  key: z.string(),
  store,
  kind: productKind,
  status: productStatus,
  title: words,
  price_from: dollars.nullable(),
  points_from: z.number().int().nullable().meta({ description: 'In the member store, besides the price' }),
  sale: z
    .object({ sale_percent: z.number().int(), sale_starts_at: instant.nullable(), sale_ends_at: instant.nullable() })
    .nullable()
    .meta({ description: 'The largest reduction of its variants that is not over; it may not have begun' }),
  available: z.number().int().nullable().meta({ description: 'Units on all shelves; null where nothing is counted' }),
  picture: staffPicture.nullable(),
  drafts: z.array(productText).meta({ description: 'Texts with Simplified Chinese that is not reviewed yet' }),
})

const shelf = z.object({
  warehouse_id: id,
  warehouse: words,
  available: z.number().int(),
  held: z.number().int(),
  sold: z.number().int(),
})

const whole = ({ least, most }: { least: number; most: number }) => z.number().int().min(least).max(most)
const size = whole(dimensionRange)
export const dimensions = z.strictObject({ width_mm: size, depth_mm: size, height_mm: size })

/** The box of one unit. An unknown dimension exceeds every courier's limit. */
export const parcel = z.strictObject({
  grams: z.number().int().min(1).max(10_000_000).nullable(),
  length_mm: size.nullable(),
  width_mm: size.nullable(),
  height_mm: size.nullable(),
})

const attributes = z.partialRecord(attributeName, z.string())

export const staffVariant = z.object({
  _id: id,
  sku: z.string(),
  title: words,
  includes: words,
  status: z.enum(['ACTIVE', 'INACTIVE']),
  attributes,
  picture_id: id.nullable(),
  price: dollars,
  sale_percent: z.number().int(),
  sale_starts_at: instant.nullable(),
  sale_ends_at: instant.nullable().meta({ description: 'The first moment at which the sale is over' }),
  point_price: z.number().int().nullable(),
  low_stock_from: z.number().int().nullable(),
  dimensions: dimensions.nullable().meta({ description: 'Where it differs from the product' }),
  parcel,
  shelves: z.array(shelf),
  waiting: z.number().int().meta({ description: 'Addresses waiting for a notification that it is back' }),
  version: z.string(),
  prices_version: z.string(),
})

const tags = z.array(line(60, 1)).max(50)

const details = summary.extend({
  ...recordOf(productTextNames, () => words),
  lead_time_days: z.number().int(),
  dimensions: dimensions.nullable(),
  tags: z.array(z.string()).meta({ description: 'Words by which it is found too' }),
  rank: z.number().int().meta({ description: 'The highest stands first among what is recommended' }),
  category_ids: z.array(id),
  pictures: z.array(staffPicture.extend({ alt: words })),
  model_url: z.string().nullable(),
  variants: z.array(staffVariant),
  version: z.string().meta({ description: 'Of texts and facts' }),
  pictures_version: z.string(),
  sales_version: z.string().meta({ description: 'Of the sales on all its variants' }),
})
export const staffProduct = oneOf(details)

/** Single-line texts may not be empty, unless they are optional. */
function written({ longest, isLine, isOptional, isMarkdown }: (typeof productTexts)[ProductText]) {
  if (isLine) return isOptional ? inEachLanguage(line(longest)) : inAnyLanguage(longest)
  return inEachLanguage(isMarkdown ? text(longest).meta({ description: 'Markdown' }) : text(longest))
}
const title = written(productTexts.title)

export const listStaffProducts = endpoint('GET', '/admin/products/all', {
  summary: 'All products, including unpublished ones; archived ones only by status or search.',
  access: staff('products.read'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    q: line(100).optional().meta({ description: 'Part of a title in any language, or of a SKU' }),
    kind: productKind.optional(),
    store: store.optional(),
    status: productStatus.optional(),
    category_id: id.optional().meta({ description: 'Filed there, or below it' }),
    drafts: flag.optional().meta({ description: 'Only those with Simplified Chinese that is not reviewed yet' }),
    ...sortQuery(['title', 'status', 'price', 'available']),
  }),
  response: listOf(summary),
  errors: [],
})

export const findStaffProduct = endpoint('GET', '/admin/products/:id', {
  summary: 'One product with its texts, pictures, variants and stock.',
  access: staff('products.read'),
  rate: 'read',
  response: staffProduct,
  errors: ['product-not-found'],
})

export const addProduct = endpoint('POST', '/admin/products', {
  summary: 'Creates a product as a draft. If Simplified Chinese is empty, it is drafted from Traditional.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    kind: productKind,
    store: store.default('MAIN'),
    title,
    category_ids: z.array(id).max(20).default([]),
  }),
  response: staffProduct,
  errors: ['category-not-found'],
})

export const copyProduct = endpoint('POST', '/admin/products/:id/copy', {
  summary:
    'Creates a draft from a product: with its texts, facts, pictures and variants under new SKUs, without stock, sales and 3D model.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({ title }),
  response: staffProduct,
  errors: ['product-not-found'],
})

export const changeProduct = endpoint('PUT', '/admin/products/:id/change', {
  summary: 'Changes texts, facts or status of a product. The shop shows it immediately; old addresses redirect.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    ...recordOf(productTextNames, (name) => written(productTexts[name]).optional()),
    drafts: z.array(productText).max(productTextNames.length).optional(),
    lead_time_days: whole(productNumbers.lead_time_days).optional(),
    dimensions: dimensions.nullable().optional(),
    tags: tags.optional(),
    rank: whole(productNumbers.rank).optional(),
    category_ids: z.array(id).max(20).optional(),
    status: productStatus.optional(),
    version: seenVersion,
  }),
  response: staffProduct,
  errors: ['product-not-found', 'category-not-found', 'product-incomplete', 'changed-meanwhile'],
})

export const arrangePictures = endpoint('PUT', '/admin/products/:id/pictures', {
  summary: 'Sets the pictures of a product in order, with their texts.',
  access: staff('products.write'),
  rate: 'write',
  body: z.strictObject({
    pictures: z
      .array(z.strictObject({ picture_id: id, alt: inEachLanguage(line(300)) }))
      .min(1)
      .max(picturesOfProductAtMost),
    version: seenVersion,
  }),
  response: staffProduct,
  errors: ['product-not-found', 'picture-not-found', 'changed-meanwhile'],
})

export const setModel = endpoint('POST', '/admin/products/:id/model', {
  summary: 'Sets the 3D model of a product: one self-contained glTF binary (GLB).',
  access: staff('products.write'),
  rate: 'upload',
  file: 'file',
  fileMaximumBytes: modelMaximumBytes,
  response: staffProduct,
  errors: [
    'product-not-found',
    'file-not-a-model',
    'model-refers-outside',
    'model-not-plain',
    'model-too-heavy',
    'body-too-large',
  ],
})

export const removeModel = endpoint('DELETE', '/admin/products/:id/model', {
  summary: 'Removes the 3D model of a product.',
  access: staff('products.write'),
  rate: 'write',
  response: staffProduct,
  errors: ['product-not-found'],
})
