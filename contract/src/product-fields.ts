import { isListingText, listingTexts } from './listing-fields.ts'

/** How much a text weighs in the search: the title most, then labels, then long texts. */
type SearchPlace = 'title' | 'label' | 'body'
type TextField = {
  longest: number
  /** Where the shop's own search finds it; if omitted, nowhere. */
  search?: SearchPlace
  isLine?: boolean
  /** Of a line that may be empty. */
  isOptional?: boolean
  isMarkdown?: boolean
}

/** The texts shown below the description on a product page, in this order, each with a heading. */
const factTexts = {
  materials: { longest: 1000, search: 'label' },
  care: { longest: 1000, search: 'body' },
} satisfies Record<string, TextField>

const texts = {
  title: { longest: 200, search: 'title', isLine: true },
  summary: { longest: 1000, search: 'label' },
  description: { longest: 20_000, search: 'body', isMarkdown: true },
  ...factTexts,
  ...listingTexts,
} satisfies Record<string, TextField>

export type ProductText = keyof typeof texts
export type ProductFactText = keyof typeof factTexts

/**
 * The texts of a product, each in three languages. API answers, forms, product files, search and audit trail are derived
 * from this list: a new text is an entry here, a column of `products`, and its name in
 * `messages/{zh,cn,en}/product-fields.ts`.
 */
export const productTexts: Readonly<Record<ProductText, TextField>> = texts
export const productTextNames = Object.keys(texts) as ProductText[]
export const productFactTextNames = Object.keys(factTexts) as ProductFactText[]
/** The texts that visitors read on the page. */
export const productPageTextNames = productTextNames.filter((name) => !isListingText(name))

type Range = { least: number; most: number }

/** The whole-number fields of a product. */
export const productNumbers = {
  lead_time_days: { least: 0, most: 730 },
  rank: { least: -1_000_000, most: 1_000_000 },
} as const satisfies Record<string, Range>

/** The dimensions of a product, a variant or a parcel. */
export const dimensionNames = ['width_mm', 'depth_mm', 'height_mm'] as const
export const dimensionRange = { least: 1, most: 100_000 } as const satisfies Range
