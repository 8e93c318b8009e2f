import type { Words } from '@fitout/contract/locales.ts'
import { type ExpressionBuilder, sql, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB, ProductVariants } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

const shelvesOf = (of: ExpressionBuilder<DB & { v: ProductVariants }, 'v'>) =>
  of
    .selectFrom('stock_levels as s')
    .innerJoin('warehouses as w', 'w.id', 's.warehouse_id')
    .select(['w.id as warehouse_id', 'w.title as warehouse', 's.available', 's.held', 's.sold'])
    .whereRef('s.variant_id', '=', 'v.id')
    .orderBy('w.id')

/** Variants with their stock per warehouse; the caller adds the conditions. */
export const selectVariants = (db: Database) =>
  db
    .selectFrom('product_variants as v')
    .select(['v.id', 'v.product_id', 'v.sku', 'v.title', 'v.includes', 'v.status', 'v.attributes', 'v.price_cents'])
    .select(['v.sale_percent', 'v.sale_starts_at', 'v.sale_ends_at', 'v.point_price', 'v.low_stock_from'])
    .select(['v.width_mm', 'v.depth_mm', 'v.height_mm'])
    .select(['v.parcel_grams', 'v.parcel_length_mm', 'v.parcel_width_mm', 'v.parcel_height_mm'])
    .select((of) => [
      of
        .selectFrom('product_pictures as pp')
        .select('pp.picture_id')
        .whereRef('pp.product_id', '=', 'v.product_id')
        .whereRef('pp.position', '=', 'v.picture_position')
        .as('picture_id'),
      of
        .selectFrom('stock_notices as n')
        .select((addresses) => addresses.fn.countAll<number>().as('count'))
        .whereRef('n.variant_id', '=', 'v.id')
        .where('n.confirmed_at', 'is not', null)
        .where('n.told_at', 'is', null)
        .$asScalar()
        .$notNull()
        // Addresses waiting for a back-in-stock notice.
        .as('waiting'),
      jsonArrayFrom(shelvesOf(of)).as('shelves'),
    ])

export type StaffVariantRow = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number]

export async function listStaffVariants(db: Database, productId: string): Promise<StaffVariantRow[]> {
  return selectVariants(db).where('v.product_id', '=', productId).orderBy('v.position').orderBy('v.id').execute()
}

export async function findProductOfVariant(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('product_variants').select('product_id').where('id', '=', id).executeTakeFirst()
  return row?.product_id
}

/** Returns a variant and locks its row until the transaction ends. */
export async function lockVariant(db: Database, id: string): Promise<StaffVariantRow | undefined> {
  await sql`select from product_variants where id = ${id} for no key update`.execute(db)
  return selectVariants(db).where('v.id', '=', id).executeTakeFirst()
}

export async function findSku(db: Database, sku: string): Promise<string | undefined> {
  const row = await db.selectFrom('product_variants').select('id').where('sku', '=', sku).executeTakeFirst()
  return row?.id
}

export type NewVariant = {
  id: string
  product_id: string
  sku: string
  title: Words
  includes?: Words | undefined
  attributes: StaffVariantRow['attributes']
  price_cents: number
  sale_percent: number
}

/** Inserts a variant after the others, with empty stock in every warehouse if it is counted. */
export async function insertVariant(db: Database, variant: NewVariant): Promise<void> {
  const { id, product_id, sku, title, includes = {}, attributes, price_cents, sale_percent } = variant
  await sql`
    insert into product_variants
      (id, product_id, sku, title, includes, attributes, price_cents, sale_percent, is_counted, position)
    select ${id}, p.id, ${sku}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(includes)}::jsonb,
      ${JSON.stringify(attributes)}::jsonb,
      ${price_cents}::bigint, ${sale_percent}::int, p.kind = 'GOODS',
      (select coalesce(max(position), -1) + 1 from product_variants where product_id = p.id)
    from products p where p.id = ${product_id}`.execute(db)
  await sql`
    insert into stock_levels (variant_id, warehouse_id, received, available)
    select v.id, w.id, 0, 0 from product_variants v
    cross join warehouses w
    where v.id = ${id} and v.is_counted`.execute(db)
}

export type VariantChange = Omit<Updateable<ProductVariants>, 'id' | 'product_id'>

export async function updateVariant(db: Database, id: string, change: VariantChange): Promise<void> {
  await db.updateTable('product_variants').set(change).where('id', '=', id).execute()
}

export async function placeVariants(db: Database, ids: string[]): Promise<void> {
  await sql`
    update product_variants v set position = placed.position - 1
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position) where v.id = placed.id`.execute(db)
}

export type Movement = {
  id: string
  variant_id: string
  warehouse_id: string
  quantity: number
  reason: string
  staff_id: string
}

/**
 * Only free units can be taken away; false if there are fewer, if there is no stock row, or if the number is no
 * longer `seen`.
 */
export async function moveUnits(db: Database, movement: Movement, seen: number | undefined): Promise<boolean> {
  const { rows } = await sql`
    update stock_levels set available = available + ${movement.quantity}, received = received + ${movement.quantity}
    where variant_id = ${movement.variant_id} and warehouse_id = ${movement.warehouse_id}
      and available = coalesce(${seen ?? null}::integer, available)
      and available + ${movement.quantity} >= 0 returning variant_id`.execute(db)
  if (rows.length === 0) return false
  await db.insertInto('stock_movements').values(movement).execute()
  return true
}
