/** Which of the words that find a product count for more: its title, what labels it, or what is written at length. */
type SearchPlace = 'title' | 'label' | 'body'
type TextField = { longest: number; search: SearchPlace; isLine?: boolean; isMarkdown?: boolean }

/** Texts that the page of a product shows below its description, in this order, each under its name. */
const factTexts = {
  materials: { longest: 1000, search: 'label' },
  care: { longest: 1000, search: 'body' },
} satisfies Record<string, TextField>

const texts = {
  title: { longest: 200, search: 'title', isLine: true },
  summary: { longest: 1000, search: 'label' },
  description: { longest: 20_000, search: 'body', isMarkdown: true },
  ...factTexts,
} satisfies Record<string, TextField>

export type ProductText = keyof typeof texts
export type ProductFactText = keyof typeof factTexts

/**
 * The texts of a product, each in three languages. The answers of the API, the form, product files, the search and the
 * audit log follow this list: a new one is an entry here, a column of `products`, and its name in
 * `messages/{zh,cn,en}/product-fields.ts`.
 */
export const productTexts: Readonly<Record<ProductText, TextField>> = texts
export const productTextNames = Object.keys(texts) as ProductText[]
export const productFactTextNames = Object.keys(factTexts) as ProductFactText[]

type Range = { least: number; most: number }

/** Whole numbers of a product. */
export const productNumbers = {
  lead_time_days: { least: 0, most: 730 },
  rank: { least: -1_000_000, most: 1_000_000 },
} as const satisfies Record<string, Range>

/** The measures of a product, a variant or a parcel. */
export const sides = ['width_mm', 'depth_mm', 'height_mm'] as const
export const sideRange = { least: 1, most: 100_000 } as const satisfies Range

/** A value for each of the names. */
export function each<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}
