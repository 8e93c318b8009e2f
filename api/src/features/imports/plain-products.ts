import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import type { PlainField } from '@fitout/contract/staff/imports.ts'
import type { ImportFault, ImportMapping, SourceRow, SourceRows } from './import-records.ts'
import { listIn, pathIn, plainNumber, priceOf, productKey, type ReadProduct, skuOf, unitsOf } from './read-product.ts'

const cellOf = (mapping: ImportMapping) => (row: SourceRow, field: PlainField) =>
  (row.cells[mapping[field] ?? ''] ?? '').trim()

/** Rows with the same key form one product; rows without a key are a product each. */
export function plainKey(row: SourceRow, mapping: ImportMapping): string {
  const cell = cellOf(mapping)
  const [product, sku] = [cell(row, 'product'), cell(row, 'sku')]
  return product || sku || cell(row, 'title_en') || cell(row, 'title_zh') || cell(row, 'title_cn')
}

export const plainSku = (row: SourceRow, mapping: ImportMapping) => cellOf(mapping)(row, 'sku')

/** Parses a product from a studio's own spreadsheet with mapped columns. */
export function readPlainProduct(rows: SourceRows, mapping: ImportMapping): ReadProduct {
  const cell = cellOf(mapping)
  const first = rows[0] as SourceRow
  const faults: ImportFault[] = []
  const words = (row: SourceRow, name: 'title' | 'summary' | 'description' | 'variant'): Words =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const text = cell(row, `${name}_${locale}`)
        return text === '' ? [] : [[locale, text]]
      }),
    )
  const title = words(first, 'title')
  const key = productKey(plainKey(first, mapping))
  const columnOf = (field: PlainField) => mapping[field] ?? field
  const before = mapping.price_before ?? ''
  const inLanguages = (name: 'title' | 'summary' | 'description' | 'variant') =>
    Object.fromEntries(locales.map((locale: Locale) => [`${name}_${locale}`, columnOf(`${name}_${locale}`)]))
  const variants = rows.map((row) => {
    const asked = { price: cell(row, 'price'), before: cell(row, 'price_before'), column: before }
    const { faults: passed, ...price } = priceOf(row, asked)
    faults.push(...passed)
    const own = words(row, 'variant')
    const named = Object.keys(own).length > 0 ? own : title
    return {
      at: row,
      sku: cell(row, 'sku') || skuOf(key, ...Object.values(own).slice(0, 1)),
      title: named,
      ...price,
      stock: unitsOf(cell(row, 'stock')),
      isActive: true,
      grams: plainNumber(cell(row, 'grams')) || undefined,
    }
  })
  const oldAddress = cell(first, 'old_address')
  return {
    key,
    at: first,
    title,
    summary: words(first, 'summary'),
    description: words(first, 'description'),
    tags: listIn(cell(first, 'tags'), '[,;]'),
    categories: listIn(cell(first, 'categories'), '[,;]').map(pathIn),
    isShown: true,
    pictures: rows.flatMap((at) =>
      listIn(cell(at, 'pictures'), '[,;]').map((address) => ({ address, alt: '', at, column: columnOf('pictures') })),
    ),
    oldPaths: oldAddress === '' ? [] : [oldAddress],
    variants,
    columns: {
      ...inLanguages('title'),
      ...inLanguages('summary'),
      ...inLanguages('description'),
      ...inLanguages('variant'),
      product: mapping.product ?? mapping.sku ?? columnOf('title_zh'),
      sku: columnOf('sku'),
      price: columnOf('price'),
      stock: columnOf('stock'),
      tags: columnOf('tags'),
      categories: columnOf('categories'),
      parcel_grams: columnOf('grams'),
    },
    faults,
  }
}
