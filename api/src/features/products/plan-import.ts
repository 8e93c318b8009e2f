import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '@fitout/contract/locales.ts'
import { toCents } from '@fitout/contract/money.ts'
import { dimensionNames, productTextNames } from '@fitout/contract/product-fields.ts'
import { recordOf } from '@fitout/contract/record-of.ts'
import { attributeNames } from '@fitout/contract/products.ts'
import { newId } from '../../database/new-id.ts'
import { createYielding } from '../../http/yielding.ts'
import type { FiledProduct, FiledVariant } from './product-file-queries.ts'
import { exportedStockPrefix, productColumns, stockPrefix, variantColumns } from './product-file-columns.ts'
import {
  formerVersionOfProduct,
  formerVersionOfVariant,
  inEach,
  productFacts,
  variantFacts,
  versionOfProduct,
  versionOfVariant,
} from './product-file-versions.ts'
import type { Fault } from './import-outcome.ts'
import { draft, languagesIn, requireWritten, wordsIn } from './import-words.ts'
import type { FileRow, ProductFile } from './read-product-file.ts'

/** The existing data that a file may refer to. */
export type ImportContext = {
  products: Map<string, FiledProduct>
  skuHolders: Map<string, string>
  categories: Map<string, string>
  warehouses: Map<string, string>
  /** `colour sage` */
  attributes: Set<string>
  /** The languages that the studio writes, its own first. */
  languages: readonly Locale[]
}

export type VariantPlan = { before: FiledVariant | undefined; after: FiledVariant; isChanged: boolean }
export type ProductPlan = {
  before: FiledProduct | undefined
  after: FiledProduct
  isChanged: boolean
  variants: VariantPlan[]
}

const parcelNames = ['parcel_grams', 'parcel_length_mm', 'parcel_width_mm', 'parcel_height_mm'] as const
const measureNames = dimensionNames.map((side) => `variant_${side}` as const)

/** Plans the changes to each product in the file; everything that is not allowed is recorded as a fault of its cell. */
export async function planImport(file: ProductFile, shop: ImportContext): Promise<ProductPlan[]> {
  const seen = new Set<string>()
  for (const { row, cells } of file.rows) {
    const sku = cells['sku']
    if (sku === undefined) continue
    if (seen.has(sku)) file.faults.push({ row, column: 'sku', code: 'duplicate', value: sku })
    seen.add(sku)
  }
  const groups = Map.groupBy(
    file.rows.filter(({ values }) => values['product'] !== undefined),
    ({ values }) => values['product'] as string,
  )
  const plans: ProductPlan[] = []
  const yieldIfDue = createYielding()
  for (const [key, rows] of groups) {
    plans.push(planProduct(file, shop, key, rows as [FileRow, ...FileRow[]]))
    await yieldIfDue()
  }
  return plans
}

function planProduct(file: ProductFile, shop: ImportContext, key: string, rows: [FileRow, ...FileRow[]]): ProductPlan {
  const before = shop.products.get(key)
  const first = rows.find(isAboutProduct) ?? rows[0]
  const others = rows.filter((row) => row !== first)
  const fault = (column: string, code: Fault['code'], at = first) =>
    file.faults.push({ row: at.row, column, code, value: (at.cells[column] ?? '').slice(0, 80) })
  for (const other of others) {
    for (const column of productColumns.keys()) {
      const cell = other.cells[column]
      if (cell !== undefined && cell !== first.cells[column]) fault(column, 'differs', other)
    }
  }

  let after = before ? structuredClone(before) : newProduct(key)
  // Every product has a title: rows that leave all cells of the product empty are about its variants alone.
  const isAboutVariants = before && languagesIn(file, 'title').length > 0 && !isAboutProduct(first)
  if (!isAboutVariants) planFacts(file, shop, first, before, after, fault)
  const variants = rows.flatMap((row) => planVariant(file, shop, before, after, row) ?? [])

  after.status = (first.values['status'] as FiledProduct['status'] | undefined) ?? after.status
  if (before) {
    const versions = (product: FiledProduct) => [
      versionOfProduct(product),
      formerVersionOfProduct(product, file.columns),
    ]
    after = asEdited(before, after, first.values['product_version'], versions, () => fault('product_version', 'stale'))
  }
  const planned = new Map(variants.map((one) => [one.after.sku, one.after.status]))
  const onSale = [...(before?.variants ?? []), ...variants.map((one) => one.after)].some(
    ({ sku, status }) => (planned.get(sku) ?? status) === 'ACTIVE',
  )
  // A product without a picture or an active variant cannot be published or stay published.
  if (after.status === 'ACTIVE' && !(after.has_picture && onSale)) fault('status', 'invalid')
  return {
    before,
    after,
    isChanged: !before || !isDeepStrictEqual(productFacts(before), productFacts(after)),
    variants,
  }
}

