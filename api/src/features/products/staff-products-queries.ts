import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type StaffProductRow = {
  id: string
  key: string
  kind: 'GOODS' | 'SERVICE'
  status: 'DRAFT' | 'ACTIVE' | 'INACTIVE'
  title: Words
  summary: Words
  description: Words
  price_from_cents: number | null
  available: number | null
}

const columns = sql`p.id, p.key, p.kind, p.status, p.title, p.summary, p.description,
  (select min(v.price_cents) from product_variants v where v.product_id = p.id) as price_from_cents,
  (select sum(s.available)::integer from stock_levels s join product_variants v on v.id = s.variant_id
    where v.product_id = p.id) as available`

export type ProductFilter = { q?: string | undefined; kind?: string | undefined; status?: string | undefined }

export async function listStaffProductRows(
  db: Database,
  { q, kind, status }: ProductFilter,
  page: { offset: number; limit: number },
) {
  const part = q === undefined ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const matching = sql`
    from products p
    where (${kind ?? null}::text is null or p.kind = ${kind ?? null})
      and (${status ?? null}::text is null or p.status = ${status ?? null})
      and (${part}::text is null or p.title ->> 'zh' ilike ${part} or p.title ->> 'cn' ilike ${part}
        or p.title ->> 'en' ilike ${part}
        or exists (select from product_variants v where v.product_id = p.id and v.sku ilike ${part}))`
  const { rows } = await sql<StaffProductRow>`
    select ${columns} ${matching} order by p.key, p.id offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

export async function findStaffProductRow(db: Database, id: string): Promise<StaffProductRow | undefined> {
  const { rows } = await sql<StaffProductRow>`select ${columns} from products p where p.id = ${id}`.execute(db)
  return rows[0]
}

export type StaffVariantRow = {
  id: string
  product_id: string
  sku: string
  title: Words
  price_cents: number
  sale_percent: number
  shelves: { warehouse_id: string; warehouse: Words; available: number; held: number; sold: number }[]
}

const variants = sql`
  select v.id, v.product_id, v.sku, v.title, v.price_cents, v.sale_percent,
    (select coalesce(json_agg(json_build_object('warehouse_id', w.id, 'warehouse', w.title, 'available', s.available,
        'held', s.held, 'sold', s.sold) order by w.id), '[]')
      from stock_levels s join warehouses w on w.id = s.warehouse_id where s.variant_id = v.id) as shelves
  from product_variants v`

export async function listStaffVariants(db: Database, productId: string): Promise<StaffVariantRow[]> {
  const { rows } = await sql<StaffVariantRow>`
    ${variants} where v.product_id = ${productId} order by v.position, v.id`.execute(db)
  return rows
}

/** A variant as it stands, its row locked until the transaction ends. */
export async function lockVariant(db: Database, id: string): Promise<StaffVariantRow | undefined> {
  await sql`select from product_variants where id = ${id} for update`.execute(db)
  const { rows } = await sql<StaffVariantRow>`${variants} where v.id = ${id}`.execute(db)
  return rows[0]
}

export type ProductChange = { title?: Words; slug?: Words; summary?: Words; description?: Words; status?: string }

export async function updateProduct(db: Database, id: string, change: ProductChange): Promise<void> {
  const { title, slug, summary, description, status } = change
  const json = (words: Words | undefined) => (words ? JSON.stringify(words) : null)
  await sql`
    update products set title = coalesce(${json(title)}::jsonb, title), slug = coalesce(${json(slug)}::jsonb, slug),
      summary = coalesce(${json(summary)}::jsonb, summary),
      description = coalesce(${json(description)}::jsonb, description), status = coalesce(${status ?? null}, status)
    where id = ${id}`.execute(db)
}

export async function updateVariantPrice(
  db: Database,
  id: string,
  price: { price_cents: number; sale_percent: number },
): Promise<void> {
  await db.updateTable('product_variants').set(price).where('id', '=', id).execute()
}

/** Only what is free can be taken away; false where the shelf has less, or there is none. */
export async function moveUnits(
  db: Database,
  movement: { id: string; variant_id: string; warehouse_id: string; quantity: number; reason: string },
): Promise<boolean> {
  const { rows } = await sql`
    update stock_levels set available = available + ${movement.quantity}, received = received + ${movement.quantity}
    where variant_id = ${movement.variant_id} and warehouse_id = ${movement.warehouse_id}
      and available + ${movement.quantity} >= 0 returning variant_id`.execute(db)
  if (rows.length === 0) return false
  await db.insertInto('stock_movements').values(movement).execute()
  return true
}

export type ProductTexts = { id: string; status: string; title: Words; summary: Words; description: Words }

export async function listProductTexts(db: Database, kind: 'GOODS' | 'SERVICE', id?: string): Promise<ProductTexts[]> {
  let query = db.selectFrom('products').select(['id', 'status', 'title', 'summary', 'description'])
  if (id) query = query.where('id', '=', id)
  return query.where('kind', '=', kind).orderBy('key').execute()
}
