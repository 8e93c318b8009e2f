import { z } from 'zod'
import { categoryKind } from './categories.ts'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { productFactTextNames } from './product-fields.ts'
import { recordOf } from './record-of.ts'
import { reviewReply } from './reviews.ts'
import {
  commaList,
  dollars,
  flag,
  id,
  instant,
  line,
  listing,
  listOf,
  oneOf,
  pageQuery,
  picture,
  relatedUrl,
  words,
} from './wire.ts'

export const availability = z.enum(['ONLINE_BOOKING_AVAILABLE', 'NOT_ACCEPTED'])

export const attributeNames = ['colour', 'material', 'size'] as const
export const attributeName = z.enum(attributeNames)
export type VariantAttributes = Partial<Record<(typeof attributeNames)[number], string>>

const attributeValue = z.object({ value: z.string(), title: words, swatch: z.string().nullable() })

export const productCard = z.object({
  _id: id,
  kind: categoryKind,
  title: words,
  slug: words,
  summary: words,
  picture: picture,
  hover_picture: picture.nullable(),
  price_from: dollars.meta({
    description: 'Of the version a filter found, or else of the cheapest that can be booked',
  }),
  original_price_from: dollars.meta({ description: 'Of the same variant; higher than price_from on sale' }),
  has_price_range: z.boolean(),
  point_price: z
    .number()
    .int()
    .nullable()
    .default(null)
    .meta({ description: 'Points beside price_from, in the member store' }),
  discount_percent: z.number().int(),
  availability,
  rating_average: z.number().nullable(),
  rating_count: z.number().int(),
  colours: z.array(attributeValue),
  variant_count: z.number().int(),
  variant_id: id
    .nullable()
    .default(null)
    .meta({ description: 'The version of price_from, where the page would open with another' }),
  single_variant_id: id.nullable().meta({ description: 'Where there is nothing to choose' }),
  is_liked: z.boolean().meta({ description: 'On the wishlist of the caller, where there is a session' }),
  published_at: instant,
})

const facet = { count: z.number().int() }

export const productFacets = z.object({
  categories: z.array(z.object({ _id: id, title: words, slug: words, ...facet })),
  attributes: z.array(z.object({ name: attributeName, values: z.array(attributeValue.extend(facet)) })),
  kinds: z.array(z.object({ kind: categoryKind, ...facet })),
  ratings: z.array(z.object({ rating: z.number().int(), ...facet })),
  price: z.object({ min: dollars.nullable(), max: dollars.nullable() }),
  in_stock: z.number().int(),
  on_sale: z.number().int(),
})

export const productSorts = ['recommended', 'published_at', 'price', 'title', 'rating'] as const

const attributeFilters = Object.fromEntries(
  attributeNames.map((name) => [`attributes[${name}]`, commaList(line(60), 30).optional()]),
) as {
  [Name in `attributes[${(typeof attributeNames)[number]}]`]: z.ZodOptional<ReturnType<typeof commaList<z.ZodString>>>
}

export const filterProducts = endpoint('GET', '/stores/:store_id/product-management/products/filter', {
  summary: 'Products by search and filters, with the number of results for each further filter.',
  access: 'anyone',
  rate: 'search',
  shared: 'with strangers',
  query: z.object({
    ...pageQuery(5),
    ...attributeFilters,
    keyword: line(100).optional(),
    category_ids: commaList(id, 50).optional().meta({ description: 'With everything below them' }),
    logic_gate: z.enum(['OR', 'AND', 'or', 'and']).default('OR').meta({ description: 'Between categories' }),
    kind: categoryKind.optional(),
    min_price: z.coerce.number().min(0).max(100_000_000).optional(),
    max_price: z.coerce.number().min(0).max(100_000_000).optional(),
    in_stock: flag.optional(),
    on_sale: flag.optional(),
    rating: z.coerce.number().int().min(1).max(5).optional().meta({ description: 'At least' }),
    slug: line(200).optional(),
    ids: commaList(id, 100).optional(),
    exclude_ids: commaList(id, 100).optional(),
    sort_by: z.enum(productSorts).default('recommended'),
    sort_order: z.enum(['asc', 'desc']).optional(),
    facets: flag.default(true).meta({ description: 'Whether facets are counted' }),
    locale: line(8).optional().meta({ description: 'The language to sort titles by' }),
  }),
  response: listOf(productCard).extend({
    facets: productFacets.nullable(),
    corrected_keyword: z.string().nullable().meta({ description: 'What was searched, where a typo was mended' }),
  }),
  errors: ['store-not-found'],
})

