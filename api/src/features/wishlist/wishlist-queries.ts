import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

/** Items of unpublished products are kept but not listed. */
const shown = (accountId: string) => sql`
  from wishlist_items w
  join products p on p.id = w.product_id and p.status = 'ACTIVE'
  join product_index i on i.product_id = w.product_id
  where w.account_id = ${accountId}::uuid`

const latestFirst = keyset(['w.added_at', 'instant', 'desc'], ['w.product_id', 'id', 'asc'])

export async function listItems(db: Database, accountId: string, page: Place) {
  const { rows } = await sql<{ product_id: string; added_at: Date; added_cents: number } & Keyed>`
    select w.product_id, w.added_at, w.added_cents, ${latestFirst.key} as row_key
    ${shown(accountId)} and ${latestFirst.follows(page.after)} order by ${latestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(
    db,
  )
  return rows
}

export async function listProductIds(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select w.product_id ${shown(accountId)} order by w.added_at desc, w.product_id`.execute(db)
  return rows.map((row) => row.product_id)
}

export async function countItems(db: Database, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${shown(accountId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Serialises calls for this product on this list. Returns whether another call was in progress, which has then ended.
 */
export async function holdToggle(db: Database, accountId: string, productId: string): Promise<boolean> {
  const key = `wishlist ${accountId} ${productId}`
  const { rows } = await sql<{ is_first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as is_first`.execute(db)
  if (rows[0]?.is_first) return false
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
  return true
}

export async function hasItem(db: Database, accountId: string, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('wishlist_items')
    .select('product_id')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteItem(db: Database, accountId: string, productId: string): Promise<void> {
  await db
    .deleteFrom('wishlist_items')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .execute()
}

/** Adds a published product of the store with its current price and availability; false if that is not possible. */
export async function insertItem(
  db: Database,
  item: { accountId: string; storeId: string; productId: string; now: Date; itemsAtMost: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into wishlist_items (account_id, product_id, added_at, added_cents, known_cents, known_available)
    select ${item.accountId}::uuid, f.product_id, ${item.now}, f.cents, f.cents, f.is_available
    from (${productNow}) f
    where f.product_id = ${item.productId}::uuid and f.store_id = ${item.storeId}::uuid
      and (select count(*) from wishlist_items where account_id = ${item.accountId}::uuid) < ${item.itemsAtMost}::int
    on conflict (account_id, product_id) do update set product_id = excluded.product_id
    returning product_id`.execute(db)
  return rows.length > 0
}

/** The price on the card of each published product, and whether any of its variants is available. */
export const productNow = sql`
  select p.id as product_id, p.store_id, sold.is_available, round(sold.price * 100)::bigint as cents
  from products p
  join product_index i on i.product_id = p.id
  join lateral (
    select bool_or(one.is_available) as is_available,
      coalesce(min(one.price) filter (where one.is_available), min(one.price)) as price
    from (
      select written.price, not v.is_counted or exists (
        select from stock_levels l where l.variant_id = v.id and l.available > 0) as is_available
      from product_variants v
      join jsonb_to_recordset(i.details -> 'variants') as written (_id uuid, price numeric) on written._id = v.id
      where v.product_id = p.id and v.status = 'ACTIVE') one
  ) sold on sold.is_available is not null
  where p.status = 'ACTIVE'`

/**
 * Moves a guest's items to an account, latest first until the list is full; for duplicates the account's item is
 * kept.
 */
export async function moveItems(db: Database, fromId: string, toId: string, itemsAtMost: number): Promise<void> {
  await sql`
    with moved as (
      delete from wishlist_items where account_id = ${fromId}::uuid returning *
    ), fresh as (
      select moved.*, row_number() over (order by moved.added_at desc, moved.product_id) as place from moved
      where not exists (
        select from wishlist_items own where own.account_id = ${toId}::uuid and own.product_id = moved.product_id)
    )
    insert into wishlist_items (account_id, product_id, added_at, added_cents, known_cents, known_available)
    select ${toId}::uuid, product_id, added_at, added_cents, known_cents, known_available from fresh
    where place <= ${itemsAtMost}::int - (select count(*) from wishlist_items where account_id = ${toId}::uuid)
    on conflict do nothing`.execute(db)
}
