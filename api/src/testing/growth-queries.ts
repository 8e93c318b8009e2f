import { sql } from 'kysely'
import { type Database, transaction } from '../database/database.ts'

/**
 * Copies every made-up product, from one number to another, by inserting rows as the seed writes them; the seed itself would
 * take hours. Each copy has its own title, as the lists sort and compare titles; its card shows the original's.
 */
export async function growProducts(db: Database, storeId: string, first: number, last: number): Promise<void> {
  await transaction(db, async (trx) => {
    await asBulk(trx)
    await sql`create temp table source on commit drop as
      select id from products where store_id = ${storeId} and key like 'invented-%' and key !~ '-copy-'`.execute(trx)
    await sql`create temp table copies on commit drop as
      select s.id as old_id, k, uuidv7() as id from source s, generate_series(${sql.lit(first)}::int, ${sql.lit(last)}::int) k`.execute(
      trx,
    )
    await sql`create temp table variant_copies on commit drop as
      select v.id as old_id, c.id as product_id, c.old_id as old_product_id, c.k, uuidv7() as id
      from copies c join product_variants v on v.product_id = c.old_id`.execute(trx)
    await sql`create index on variant_copies (product_id)`.execute(trx)
    for (const table of ['source', 'copies', 'variant_copies']) await sql`analyze ${sql.id(table)}`.execute(trx)
    await sql`insert into products
      select made.*
      from copies c join products p on p.id = c.old_id,
        lateral jsonb_populate_record(p, jsonb_build_object('id', c.id, 'key', p.key || '-copy-' || c.k,
        'title', ${titled('p.title')}, 'published_at', p.published_at - c.k * interval '1 minute')) made`.execute(trx)
    await sql`insert into product_variants
      select made.*
      from variant_copies c join product_variants v on v.id = c.old_id,
        lateral jsonb_populate_record(v, jsonb_build_object('id', c.id, 'product_id', c.product_id, 'sku', v.sku || '-' || c.k)) made`.execute(
      trx,
    )
    await sql`insert into product_categories select c.id, category_id
      from copies c join product_categories p on p.product_id = c.old_id`.execute(trx)
    await sql`insert into product_pictures select c.id, position, picture_id, alt
      from copies c join product_pictures p on p.product_id = c.old_id`.execute(trx)
    await sql`insert into stock_levels (variant_id, warehouse_id, received, available)
      select c.id, warehouse_id, received, received from variant_copies c join stock_levels l on l.variant_id = c.old_id`.execute(
      trx,
    )
    await sql`insert into product_index (product_id, store_id, facts, card, details, made_by)
      select c.id, store_id,
        facts || jsonb_build_object('titles', ${titled("facts -> 'titles'")}, 'variants', (
          select jsonb_agg(one || jsonb_build_object('id', v.id) order by place)
          from jsonb_array_elements(facts -> 'variants') with ordinality as written (one, place)
          join variant_copies v on v.product_id = c.id and v.old_id = (one ->> 'id')::uuid)),
        card || jsonb_build_object('_id', c.id),
        details || jsonb_build_object('_id', c.id, 'variants', (
          select jsonb_agg(one || jsonb_build_object('_id', v.id) order by place)
          from jsonb_array_elements(details -> 'variants') with ordinality as written (one, place)
          join variant_copies v on v.product_id = c.id and v.old_id = (one ->> '_id')::uuid)),
        made_by
      from copies c join product_index i on i.product_id = c.old_id`.execute(trx)
    await sql`insert into product_search (number, store_id, terms)
      select n.number, s.store_id, s.terms
      from copies c join product_index i on i.product_id = c.old_id join product_search s on s.number = i.number
      join product_index n on n.product_id = c.id`.execute(trx)
    await sql`insert into product_sort_keys (product_id, least_price_cents, available)
      select c.id, k.least_price_cents, k.available
      from copies c join product_sort_keys k on k.product_id = c.old_id`.execute(trx)
    await sql`insert into catalogue_changes (xid) values (pg_current_xact_id())`.execute(trx)
  })
}

const titled = (words: string) => sql`(select jsonb_object_agg(language, text || ' ' || c.k)
  from jsonb_each_text(${sql.raw(words)}) as named (language, text))`

