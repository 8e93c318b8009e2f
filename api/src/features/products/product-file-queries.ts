import { dimensionNames, type ProductText, productTextNames } from '@fitout/contract/product-fields.ts'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB, Products } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

const inHongKong = (moment: 'sale_starts_at' | 'sale_ends_at') =>
  sql<string | null>`to_char(${sql.ref(`v.${moment}`)} at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD HH24:MI:SS')`.as(
    moment,
  )

const variantsOf = (of: ExpressionBuilder<DB & { p: Products }, 'p'>) =>
  of
    .selectFrom('product_variants as v')
    .select(['v.id', 'v.sku', 'v.status', 'v.title', 'v.attributes', 'v.price_cents', 'v.sale_percent'])
    // Hong Kong time, such as `2026-12-01 09:30:00`.
    .select([inHongKong('sale_starts_at'), inHongKong('sale_ends_at')])
    .select(dimensionNames.map((side) => `v.${side} as variant_${side}` as const))
    .select(['v.parcel_grams', 'v.parcel_length_mm', 'v.parcel_width_mm', 'v.parcel_height_mm'])
    .select(stock)
    .whereRef('v.product_id', '=', 'p.id')
    .orderBy('v.position')
    .orderBy('v.id')

/** Free units by key of the warehouse. */
const stock = sql<Record<string, number>>`(
  select coalesce(json_object_agg(w.key, s.available), '{}')
  from stock_levels s join warehouses w on w.id = s.warehouse_id where s.variant_id = v.id)`.as('stock')

const selectFiledProducts = (db: Database) =>
  db
    .selectFrom('products as p')
    .select(['p.id', 'p.key', 'p.kind', 'p.status'])
    .select((of) => of.ref('p.drafts').$castTo<ProductText[]>().as('drafts'))
    .select(productTextNames.map((name) => `p.${name}` as const))
    .select(['p.tags', 'p.lead_time_days', 'p.width_mm', 'p.depth_mm', 'p.height_mm'])
    .select((of) => [
      of
        .exists(of.selectFrom('product_pictures').select('picture_id').whereRef('product_id', '=', 'p.id'))
        .as('has_picture'),
      sql<string[]>`array(
        select c.key from product_categories pc join categories c on c.id = pc.category_id
        where pc.product_id = p.id order by c.key)`.as('categories'),
      jsonArrayFrom(variantsOf(of)).as('variants'),
    ])

export type FiledProduct = Awaited<ReturnType<ReturnType<typeof selectFiledProducts>['execute']>>[number]
export type FiledVariant = FiledProduct['variants'][number]

const byKey = keyset(['p.key', 'text', 'asc'])

/** Lists a page of a store's products in the form of the file, with their variants. */
export async function listFiledProducts(db: Database, storeId: string, page: Place) {
  return selectFiledProducts(db)
    .select(byKey.key.as('row_key'))
    .where('p.store_id', '=', storeId)
    .where(byKey.follows(page.after))
    .orderBy(byKey.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

/** As `listFiledProducts`, for the given keys. */
export async function listFiledProductsOf(db: Database, storeId: string, keys: string[]): Promise<FiledProduct[]> {
  return selectFiledProducts(db)
    .where('p.store_id', '=', storeId)
    .where(sql<boolean>`p.key = any(${keys})`)
    .orderBy('p.key')
    .execute()
}

/** The key of the product that has each SKU. */
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

/** Blocks every writer of these stock rows. */
export async function lockShelves(db: Database, variantIds: string[]): Promise<void> {
  await sql`
    select from stock_levels where variant_id = any(${variantIds}::uuid[]) order by variant_id, warehouse_id
    for update`.execute(db)
}
