import { locales, type Words } from '@fitout/contract/locales.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { csvFile } from '../../http/csv-file.ts'
import { productColumns, stockPrefix, variantColumns } from './product-file-columns.ts'
import { type FiledProduct, type FiledVariant, listFiledProducts, listWarehouseKeys } from './product-file-queries.ts'

type Cell = string | number | null

/** Every product of the main store with its variants and their stock: what the product is stands in its first row. */
export async function exportAllProducts({ db, config }: Context): Promise<Response> {
  const warehouses = [...(await listWarehouseKeys(db, config.mainStoreId)).keys()]
  const products = await listFiledProducts(db, config.mainStoreId, null)
  const stock = warehouses.map((key) => stockPrefix + key)
  const header = ['product', 'sku', ...productColumns.keys(), ...variantColumns.keys(), ...stock]
  const rows = products.flatMap((product) => {
    const variants = product.variants.length > 0 ? product.variants : [undefined]
    return variants.map((variant, index) => rowOf(header, product, variant, index === 0))
  })
  return csvFile('products.csv', [header, ...rows])
}

function rowOf(header: string[], product: FiledProduct, variant: FiledVariant | undefined, isFirst: boolean): Cell[] {
  const cells = { product: product.key, ...(isFirst && productCells(product)), ...(variant && variantCells(variant)) }
  return header.map((name) => (cells as Record<string, Cell>)[name] ?? null)
}

function productCells(product: FiledProduct): Record<string, Cell> {
  const { kind, status, tags, categories, lead_time_days, width_mm, depth_mm, height_mm } = product
  return {
    kind,
    status,
    ...wordCells('title', product.title),
    ...wordCells('summary', product.summary),
    ...wordCells('description', product.description),
    ...wordCells('materials', product.materials),
    ...wordCells('care', product.care),
    tags: tags.join(';'),
    categories: categories.join(';'),
    lead_time_days,
    width_mm,
    depth_mm,
    height_mm,
  }
}

function variantCells(variant: FiledVariant): Record<string, Cell> {
  const { sku, status, title, attributes, price_cents, sale_percent, stock, id: _id, ...parcel } = variant
  const shelves = Object.entries(stock).map(([key, units]) => [stockPrefix + key, units] as const)
  return {
    ...parcel,
    ...attributes,
    ...wordCells('variant', title),
    ...Object.fromEntries(shelves),
    sku,
    variant_status: status,
    price: toDollars(price_cents),
    sale_percent,
  }
}

function wordCells(name: string, words: Words): Record<string, Cell> {
  return Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, words[locale] ?? '']))
}
