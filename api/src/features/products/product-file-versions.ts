import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { productTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { versionOf } from '../../http/seen-version.ts'
import type { FiledProduct, FiledVariant } from './product-file-queries.ts'

/** The facts of a product that the audit trail keeps when a file changes it. */
export function productFacts(product: FiledProduct) {
  const { id: _id, key: _key, has_picture: _picture, variants: _variants, ...facts } = product
  const texts = recordOf(productTextNames, (name) => inEach(product[name]))
  return { ...facts, ...texts, drafts: facts.drafts.toSorted(), categories: facts.categories.toSorted() }
}

/** The facts of a variant, under the same names as when staff change it directly. */
export function variantFacts({ id: _id, stock: _stock, price_cents: cents, ...variant }: FiledVariant) {
  const { parcel_grams, parcel_length_mm, parcel_width_mm, parcel_height_mm, ...others } = variant
  const { variant_width_mm: width_mm, variant_depth_mm: depth_mm, variant_height_mm: height_mm, ...facts } = others
  const dimensions = width_mm && depth_mm && height_mm ? { width_mm, depth_mm, height_mm } : null
  const sides = { length_mm: parcel_length_mm, width_mm: parcel_width_mm, height_mm: parcel_height_mm }
  const parcel = { grams: parcel_grams, ...sides }
  return { ...facts, title: inEach(facts.title), price: toDollars(cents), dimensions, parcel }
}

export const versionOfProduct = (product: FiledProduct) => cell(productFacts(product))
export const versionOfVariant = (variant: FiledVariant) => cell(variantFacts(variant))

/** The version that a file with these columns may name, where it was exported before the other texts existed. */
export function formerVersionOfProduct(product: FiledProduct, columns: ReadonlySet<string>): string {
  const unknown = productTextNames.filter((name) => !locales.some((locale) => columns.has(`${name}_${locale}`)))
  const facts = Object.entries(productFacts(product)).filter(([name]) => !unknown.some((one) => one === name))
  const drafts = product.drafts.filter((name) => !unknown.includes(name)).toSorted()
  return cell({ ...Object.fromEntries(facts), drafts })
}

// The leading letter keeps spreadsheets from reading 12e4567890123456 as a number.
const cell = (facts: unknown) => `v${versionOf(facts)}`

export function inEach(words: Words): Record<Locale, string> {
  return { zh: words.zh ?? '', cn: words.cn ?? '', en: words.en ?? '' }
}