const isAboutProduct = ({ cells }: FileRow) => [...productColumns.keys()].some((column) => cells[column] !== undefined)

function planFacts(
  file: ProductFile,
  shop: ImportContext,
  first: FileRow,
  before: FiledProduct | undefined,
  after: FiledProduct,
  fault: (column: string, code: Fault['code']) => void,
): void {
  if (first.values['kind']) {
    if (before && before.kind !== first.values['kind']) fault('kind', 'differs')
    after.kind = first.values['kind'] as FiledProduct['kind']
  } else if (!before && first.cells['kind'] === undefined) fault('kind', 'required')

  for (const text of productTextNames) {
    if (!languagesIn(file, text).length) continue
    after[text] = wordsIn(file, shop, first, text, after[text])
    const isDrafted = draft(after[text])
    const isSame = inEach(after[text]).cn === inEach(before?.[text] ?? {}).cn
    if (isDrafted || !isSame) after.drafts = after.drafts.filter((one) => one !== text)
    if (isDrafted) after.drafts.push(text)
  }
  requireWritten('title', { before: before?.title, after: after.title }, shop, first, fault)
  const has = (column: string) => file.columns.has(column)
  if (has('tags')) after.tags = (first.values['tags'] as string[] | undefined) ?? []
  if (has('categories')) {
    after.categories = [...new Set((first.values['categories'] as string[] | undefined) ?? [])].toSorted()
    if (after.categories.some((one) => !shop.categories.has(one))) fault('categories', 'not-listed')
  }
  if (has('lead_time_days')) after.lead_time_days = Number(first.values['lead_time_days'] ?? 0)
  for (const size of dimensionNames) if (has(size)) after[size] = numberIn(first, size)
}

function planVariant(
  file: ProductFile,
  shop: ImportContext,
  product: FiledProduct | undefined,
  planned: FiledProduct,
  row: FileRow,
): VariantPlan | undefined {
  const { cells, values } = row
  const fault = (column: string, code: Fault['code']) =>
    file.faults.push({ row: row.row, column, code, value: (cells[column] ?? '').slice(0, 80) })
  const sku = values['sku'] as string | undefined
  const stock = [...shop.warehouses.keys()].filter((key) => cells[stockPrefix + key] !== undefined)
  if (sku === undefined) {
    const isAbout = stock.length > 0 || [...variantColumns.keys()].some((column) => cells[column] !== undefined)
    if (cells['sku'] === undefined && isAbout) fault('sku', 'required')
    return undefined
  }
  const before = product?.variants.find((one) => one.sku === sku)
  if (!before && shop.skuHolders.has(sku)) fault('sku', 'duplicate')
  let after = before ? structuredClone(before) : newVariant(sku)

  const has = (column: string) => file.columns.has(column)
  after.status = (values['variant_status'] as FiledVariant['status'] | undefined) ?? after.status
  if (languagesIn(file, 'variant').length) {
    after.title = wordsIn(file, shop, row, 'variant', after.title)
    draft(after.title)
  }
  requireWritten('variant', { before: before?.title, after: after.title }, shop, row, fault)
  for (const name of attributeNames.filter(has)) {
    const value = values[name] as string | undefined
    if (value !== undefined && !shop.attributes.has(`${name} ${value}`)) fault(name, 'not-listed')
    const { [name]: _before, ...rest } = after.attributes
    after.attributes = value === undefined ? rest : { ...rest, [name]: value }
  }
  if (values['price'] !== undefined) after.price_cents = toCents(values['price'] as number)
  else if (cells['price'] === undefined && (has('price') || !before)) fault('price', 'required')
  if (has('sale_percent')) after.sale_percent = Number(values['sale_percent'] ?? 0)
  for (const name of ['sale_starts_at', 'sale_ends_at'] as const) {
    if (has(name)) after[name] = (values[name] as string | undefined) ?? null
  }
  if (after.sale_starts_at && after.sale_ends_at && after.sale_ends_at <= after.sale_starts_at) {
    fault('sale_ends_at', 'too-small')
  }
  for (const name of [...parcelNames, ...measureNames].filter(has)) after[name] = numberIn(row, name)
  const lacking = measureNames.filter((name) => after[name] === null)
  if (lacking.length < measureNames.length) {
    for (const name of lacking) if (cells[name] === undefined) fault(name, 'required')
  }
  if (before) {
    const versions = (variant: FiledVariant) => [
      versionOfVariant(variant),
      formerVersionOfVariant(variant, file.columns),
    ]
    after = asEdited(before, after, values['variant_version'], versions, () => fault('variant_version', 'stale'))
  }
  for (const key of stock) {
    if (planned.kind === 'SERVICE') fault(stockPrefix + key, 'invalid')
    planStock(file, row, key, before, after)
  }
  return { before, after, isChanged: !before || !isDeepStrictEqual(variantFacts(before), variantFacts(after)) }
}

