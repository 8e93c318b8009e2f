import { type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { productTextNames } from '@fitout/contract/product-fields.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { type Cell, csvFile } from '../../http/csv-file.ts'
import { wordIn } from '../../http/file-values.ts'
import { inBatches } from '../../http/pages.ts'
import { findShopLanguages } from '../configuration/shop-languages-service.ts'
import {
  codeColumns,
  exportedStockPrefix,
  productColumns,
  stockPrefix,
  variantColumns,
  versionColumns,
} from './product-file-columns.ts'
import { type FiledProduct, type FiledVariant, listFiledProducts, listWarehouseKeys } from './product-file-queries.ts'
import { versionOfProduct, versionOfVariant } from './product-file-versions.ts'

/**
 * Exports every product of the main store with its variants and stock; the product's own columns are filled in its
 * first row.
 */
export async function exportAllProducts(context: Context, locale: Locale): Promise<Response> {
  const { db, config } = context
  const warehouses = [...(await listWarehouseKeys(db, config.mainStoreId)).keys()]
  const stock = warehouses.flatMap((key) => [stockPrefix + key, exportedStockPrefix + key])
  const languages = await findShopLanguages(db)
  // Text columns exist for each language of the shop; with a single language its suffix is kept all the same.
  const written = (columns: string[]) =>
    columns.filter((column) => !locales.some((one) => column.endsWith(`_${one}`) && !languages.includes(one)))
  const header = [
    'product',
    'sku',
    ...written([...productColumns.keys()]),
    ...written([...variantColumns.keys()]),
    ...stock,
    ...versionColumns.keys(),
  ]
  const rowsOf = (product: FiledProduct) => {
    const variants = product.variants.length > 0 ? product.variants : [undefined]
    return variants.map((variant, index) => rowOf(header, locale, product, variant, index === 0))
  }
  const batches = inBatches(
    (place) => listFiledProducts(db, config.mainStoreId, place),
    (products) => products.flatMap(({ row_key: _key, ...product }) => rowsOf(product)),
  )
  return csvFile(context, 'products.csv', header, batches)
}

function rowOf(
  header: string[],
  locale: Locale,
  product: FiledProduct,
  variant: FiledVariant | undefined,
  isFirst: boolean,
): Cell[] {
  const cells = {
    product: product.key,
    ...(isFirst && productCells(product, locale)),
    ...(variant && variantCells(variant, locale)),
  }
  return header.map((name) => (cells as Record<string, Cell>)[name] ?? null)
}

function productCells(product: FiledProduct, locale: Locale): Record<string, Cell> {
  const { kind, status, tags, categories, lead_time_days, width_mm, depth_mm, height_mm } = product
  return {
    kind: wordIn(codeColumns.kind, kind, locale),
    status: wordIn(codeColumns.status, status, locale),
    ...Object.assign({}, ...productTextNames.map((name) => wordCells(name, product[name]))),
    tags: tags.join(';'),
    categories: categories.join(';'),
    lead_time_days,
    width_mm,
    depth_mm,
    height_mm,
    product_version: versionOfProduct(product),
  }
}

function variantCells(variant: FiledVariant, locale: Locale): Record<string, Cell> {
  const { sku, status, title, attributes, price_cents, sale_percent, stock, id: _id, ...parcel } = variant
  const shelves = Object.entries(stock).flatMap(([key, units]) => [
    [stockPrefix + key, units] as const,
    [exportedStockPrefix + key, units] as const,
  ])
  return {
    ...parcel,
    ...attributes,
    ...wordCells('variant', title),
    ...Object.fromEntries(shelves),
    sku,
    variant_status: wordIn(codeColumns.variant_status, status, locale),
    price: toDollars(price_cents),
    sale_percent,
    variant_version: versionOfVariant(variant),
  }
}

function wordCells(name: string, words: Words): Record<string, Cell> {
  return Object.fromEntries(locales.map((locale) => [`${name}_${locale}`, words[locale] ?? '']))
}
