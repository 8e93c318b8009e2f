/**
 * The shapes in which the demo company's data is written down.
 * Money here is whole Hong Kong dollars as a person writes a price list; the seed turns it into cents.
 */

/** One text in the three languages of the shop: English, Traditional Chinese (Hong Kong), Simplified Chinese. */
export type Words = { en: string; zh: string; cn: string }

/** A picture below `seed/media`, with what it shows. */
export type SeedPicture = { file: string; alt: Words }

export type SeedCategory = {
  key: string
  title: Words
  description: Words
  picture?: SeedPicture
  children?: SeedCategory[]
}

/** The closed list of attribute names; values and their words stand in `attributes.ts`. */
export type AttributeName = 'colour' | 'material' | 'size'

/** `swatch` is a CSS colour, shown where the attribute is a colour. */
export type SeedAttributeValue = { title: Words; swatch?: string }

export type SeedWarehouse = { key: string; title: Words; address: Words }

/** The box the piece travels in: couriers accept by weight and size. Services have none. */
export type SeedParcel = { grams: number; lengthMm: number; widthMm: number; heightMm: number }

export type SeedDimensions = { widthMm: number; depthMm: number; heightMm: number }

export type SeedVariant = {
  sku: string
  title: Words
  attributes: Partial<Record<AttributeName, string>>
  price: number
  /** Points for one unit, beside the price, in the member store. */
  pointPrice?: number
  /** Whole per cent off, when this variant is on sale. */
  salePercent?: number
  /** Units by warehouse key; left out for services, which are not counted. */
  stock?: Record<string, number>
  parcel?: SeedParcel
  /** Where they differ from the product's. */
  dimensions?: SeedDimensions
  /** Which of the product's pictures shows this variant, by index. */
  picture?: number
}

export type SeedProduct = {
  key: string
  kind: 'GOODS' | 'SERVICE'
  /** Keys of leaf categories. */
  categories: string[]
  title: Words
  /** One sentence under the title. */
  summary: Words
  /** Markdown, two or three short paragraphs. */
  description: Words
  tags: string[]
  dimensions?: SeedDimensions
  materials?: Words
  care?: Words
  leadTimeDays: number
  /** GLB below `seed/media/models`. */
  model?: string
  pictures: SeedPicture[]
  variants: SeedVariant[]
  /** ISO date of publication; newest first is a sort order. */
  publishedOn: string
}
