import { locales, type Words } from '@fitout/contract/locales.ts'
import { csvLine } from '../../http/csv-file.ts'
import type { ImportFault, SourceRow } from './import-records.ts'
import { faultAt } from './import-records.ts'
import type { ReadProduct, ReadVariant } from './read-product.ts'

const texts = ['title', 'summary', 'description', 'listing_title'] as const

/** The origin of a row in the shop's own product file. */
export type RowOrigin = { product: ReadProduct; at: SourceRow }

type Options = {
  /** The warehouse that receives the stock. */
  warehouse: string | undefined
  /** The category keys of a product; none if they have not been created yet. */
  categoriesOf?: (product: ReadProduct) => string[]
  /** Fills in languages without text. */
  spread: (words: Words) => Words
}

const longestDescription = 20_000

/**
 * Converts products to rows of the shop's own product file, so that its rules and audit apply; with the origin of each
 * row by its number.
 */
export function productFileOf(products: ReadProduct[], { warehouse, categoriesOf, spread }: Options) {
  const columns = [
    'product',
    'sku',
    'kind',
    ...locales.flatMap((locale) => texts.map((name) => `${name}_${locale}`)),
    'tags',
    ...(categoriesOf ? ['categories'] : []),
    ...locales.map((locale) => `variant_${locale}`),
    'variant_status',
    'price',
    'sale_percent',
    'sale_starts_at',
    'sale_ends_at',
    'parcel_grams',
    'parcel_length_mm',
    'parcel_width_mm',
    'parcel_height_mm',
    ...(warehouse === undefined ? [] : [`stock_${warehouse}`]),
  ]
  const origins: RowOrigin[] = []
  function* lines() {
    yield csvLine(columns)
    for (const product of products) {
      const categories = categoriesOf?.(product) ?? []
      for (const variant of product.variants) {
        const cells = cellsOf(product, variant, { categories, warehouse, spread })
        yield csvLine(columns.map((column) => cells[column] ?? ''))
      }
    }
  }
  for (const product of products) for (const { at } of product.variants) origins.push({ product, at })
  const encoder = new TextEncoder()
  return {
    origins,
    *open() {
      for (const line of lines()) yield encoder.encode(line)
    },
  }
}

function cellsOf(
  product: ReadProduct,
  variant: ReadVariant,
  { categories, warehouse, spread }: Pick<Options, 'warehouse' | 'spread'> & { categories: string[] },
): Record<string, string | undefined> {
  const words = {
    title: spread(product.title),
    summary: spread(product.summary),
    description: spread(product.description),
    listing_title: spread(product.listingTitle ?? {}),
    variant: spread(variant.title),
  }
  return {
    product: product.key,
    sku: variant.sku,
    kind: 'GOODS',
    ...Object.fromEntries(
      locales.flatMap((locale) => [
        ...texts.map((name) => [`${name}_${locale}`, words[name][locale] ?? '']),
        [`variant_${locale}`, words.variant[locale] ?? ''],
      ]),
    ),
    tags: product.tags.map((tag) => tag.replaceAll(';', ',')).join(';'),
    categories: categories.join(';'),
    variant_status: variant.isActive ? 'ACTIVE' : 'INACTIVE',
    price: variant.price,
    sale_percent: String(variant.salePercent),
    sale_starts_at: variant.saleFrom,
    sale_ends_at: variant.saleUntil,
    parcel_grams: variant.grams,
    parcel_length_mm: variant.lengthMm,
    parcel_width_mm: variant.widthMm,
    parcel_height_mm: variant.heightMm,
    [`stock_${warehouse}`]: variant.stock,
  }
}

/** The errors of a product before the shop's own rules are applied. */
export function ownFaultsOf(product: ReadProduct): ImportFault[] {
  const fault = (column: string, code: ImportFault['code']) =>
    faultAt(product.at, product.columns[column] ?? column, code)
  const written = locales.filter((locale) => product.title[locale])
  const skus = product.variants.map(({ sku }) => sku)
  const again = product.variants.filter(({ sku }, index) => skus.indexOf(sku) !== index)
  return [
    ...product.faults,
    ...(product.key === '' ? [fault('product', 'required')] : []),
    ...(written.length === 0 ? [faultAt(product.at, nameOf(product, 'title'), 'required')] : []),
    ...(locales.some((locale) => (product.description[locale] ?? '').length > longestDescription)
      ? [faultAt(product.at, nameOf(product, 'description'), 'too-long')]
      : []),
    ...again.map(({ at, sku }) => faultAt(at, product.columns['sku'] ?? 'sku', 'duplicate', { value: sku })),
  ]
}

/** The column in the imported file for one of the shop's own: `title_zh` is its `Title`. */
export function nameOf({ columns }: ReadProduct, column: string): string {
  const plain = column.replace(/_(?:zh|cn|en)$/, '')
  const stock = column.startsWith('stock_') ? columns['stock'] : undefined
  const known = columns[column] ?? columns[plain] ?? stock
  return known ?? locales.map((locale) => columns[`${plain}_${locale}`]).find((one) => one !== undefined) ?? column
}