/**
 * A count is applied only where it differs from the exported one, and only if the current count is still the exported
 * one.
 */
function planStock(
  file: ProductFile,
  row: FileRow,
  key: string,
  before: FiledVariant | undefined,
  after: FiledVariant,
) {
  const column = stockPrefix + key
  if (row.values[column] === undefined) return
  const counted = Number(row.values[column])
  const now = before?.stock[key] ?? 0
  const exported = before ? row.values[exportedStockPrefix + key] : now
  const fault = (code: Fault['code'], value: string) => file.faults.push({ row: row.row, column, code, value })
  if (exported === undefined) fault('not-as-exported', String(counted))
  else if (counted !== exported && now !== exported) fault('stale', `${counted} (${String(exported)} → ${now})`)
  else if (counted !== exported) after.stock[key] = counted
}

/** A row counts only where it was edited since the export; an unedited one does not undo later changes. */
function asEdited<Filed extends FiledProduct | FiledVariant>(
  before: Filed,
  after: Filed,
  exported: unknown,
  versionsOf: (filed: Filed) => readonly string[],
  refuse: () => void,
): Filed {
  const isExported = (filed: Filed) => versionsOf(filed).some((version) => version === exported)
  const isSame = versionsOf(after)[0] === versionsOf(before)[0]
  if (exported === undefined || isExported(before) || isSame) return after
  if (isExported(after)) return structuredClone(before)
  refuse()
  return after
}

function numberIn({ values }: FileRow, column: string): number | null {
  return (values[column] as number | undefined) ?? null
}

function newProduct(key: string): FiledProduct {
  const texts = recordOf(productTextNames, () => ({}))
  const sizes = { width_mm: null, depth_mm: null, height_mm: null }
  const facts = { kind: 'GOODS', status: 'DRAFT', drafts: [], tags: [], categories: [], lead_time_days: 0 } as const
  const lists = { drafts: [], tags: [], categories: [], variants: [] }
  return { id: newId(), key, ...texts, ...sizes, ...facts, ...lists, has_picture: false }
}

function newVariant(sku: string): FiledVariant {
  const parcel = { parcel_grams: null, parcel_length_mm: null, parcel_width_mm: null, parcel_height_mm: null }
  const measures = { variant_width_mm: null, variant_depth_mm: null, variant_height_mm: null }
  const prices = { price_cents: 0, sale_percent: 0, sale_starts_at: null, sale_ends_at: null }
  return { id: newId(), sku, status: 'ACTIVE', title: {}, ...prices, ...measures, ...parcel, attributes: {}, stock: {} }
}