/** Copies orders as finished orders of other customers, every second one a member, spread over two years. */
export async function growOrders(db: Database, first: number, last: number): Promise<void> {
  await transaction(db, async (trx) => {
    await asBulk(trx)
    await sql`create temp table copies on commit drop as
      select o.id as old_id, o.account_id as old_account_id, k, uuidv7() as id, uuidv7() as account_id,
        row_number() over () + ${sql.lit(first * 1000)} as place
      from orders o, generate_series(${sql.lit(first)}::int, ${sql.lit(last)}::int) k where o.reference not like 'LN-%'`.execute(
      trx,
    )
    await sql`insert into accounts (id, type, email, language, created_at, registered_at)
      select account_id, case when ${isMember} then 'EMAIL' else 'TEMP' end,
        case when ${isMember} then 'buys-' || place || '@example.com' end, 'zh', since, case when ${isMember} then since end
      from (select *, now() - k * interval '1 hour' as since from copies) copies`.execute(trx)
    await sql`insert into orders
      select made.*
      from copies c join orders o on o.id = c.old_id,
        lateral jsonb_populate_record(o, jsonb_build_object('id', c.id, 'account_id', c.account_id,
        'reference', 'LN-' || lpad(to_hex(c.place / 65536), 4, '0') || '-' || lpad(to_hex(c.place % 65536), 4, '0'),
        'status', 'completed', 'payment_status', 'paid', 'delivery_status', 'delivered', 'expires_at', null,
        'created_at', o.created_at - c.k * interval '1 hour', 'paid_at', o.created_at - c.k * interval '1 hour',
        'shipped_at', o.created_at - c.k * interval '1 hour', 'delivered_at', o.created_at - c.k * interval '1 hour',
        'recipient_name', (array['陳大文', 'Chan Siu Ming', 'Wong Mei', '歐陽美', 'Lee K. F.'])[1 + c.place % 5],
        'phone', '9' || lpad((c.place * 7919 % 10000000)::text, 7, '0'),
        'district', case c.place % 1000 when 0 then 'islands' else ${districts}[1 + c.place % 40] end,
        'email', 'g' || c.place || '@example.com')) made`.execute(trx)
    await sql`insert into guest_orders (key, order_id, ordered_at)
      select md5(o.email)::uuid, o.id, o.created_at from copies c join orders o on o.id = c.id
      where not ${isMember}`.execute(trx)
    await sql`insert into customer_facts (account_id, registered_at, language, email, has_ordered, spent_cents,
        last_order_at, districts)
      select a.id, a.registered_at, a.language, a.email, true, o.total_cents - o.refunded_cents, o.created_at,
        array_remove(array[o.district], null)
      from copies c join orders o on o.id = c.id join accounts a on a.id = c.account_id where ${isMember}`.execute(trx)
    await sql`insert into customer_months (month, account_id, cents)
      select date_trunc('month', o.paid_at at time zone 'Asia/Hong_Kong')::date, o.account_id, o.total_cents - o.refunded_cents
      from copies c join orders o on o.id = c.id where ${isMember}`.execute(trx)
    await sql`insert into order_lines
      select made.*
      from copies c join order_lines l on l.order_id = c.old_id,
        lateral jsonb_populate_record(l, jsonb_build_object('order_id', c.id)) made`.execute(trx)
    await sql`insert into order_statuses (order_id, position, slug, actor, created_at)
      select c.id, position, slug, actor, s.created_at - c.k * interval '1 hour'
      from copies c join order_statuses s on s.order_id = c.old_id`.execute(trx)
  })
}

const isMember = sql`place % 2 = 0`
/** A few, where most orders are collected. */
const districts = sql`(array['sha-tin', 'sha-tin', 'eastern', 'kwun-tong', 'yuen-long', 'sai-kung'])`

/** A bulk insert is no visitor's request: no row triggers, no time limit. */
export async function asBulk(trx: Database): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(trx)
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local synchronous_commit = off`.execute(trx)
  await sql`set local jit = off`.execute(trx)
}

/**
 * Drops the inverted indexes of some tables during the work: rebuilding one takes minutes, while inserting the copied rows one
 * by one would take hours. If a run is interrupted, the next one recreates them (`makeLeftOut`).
 */
export async function withoutInvertedIndexes(db: Database, tables: string[], work: () => Promise<void>): Promise<void> {
  await transaction(db, async (trx) => {
    await sql`create table if not exists left_out_indexes (name text primary key, definition text not null)`.execute(
      trx,
    )
    const { rows } = await sql<{ name: string }>`
      with found as (
        select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = any(${tables}) and indexdef ~ ' USING gin '),
      noted as (insert into left_out_indexes (name, definition) select name, definition from found)
      select name from found`.execute(trx)
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(trx)
  })
  try {
    await work()
  } finally {
    await makeLeftOut(db)
  }
}

/** Creates the indexes that were dropped while a table grows, like the migrations: without statistics of their values. */
export async function makeLeftOut(db: Database): Promise<void> {
  const { rows: noted } = await sql<{ is_there: boolean }>`
    select to_regclass('left_out_indexes') is not null as is_there`.execute(db)
  if (!noted[0]?.is_there) return
  const { rows } = await sql<{
    name: string
    definition: string
  }>`select name, definition from left_out_indexes`.execute(db)
  for (const { name, definition } of rows) {
    await transaction(db, async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local maintenance_work_mem = '1GB'`.execute(trx)
      await sql.raw(definition).execute(trx)
      if (/search_grams|digit_runs/.test(definition)) {
        await sql`alter index ${sql.id(name)} alter column 1 set statistics 0`.execute(trx)
      }
      await sql`delete from left_out_indexes where name = ${name}`.execute(trx)
    })
  }
}

export async function tidy(db: Database): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set statement_timeout = 0`.execute(one)
    await sql`vacuum analyze`.execute(one)
    await sql`reset statement_timeout`.execute(one)
  })
}

/** The server processes of this database; none if the server is on another machine. */
export async function listBackends(db: Database): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  return rows.map(({ pid }) => pid)
}

export async function countProducts(db: Database, storeId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from product_index where store_id = ${storeId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The number of made-up products to copy, and the number of the last copies. */
export async function countCopies(db: Database, storeId: string): Promise<{ madeUp: number; last: number }> {
  const { rows } = await sql<{ madeUp: number; last: number }>`
    select count(*) filter (where key !~ '-copy-')::int as "madeUp",
      coalesce(max(substring(key from '-copy-([0-9]+)$')::int), 0) as last
    from products where store_id = ${storeId} and key like 'invented-%'`.execute(db)
  return rows[0] ?? { madeUp: 0, last: 0 }
}

export async function countOrders(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from orders`.execute(db)
  return rows[0]?.count ?? 0
}

/** Fills the shelves, so that the orders of the measurement never sell out. */
export async function fillShelves(db: Database): Promise<void> {
  await sql`update stock_levels set received = received + 100000, available = available + 100000 where received < 100000`.execute(
    db,
  )
}

/** Gives one product another rank. */
export async function changeRank(db: Database, productId: string, rank: number): Promise<void> {
  await sql`update products set rank = ${rank} where id = ${productId}`.execute(db)
}
