import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { AttributeName } from '../catalogue/catalogue-service.ts'
import type { ProductStatus, ProductText } from './staff-products-queries.ts'

export type FiledVariant = {
  id: string
  sku: string
  status: 'ACTIVE' | 'INACTIVE'
  title: Words
  attributes: Partial<Record<AttributeName, string>>
  price_cents: number
  sale_percent: number
  /** On Hong Kong's clock, as `2026-12-01 09:30:00`. */
  sale_starts_at: string | null
  sale_ends_at: string | null
  parcel_grams: number | null
  parcel_length_mm: number | null
  parcel_width_mm: number | null
  parcel_height_mm: number | null
  /** Free units by the key of the warehouse. */
  stock: Record<string, number>
}

export type FiledProduct = Record<ProductText, Words> & {
  id: string
  key: string
  kind: 'GOODS' | 'SERVICE'
  status: ProductStatus
  drafts: ProductText[]
  tags: string[]
  categories: string[]
  lead_time_days: number
  width_mm: number | null
  depth_mm: number | null
  height_mm: number | null
  has_picture: boolean
  variants: FiledVariant[]
}

/** Products of a store as a file holds them, with their variants; all of them, or those of the keys. */
export async function listFiledProducts(db: Database, storeId: string, keys: string[] | null): Promise<FiledProduct[]> {
  const { rows } = await sql<FiledProduct>`
    select p.id, p.key, p.kind, p.status, p.drafts, p.title, p.summary, p.description, p.materials, p.care, p.tags,
      p.lead_time_days, p.width_mm, p.depth_mm, p.height_mm,
      exists (select from product_pictures pp where pp.product_id = p.id) as has_picture,
      array(select c.key from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id order by c.key) as categories,
      (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'status', v.status, 'title', v.title,
          'attributes', v.attributes, 'price_cents', v.price_cents, 'sale_percent', v.sale_percent,
          'sale_starts_at', to_char(v.sale_starts_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI:SS'),
          'sale_ends_at', to_char(v.sale_ends_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI:SS'),
          'parcel_grams', v.parcel_grams, 'parcel_length_mm', v.parcel_length_mm, 'parcel_width_mm', v.parcel_width_mm,
          'parcel_height_mm', v.parcel_height_mm, 'stock', (
            select coalesce(json_object_agg(w.key, s.available), '{}') from stock_levels s
            join warehouses w on w.id = s.warehouse_id where s.variant_id = v.id)
        ) order by v.position, v.id), '[]') from product_variants v where v.product_id = p.id) as variants
    from products p
    where p.store_id = ${storeId} and (${keys}::text[] is null or p.key = any(${keys}::text[]))
    order by p.key`.execute(db)
  return rows
}

/** Which product has a SKU, by the SKU. */
export async function listSkuHolders(db: Database, skus: string[]): Promise<Map<string, string>> {
  if (skus.length === 0) return new Map()
  const rows = await db.selectFrom('product_variants').select(['sku', 'product_id']).where('sku', 'in', skus).execute()
  return new Map(rows.map(({ sku, product_id }) => [sku, product_id]))
}

export async function listWarehouseKeys(db: Database, storeId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('warehouses')
    .select(['key', 'id'])
    .where('store_id', '=', storeId)
    .orderBy('priority')
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

export async function listCategoryKeys(db: Database, storeId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('categories').select(['key', 'id']).where('store_id', '=', storeId).execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Every writer of these shelves waits. */
export async function lockShelves(db: Database, variantIds: string[]): Promise<void> {
  await sql`
    select from stock_levels where variant_id = any(${variantIds}::uuid[]) order by variant_id, warehouse_id
    for update`.execute(db)
}
