import type { Words } from '@fitout/contract/locales.ts'
import { htmlToMarkdown, htmlToText } from './html-to-markdown.ts'
import { faultAt, type ImportFault, type SourceRow, type SourceRows } from './import-records.ts'
import {
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

/** Column names in newer files. */
const newerNames: Record<string, string> = {
  Handle: 'URL handle',
  'Body (HTML)': 'Description',
  'Product Category': 'Product category',
  Published: 'Published on online store',
  'Variant SKU': 'SKU',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Variant Inventory Qty': 'Inventory quantity',
  'Variant Grams': 'Weight value (grams)',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Variant Image': 'Variant image URL',
  'SEO Title': 'SEO title',
  'SEO Description': 'SEO description',
  'Option1 Value': 'Option1 value',
  'Option2 Value': 'Option2 value',
  'Option3 Value': 'Option3 value',
}

export const isShopifyProducts = (heading: readonly string[]) =>
  heading.includes('Title') &&
  ((heading.includes('Handle') && heading.some((name) => /^(Variant |Option1 |Body)/.test(name))) ||
    (heading.includes('URL handle') && heading.includes('Price')))

const nameIn = ({ cells }: SourceRow, name: string) => {
  const newer = newerNames[name]
  return newer !== undefined && newer in cells ? newer : name
}
const cell = (row: SourceRow, name: string) => (row.cells[nameIn(row, name)] ?? '').trim()

export const shopifyKey = (row: SourceRow) => cell(row, 'Handle')
export const shopifySku = (row: SourceRow) => cell(row, 'Variant SKU')

const options = ['Option1 Value', 'Option2 Value', 'Option3 Value']
const isVariant = (row: SourceRow) =>
  ['Variant Price', 'Variant SKU', ...options].some((name) => cell(row, name) !== '')

/** Rows of one handle: the first describes the product, each with a price is a variant, each can have a picture. */
export function readShopifyProduct(rows: SourceRows, { language }: ReadingOptions): ReadProduct {
  const first = rows.find((row) => cell(row, 'Title') !== '') ?? (rows[0] as SourceRow)
  const handle = shopifyKey(first)
  const faults: ImportFault[] = []
  const words = (text: string): Words => (text === '' ? {} : { [language]: text })
  const status = cell(first, 'Status').toLowerCase()
  const type = cell(first, 'Type') || cell(first, 'Product Category')
  const variants = rows.filter(isVariant).map((row): ReadVariant => {
    const values = options.map((name) => cell(row, name)).filter((one) => one !== '' && one !== 'Default Title')
    const column = nameIn(row, 'Variant Compare At Price')
    const before = cell(row, 'Variant Compare At Price')
    const { faults: passed, ...price } = priceOf(row, { price: cell(row, 'Variant Price'), before, column })
    faults.push(...passed)
    const grams = plainNumber(cell(row, 'Variant Grams'))
    return {
      at: row,
      sku: cell(row, 'Variant SKU') || skuOf(handle, ...values),
      title: words(values.join(' / ') || cell(first, 'Title')),
      ...price,
      stock: unitsOf(cell(row, 'Variant Inventory Qty')),
      isActive: true,
      picture: cell(row, 'Variant Image') || undefined,
      grams: grams === '' || Number(grams) === 0 ? undefined : grams,
    }
  })
  if (variants.length === 0) faults.push(faultAt(first, nameIn(first, 'Variant Price'), 'required'))
  return {
    key: productKey(handle),
    at: first,
    title: words(cell(first, 'Title')),
    summary: words(htmlToText(cell(first, 'SEO Description'))),
    description: words(htmlToMarkdown(cell(first, 'Body (HTML)'))),
    listingTitle: words(cell(first, 'SEO Title')),
    tags: listIn(cell(first, 'Tags')),
    categories: type === '' ? [] : [pathIn(type)],
    isShown: status === 'active' || (status === '' && cell(first, 'Published').toLowerCase() === 'true'),
    pictures: picturesOf(rows),
    oldPaths: [`/products/${handle}`],
    variants,
    columns: {
      product: nameIn(first, 'Handle'),
      title: 'Title',
      summary: nameIn(first, 'SEO Description'),
      description: nameIn(first, 'Body (HTML)'),
      listing_title: nameIn(first, 'SEO Title'),
      tags: 'Tags',
      categories: cell(first, 'Type') ? 'Type' : nameIn(first, 'Product Category'),
      sku: nameIn(first, 'Variant SKU'),
      variant: nameIn(first, 'Option1 Value'),
      price: nameIn(first, 'Variant Price'),
      stock: nameIn(first, 'Variant Inventory Qty'),
      parcel_grams: nameIn(first, 'Variant Grams'),
    },
    faults,
  }
}

function picturesOf(rows: SourceRows): NamedPicture[] {
  return rows
    .map((at, index) => ({
      address: cell(at, 'Image Src'),
      alt: cell(at, 'Image Alt Text').slice(0, 300),
      at,
      column: nameIn(at, 'Image Src'),
      place: Number(cell(at, 'Image Position')) || index + 1,
    }))
    .filter(({ address }) => address !== '')
    .toSorted((a, b) => a.place - b.place)
    .map(({ place: _place, ...picture }) => picture)
}
