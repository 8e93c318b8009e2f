import type { Words } from '@fitout/contract/locales.ts'
import { htmlToMarkdown, htmlToText } from './html-to-markdown.ts'
import { faultAt, type ImportFault, type SourceRow, type SourceRows } from './import-records.ts'
import {
  inMillimetres,
  listIn,
  type NamedPicture,
  pathIn,
  plainNumber,
  priceOf,
  productKey,
  type ReadingOptions,
  type ReadProduct,
  type ReadVariant,
  skuOf,
  unitsOf,
} from './read-product.ts'

export const isWooCommerceProducts = (heading: readonly string[]) =>
  ['Type', 'SKU', 'Name', 'Regular price'].every((name) => heading.includes(name))

const cell = ({ cells }: SourceRow, name: string) => (cells[name] ?? '').trim()
const isVariation = (row: SourceRow) => /\bvariation\b/.test(cell(row, 'Type'))

/** A variation refers to its product by SKU, or by `id:123`. */
export function wooCommerceKey(row: SourceRow): string {
  if (isVariation(row)) return cell(row, 'Parent')
  return cell(row, 'SKU') || (cell(row, 'ID') ? `id:${cell(row, 'ID')}` : cell(row, 'Name'))
}

/** A product with variations is not sold by its own SKU. */
export const wooCommerceSku = (row: SourceRow) => (/\bvariable\b/.test(cell(row, 'Type')) ? '' : cell(row, 'SKU'))

/** A product with its variations; external and grouped products are not supported. */
export function readWooCommerceProduct(rows: SourceRows, { language }: ReadingOptions): ReadProduct {
  const faults: ImportFault[] = []
  const parent = rows.find((row) => !isVariation(row))
  const first = parent ?? (rows[0] as SourceRow)
  const name = cell(first, 'Name')
  if (!parent) faults.push(faultAt(first, 'Parent', 'not-listed'))
  else if (!/\b(simple|variable)\b/.test(cell(parent, 'Type'))) faults.push(faultAt(parent, 'Type', 'not-listed'))
  for (const other of rows) {
    if (other !== parent && !isVariation(other)) faults.push(faultAt(other, 'SKU', 'duplicate'))
  }
  const variations = rows.filter(isVariation)
  const words = (text: string): Words => (text === '' ? {} : { [language]: text })
  const key = productKey(cell(first, 'Slug') || name) || productKey(wooCommerceKey(first))
  const sold = variations.length > 0 ? variations : [first]
  if (parent && variations.length === 0 && /\bvariable\b/.test(cell(parent, 'Type'))) {
    faults.push(faultAt(parent, 'Type', 'required', { value: '' }))
  }
  return {
    key,
    at: first,
    title: words(name),
    summary: words(htmlToText(cell(first, 'Short description')).slice(0, 1000)),
    description: words(htmlToMarkdown(cell(first, 'Description').replaceAll(String.raw`\n`, '\n'))),
    tags: listIn(cell(first, 'Tags')),
    categories: listIn(cell(first, 'Categories')).map(pathIn),
    isShown: cell(first, 'Published') === '1' && cell(first, 'Visibility in catalog') !== 'hidden',
    pictures: picturesOf(first, variations),
    oldPaths: [`/product/${key}`],
    variants: sold.map((row) => readVariant(row, key, name, words, faults)),
    columns: {
      product: 'Name',
      title: 'Name',
      summary: 'Short description',
      description: 'Description',
      tags: 'Tags',
      categories: 'Categories',
      sku: 'SKU',
      variant: 'Attribute 1 value(s)',
      price: 'Regular price',
      sale_starts_at: 'Date sale price starts',
      sale_ends_at: 'Date sale price ends',
      stock: 'Stock',
      parcel_grams: 'Weight (kg)',
      parcel_length_mm: 'Length (cm)',
      parcel_width_mm: 'Width (cm)',
      parcel_height_mm: 'Height (cm)',
    },
    faults,
  }
}

/** The pictures of the product, then those of variations only. */
function picturesOf(first: SourceRow, variations: SourceRows): NamedPicture[] {
  const all = [first, ...variations].flatMap((at) =>
    listIn(cell(at, 'Images')).map((address) => ({ address, alt: '', at, column: 'Images' })),
  )
  return all.filter(({ address }, index) => all.findIndex((one) => one.address === address) === index)
}

function readVariant(
  row: SourceRow,
  key: string,
  name: string,
  words: (text: string) => Words,
  faults: ImportFault[],
): ReadVariant {
  const values = isVariation(row)
    ? Object.keys(row.cells)
        .filter((column) => /^Attribute \d+ value\(s\)$/.test(column))
        .map((column) => cell(row, column))
    : []
  const [sale, regular] = [cell(row, 'Sale price'), cell(row, 'Regular price')]
  const asked = sale === '' ? regular : sale
  const { faults: passed, ...price } = priceOf(row, { price: asked, before: regular, column: 'Regular price' })
  faults.push(...passed)
  const kilograms = plainNumber(cell(row, 'Weight (kg)'))
  const days =
    price.salePercent > 0
      ? { saleFrom: cell(row, 'Date sale price starts'), saleUntil: cell(row, 'Date sale price ends') }
      : {}
  return {
    at: row,
    sku: cell(row, 'SKU') || skuOf(key, ...values),
    title: words(values.join(' / ') || name),
    ...price,
    ...days,
    stock: unitsOf(cell(row, 'Stock')),
    isActive: cell(row, 'Published') !== '0',
    picture: isVariation(row) ? listIn(cell(row, 'Images'))[0] : undefined,
    grams: inMillimetres(kilograms, 1000),
    lengthMm: inMillimetres(cell(row, 'Length (cm)'), 10),
    widthMm: inMillimetres(cell(row, 'Width (cm)'), 10),
    heightMm: inMillimetres(cell(row, 'Height (cm)'), 10),
  }
}
