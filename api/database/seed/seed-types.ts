import { z } from 'zod'

/**
 * The types of the demo company's data. Money is in whole Hong Kong dollars, as in a price list; the seed converts it to cents.
 */

/** One text in the three languages of the shop: English, Traditional Chinese (Hong Kong), Simplified Chinese. */
export const words = z.strictObject({ en: z.string(), zh: z.string(), cn: z.string() })
export type Words = z.infer<typeof words>

/** A picture below `seed/media`, with its description. */
export const seedPicture = z.strictObject({ file: z.string(), alt: words })
export type SeedPicture = z.infer<typeof seedPicture>

export const seedCategory = z.strictObject({
  key: z.string(),
  title: words,
  description: words,
  picture: seedPicture.optional(),
  get children() {
    return z.array(seedCategory).optional()
  },
})
export type SeedCategory = z.infer<typeof seedCategory>

/** The closed list of attribute names; values and their texts are in `attributes.ts`. */
const attributeName = z.enum(['colour', 'material', 'size'])
export type AttributeName = z.infer<typeof attributeName>

/** `swatch` is a CSS colour, shown if the attribute is a colour. */
export type SeedAttributeValue = { title: Words; swatch?: string }

export type SeedWarehouse = { key: string; title: Words; address: Words }

/** The piece's box: couriers accept by weight and size. Services have none. */
const seedParcel = z.strictObject({
  grams: z.int(),
  lengthMm: z.int(),
  widthMm: z.int(),
  heightMm: z.int(),
})

const seedDimensions = z.strictObject({ widthMm: z.int(), depthMm: z.int(), heightMm: z.int() })

const seedVariant = z.strictObject({
  sku: z.string(),
  title: words,
  attributes: z.partialRecord(attributeName, z.string()),
  price: z.number(),
  /** Points for one unit, besides the price, in the member store. */
  pointPrice: z.int().optional(),
  /** Whole per cent off, when this variant is on sale. */
  salePercent: z.int().optional(),
  /** Units by warehouse key; omitted for services, which have no stock. */
  stock: z.record(z.string(), z.int()).optional(),
  parcel: seedParcel.optional(),
  /** Where they differ from the product's. */
  dimensions: seedDimensions.optional(),
  /** Which of the product's pictures shows this variant, by index. */
  picture: z.int().optional(),
})
export type SeedVariant = z.infer<typeof seedVariant>

export const seedProduct = z.strictObject({
  key: z.string(),
  kind: z.enum(['GOODS', 'SERVICE']),
  /** Keys of leaf categories. */
  categories: z.array(z.string()),
  title: words,
  /** One sentence under the title. */
  summary: words,
  /** Markdown, two or three short paragraphs. */
  description: words,
  tags: z.array(z.string()),
  dimensions: seedDimensions.optional(),
  materials: words.optional(),
  care: words.optional(),
  leadTimeDays: z.int(),
  /** GLB below `seed/media/models`. */
  model: z.string().optional(),
  pictures: z.array(seedPicture),
  variants: z.array(seedVariant),
  /** ISO date of publication; newest first is a sort order. */
  publishedOn: z.string(),
})
export type SeedProduct = z.infer<typeof seedProduct>