const outline = z
  .object({ front: z.string(), side: z.string() })
  .meta({ description: 'SVG paths in a square of 1000 that front and side fill, traced from the 3D model' })
export type Outline = z.infer<typeof outline>

const dimensions = z.object({ width_mm: z.number(), depth_mm: z.number(), height_mm: z.number() })

export const productVariant = z.object({
  _id: id,
  sku: z.string(),
  title: words,
  includes: words.default({}).meta({ description: 'Of a package of a service: a line for each thing' }),
  attributes: z.array(attributeValue.extend({ name: attributeName })),
  price: dollars,
  original_price: dollars,
  discount_percent: z.number().int(),
  point_price: z.number().int().nullable(),
  availability,
  low_stock: z.number().int().nullable().meta({ description: 'How many are left, once few are' }),
  picture: z.number().int().nullable().meta({ description: "Index into the product's pictures" }),
  dimensions: dimensions.nullable().default(null).meta({ description: "Its own, or else the product's" }),
})

export const productDetails = z.object({
  ...productCard.omit({ picture: true, hover_picture: true, single_variant_id: true, variant_id: true, colours: true })
    .shape,
  description_html: words,
  ...recordOf(productFactTextNames, () => words.default({})),
  ...listing,
  tags: z.array(z.string()),
  lead_time_days: z.number().int(),
  dimensions: dimensions.nullable(),
  outline: outline.nullable().default(null),
  model_url: z.string().nullable(),
  pictures: z.array(picture),
  variants: z.array(productVariant),
  category_path: z.array(z.object({ _id: id, title: words, slug: words })),
})

export const findProduct = endpoint('GET', '/stores/:store_id/product-management/products/:id/details', {
  summary: 'One product with its variants.',
  access: 'anyone',
  rate: 'read',
  shared: 'with strangers',
  response: oneOf(productDetails),
  errors: ['store-not-found', 'product-not-found'],
})

export const productReview = z.object({
  _id: id,
  rating: z.number().int(),
  comment: z.string(),
  language: z.enum(locales),
  images: z.array(picture),
  user: z.object({ avatar: z.string().nullable(), username: z.string() }),
  is_verified_purchase: z
    .boolean()
    .meta({ description: 'Whether it was written from an order of this shop that was not given back' }),
  created_at: instant,
  reply: reviewReply.nullable().meta({ description: 'What the studio answered' }),
})

export const productReviews = endpoint('GET', '/stores/:store_id/product-management/products/:id/reviews', {
  summary: 'The approved reviews of a product, newest first.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  query: z.object({
    ...pageQuery(100),
    sort_by: z.enum(['created_at', 'rating']).default('created_at'),
    sort_order: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: listOf(productReview).extend({
    ratings: z
      .array(z.object({ rating: z.number().int(), count: z.number().int() }))
      .meta({ description: 'How many of all reviews gave so many stars, the most stars first' }),
  }),
  errors: ['store-not-found', 'product-not-found'],
})

export const relatedProductUrls = endpoint('GET', '/stores/:store_id/product-management/related-products-urls', {
  summary: 'List calls for products related to one.',
  access: 'anyone',
  rate: 'read',
  shared: true,
  query: z.object({ product_id: id, items_per_page: pageQuery(12).per_page }),
  response: z.object({ data: z.array(relatedUrl) }),
  errors: ['store-not-found', 'product-not-found'],
})
