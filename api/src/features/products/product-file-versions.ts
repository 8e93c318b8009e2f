import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { dimensionNames, productTextNames } from '@fitout/contract/product-fields.ts'
import { attributeNames } from '@fitout/contract/products.ts'
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

/** The columns of facts that are not in one of their own name. */
const columnsOfProduct = recordOf(productTextNames, (name) => locales.map((locale) => `${name}_${locale}`))
const columnsOfVariant: Record<string, readonly string[]> = {
  status: ['variant_status'],
  title: locales.map((locale) => `variant_${locale}`),
  attributes: attributeNames,
  dimensions: dimensionNames.map((side) => `variant_${side}`),
  parcel: ['parcel_grams', 'parcel_length_mm', 'parcel_width_mm', 'parcel_height_mm'],
}

/** The version that a file with these columns may name, where it was exported before the others existed. */
export function formerVersionOfProduct(product: FiledProduct, columns: ReadonlySet<string>): string {
  const facts = factsIn(columns, productFacts(product), columnsOfProduct)
  return cell({ ...facts, drafts: product.drafts.filter((name) => name in facts).toSorted() })
}

/** The same of a variant. */
export function formerVersionOfVariant(variant: FiledVariant, columns: ReadonlySet<string>): string {
  return cell(factsIn(columns, variantFacts(variant), columnsOfVariant))
}

/** The facts for which there is a column, and the drafts, in the same order. */
function factsIn(columns: ReadonlySet<string>, facts: object, columnsOf: Readonly<Record<string, readonly string[]>>) {
  const isHere = (name: string) => name === 'drafts' || (columnsOf[name] ?? [name]).some((one) => columns.has(one))
  return Object.fromEntries(Object.entries(facts).filter(([name]) => isHere(name)))
}

// The leading letter keeps spreadsheets from reading 12e4567890123456 as a number.
const cell = (facts: unknown) => `v${versionOf(facts)}`

export function inEach(words: Words): Record<Locale, string> {
  return { zh: words.zh ?? '', cn: words.cn ?? '', en: words.en ?? '' }
}
