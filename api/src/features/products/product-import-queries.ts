import type { Words } from '@fitout/contract/locales.ts'
import type { ProductText } from '@fitout/contract/product-fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { outdatedOnceChanged } from './outdated-texts-queries.ts'
import type { ProductChange } from './staff-products-queries.ts'
import type { VariantChange } from './staff-variants-queries.ts'

type ChangedProduct = { id: string } & Record<ProductText, Words> & ProductChange

/** Writes the same columns of many rows; timestamps may be text with a zone. */
async function updateRows(
  db: Database,
  table: 'products' | 'product_variants',
  rows: ({ id: string } & Record<string, unknown>)[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).filter((name) => name !== 'id')
  const assignments = columns.map((name): RawBuilder<unknown> => sql`${sql.ref(name)} = n.${sql.ref(name)}`)
  await sql`
    update ${sql.table(table)} t set ${sql.join(assignments)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}) n where n.id = t.id`.execute(db)
}

/** Writes all texts of products, which the caller holds. */
export async function updateProducts(db: Database, rows: ChangedProduct[]): Promise<void> {
  const outdated = await outdatedOnceChanged(db, rows)
  await updateRows(
    db,
    'products',
    rows.map((row) => ({ ...row, outdated: outdated.get(row.id) ?? [] })),
  )
}

export async function updateVariants(db: Database, rows: ({ id: string } & VariantChange)[]): Promise<void> {
  await updateRows(db, 'product_variants', rows)
}

export type Membership = { product_id: string; category_id: string }

export async function replaceCategoriesOf(db: Database, productIds: string[], rows: Membership[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`delete from product_categories where product_id = any(${productIds}::uuid[])`.execute(db)
  await sql`
    insert into product_categories (product_id, category_id)
    select * from unnest(${rows.map((row) => row.product_id)}::uuid[], ${rows.map((row) => row.category_id)}::uuid[])`.execute(
    db,
  )
}

/** A new product, without its facts. */
export type FirstProduct = { id: string; kind: string; key: string; title: Words; slug: Words }

/** Inserts products as `insertProduct` does, in order. */
export async function insertProducts(db: Database, storeId: string, rows: FirstProduct[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into products (id, store_id, kind, key, title, slug, summary, description, status, rank)
    select n.id, ${storeId}::uuid, n.kind, n.key, n.title, n.slug, '{}', '{}', 'DRAFT', highest.rank + n.place
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)})
        as (id uuid, kind text, key text, title jsonb, slug jsonb))
      with ordinality as n (id, kind, key, title, slug, place)
    cross join (select coalesce(max(rank), 0) as rank from products where store_id = ${storeId}) highest`.execute(db)
}

/** A new variant, without its facts. */
export type FirstVariant = { id: string; product_id: string; sku: string; title: Words; price_cents: number }

/** Inserts variants as `insertVariant` does, in order. */
export async function insertVariants(db: Database, rows: FirstVariant[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into product_variants (id, product_id, sku, title, price_cents, is_counted, position)
    select n.id, p.id, n.sku, n.title, n.price_cents, p.kind = 'GOODS',
      (select coalesce(max(position), -1) from product_variants v where v.product_id = p.id)
        + row_number() over (partition by p.id order by n.place)
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)})
        as (id uuid, product_id uuid, sku text, title jsonb, price_cents bigint))
      with ordinality as n (id, product_id, sku, title, price_cents, place)
    join products p on p.id = n.product_id`.execute(db)
  await sql`
    insert into stock_levels (variant_id, warehouse_id, received, available)
    select v.id, w.id, 0, 0 from product_variants v
    cross join warehouses w
    where v.id = any(${rows.map(({ id }) => id)}::uuid[]) and v.is_counted`.execute(db)
}

export type CountedMove = {
  id: string
  variant_id: string
  warehouse_id: string
  from: number
  quantity: number
}

/** Moves units where the stock is as expected; returns how many moves were made. */
export async function moveUnitsOf(
  db: Database,
  rows: CountedMove[],
  { reason, staffId }: { reason: string; staffId: string },
): Promise<number> {
  const moved = await sql<{ id: string }>`
    with moves as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)})
        as m (id uuid, variant_id uuid, warehouse_id uuid, "from" int, quantity int)
    ), moved as (
      update stock_levels s set available = s.available + m.quantity, received = s.received + m.quantity
      from moves m
      where s.variant_id = m.variant_id and s.warehouse_id = m.warehouse_id and s.available = m."from"
      returning m.*
    )
    insert into stock_movements (id, variant_id, warehouse_id, quantity, reason, staff_id)
    select id, variant_id, warehouse_id, quantity, ${reason}, ${staffId}::uuid from moved returning id`.execute(db)
  return moved.rows.length
}
