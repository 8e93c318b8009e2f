import type { ImportFormat } from '@fitout/contract/staff/imports.ts'
import type { ImportMapping, SourceRow, SourceRows } from './import-records.ts'
import { plainKey, plainSku, readPlainProduct } from './plain-products.ts'
import { customerKey, isShopifyCustomers, shopifyCustomerColumns } from './read-customer.ts'
import type { ReadingOptions, ReadProduct } from './read-product.ts'
import { isShopifyProducts, readShopifyProduct, shopifyKey, shopifySku } from './shopify-products.ts'
import {
  isWooCommerceProducts,
  readWooCommerceProduct,
  wooCommerceKey,
  wooCommerceSku,
} from './woocommerce-products.ts'

/** The format of a file by its header row; the kind of a plain one is chosen by its owner. */
export function formatOf(heading: readonly string[], rows: 'PRODUCTS' | 'CUSTOMERS'): ImportFormat {
  if (isShopifyProducts(heading)) return 'SHOPIFY_PRODUCTS'
  if (isWooCommerceProducts(heading)) return 'WOOCOMMERCE_PRODUCTS'
  if (isShopifyCustomers(heading)) return 'SHOPIFY_CUSTOMERS'
  return `PLAIN_${rows}`
}

export const isPlain = (format: ImportFormat) => format.startsWith('PLAIN')
export const holdsCustomers = (format: ImportFormat) => format.endsWith('CUSTOMERS')

/** The key of the record that a row belongs to; empty if none. */
export function keyOf(format: ImportFormat, row: SourceRow, mapping: ImportMapping): string {
  if (format === 'SHOPIFY_PRODUCTS') return shopifyKey(row)
  if (format === 'WOOCOMMERCE_PRODUCTS') return wooCommerceKey(row)
  if (format === 'PLAIN_PRODUCTS') return plainKey(row, mapping)
  return customerKey(row, columnsOf(format, mapping))
}

export function skuOfRow(format: ImportFormat, row: SourceRow, mapping: ImportMapping): string {
  if (format === 'SHOPIFY_PRODUCTS') return shopifySku(row)
  if (format === 'WOOCOMMERCE_PRODUCTS') return wooCommerceSku(row)
  return format === 'PLAIN_PRODUCTS' ? plainSku(row, mapping) : ''
}

export function readProduct(
  format: ImportFormat,
  rows: SourceRows,
  mapping: ImportMapping,
  options: ReadingOptions,
): ReadProduct {
  if (format === 'SHOPIFY_PRODUCTS') return readShopifyProduct(rows, options)
  if (format === 'WOOCOMMERCE_PRODUCTS') return readWooCommerceProduct(rows, options)
  return readPlainProduct(rows, mapping)
}

/** The columns of a customer's fields. */
export function columnsOf(format: ImportFormat, mapping: ImportMapping): ImportMapping {
  return format === 'SHOPIFY_CUSTOMERS' ? shopifyCustomerColumns : mapping
}

const synonyms: Record<string, string> = {
  email: 'email',
  'e-mail': 'email',
  電郵: 'email',
  邮箱: 'email',
  name: 'name',
  姓名: 'name',
  phone: 'phone',
  telephone: 'phone',
  電話: 'phone',
  电话: 'phone',
  address: 'address',
  地址: 'address',
  note: 'note',
  備註: 'note',
  备注: 'note',
  sku: 'sku',
  貨號: 'sku',
  货号: 'sku',
  product: 'product',
  price: 'price',
  售價: 'price',
  售价: 'price',
  價錢: 'price',
  原價: 'price_before',
  原价: 'price_before',
  stock: 'stock',
  存貨: 'stock',
  库存: 'stock',
  category: 'categories',
  categories: 'categories',
  類別: 'categories',
  类别: 'categories',
  分類: 'categories',
  分类: 'categories',
  tags: 'tags',
  標籤: 'tags',
  标签: 'tags',
  pictures: 'pictures',
  images: 'pictures',
  圖片: 'pictures',
  图片: 'pictures',
  'old address': 'old_address',
  'weight (g)': 'grams',
  名稱: 'title_zh',
  產品名稱: 'title_zh',
  名称: 'title_cn',
  商品名称: 'title_cn',
  描述: 'description_zh',
}

/** A guessed mapping of the columns, for the owner to check. */
export function guessedMapping(heading: readonly string[], fields: readonly string[]): ImportMapping {
  const found = heading.flatMap((column): [string, string][] => {
    const name = column.trim().toLowerCase()
    const field = fields.includes(name) ? name : synonyms[name]
    return field && fields.includes(field) ? [[field, column]] : []
  })
  return Object.fromEntries(found)
}
