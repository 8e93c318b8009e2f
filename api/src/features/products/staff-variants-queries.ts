import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { AttributeName } from '../catalogue/catalogue-service.ts'

export type StaffVariantRow = {
  id: string
  product_id: string
  sku: string
  title: Words
  includes: Words
  status: 'ACTIVE' | 'INACTIVE'
  attributes: Partial<Record<AttributeName, string>>
  price_cents: number
  sale_percent: number
  sale_starts_at: Date | null
  sale_ends_at: Date | null
  point_price: number | null
  parcel_grams: number | null
  parcel_length_mm: number | null
  parcel_width_mm: number | null
  parcel_height_mm: number | null
  picture_id: string | null
  shelves: { warehouse_id: string; warehouse: Words; available: number; held: number; sold: number }[]
}

const variants = sql`
  select v.id, v.product_id, v.sku, v.title, v.includes, v.status, v.attributes, v.price_cents, v.sale_percent,
    v.sale_starts_at, v.sale_ends_at, v.point_price,
    v.parcel_grams, v.parcel_length_mm, v.parcel_width_mm, v.parcel_height_mm,
    (select pp.picture_id from product_pictures pp
      where pp.product_id = v.product_id and pp.position = v.picture_position) as picture_id,
    (select coalesce(json_agg(json_build_object('warehouse_id', w.id, 'warehouse', w.title, 'available', s.available,
        'held', s.held, 'sold', s.sold) order by w.id), '[]')
      from stock_levels s join warehouses w on w.id = s.warehouse_id where s.variant_id = v.id) as shelves
  from product_variants v`

export async function listStaffVariants(db: Database, productId: string): Promise<StaffVariantRow[]> {
  const { rows } = await sql<StaffVariantRow>`
    ${variants} where v.product_id = ${productId} order by v.position, v.id`.execute(db)
  return rows
}

export async function findProductOfVariant(db: Database, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('product_variants').select('product_id').where('id', '=', id).executeTakeFirst()
  return row?.product_id
}

/** A variant as it stands, its row locked until the transaction ends. */
export async function lockVariant(db: Database, id: string): Promise<StaffVariantRow | undefined> {
  await sql`select from product_variants where id = ${id} for no key update`.execute(db)
  const { rows } = await sql<StaffVariantRow>`${variants} where v.id = ${id}`.execute(db)
  return rows[0]
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

/** Adds a variant behind the others, with an empty shelf in every warehouse where it is counted. */
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

export type VariantChange = {
  sku?: string
  title?: Words
  includes?: Words | undefined
  attributes?: string
  status?: string
  picture_position?: number | null
  price_cents?: number
  sale_percent?: number
  sale_starts_at?: string | null
  sale_ends_at?: string | null
  point_price?: number | null
  parcel_grams?: number | null
  parcel_length_mm?: number | null
  parcel_width_mm?: number | null
  parcel_height_mm?: number | null
}

export async function updateVariant(db: Database, id: string, change: VariantChange): Promise<void> {
  await db.updateTable('product_variants').set(change).where('id', '=', id).execute()
}

/** Sets the order of a product's variants. */
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

/** Only what is free can be taken away; false where the shelf has less, or there is none. */
export async function moveUnits(db: Database, movement: Movement): Promise<boolean> {
  const { rows } = await sql`
    update stock_levels set available = available + ${movement.quantity}, received = received + ${movement.quantity}
    where variant_id = ${movement.variant_id} and warehouse_id = ${movement.warehouse_id}
      and available + ${movement.quantity} >= 0 returning variant_id`.execute(db)
  if (rows.length === 0) return false
  await db.insertInto('stock_movements').values(movement).execute()
  return true
}
