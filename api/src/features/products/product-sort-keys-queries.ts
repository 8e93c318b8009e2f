import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Takes up to `limit` stale products, latest first. */
export async function takeStaleProducts(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .deleteFrom('stale_product_sort_keys')
    .where('id', 'in', (of) => of.selectFrom('stale_product_sort_keys').select('id').orderBy('id', 'desc').limit(limit))
    .returning('product_id')
    .execute()
  return [...new Set(rows.map(({ product_id: id }) => id))]
}

export async function putSortKeys(db: Database, productIds: string[]): Promise<void> {
  await sql`
    insert into product_sort_keys as kept (product_id, least_price_cents, available)
    select p.id, coalesce((select min(v.price_cents) from product_variants v where v.product_id = p.id), -1),
      coalesce((select sum(l.available) from product_variants v join stock_levels l on l.variant_id = v.id
        where v.product_id = p.id), -1)
    from products p where p.id = any(${productIds}::uuid[])
    on conflict (product_id) do update
      set least_price_cents = excluded.least_price_cents, available = excluded.available
      where (kept.least_price_cents, kept.available) <> (excluded.least_price_cents, excluded.available)`.execute(db)
}
