import type { Locale, Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type WantedVariant = { id: string; product_id: string; units: number }

/** A variant on sale with counted stock; services have none. */
export async function findWantedVariant(db: Database, storeId: string, id: string): Promise<WantedVariant | undefined> {
  const { rows } = await sql<WantedVariant>`
    select v.id, v.product_id, coalesce((
      select sum(l.available)::int from stock_levels l where l.variant_id = v.id), 0) as units
    from product_variants v join products p on p.id = v.product_id
    where v.id = ${id}::uuid and v.status = 'ACTIVE' and v.is_counted and p.status = 'ACTIVE'
      and p.store_id = ${storeId}::uuid`.execute(db)
  return rows[0]
}

type NewNotice = {
  id: string
  accountId: string
  variantId: string
  email: string
  language: Locale
  now: Date
  isConfirmed: boolean
  isBack: boolean
}

/** One notice per variant and address until it is sent, however often it is requested. */
export async function putNotice(db: Database, notice: NewNotice): Promise<{ id: string; is_confirmed: boolean }> {
  const { id, accountId, variantId, email, language, now, isConfirmed, isBack } = notice
  const { rows } = await sql<{ id: string; is_confirmed: boolean }>`
    insert into stock_notices as n (id, account_id, variant_id, email, language, created_at, confirmed_at, returned_at)
    values (${id}, ${accountId}, ${variantId}, ${email}, ${language}, ${now},
      case when ${isConfirmed}::boolean then ${now}::timestamptz end,
      case when ${isBack}::boolean then ${now}::timestamptz end)
    on conflict (variant_id, email) where told_at is null do update
      set language = excluded.language, confirmed_at = coalesce(n.confirmed_at, excluded.confirmed_at)
    returning id, confirmed_at is not null as is_confirmed`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an upsert answers its row')
  return row
}

export type Notice = {
  id: string
  account_id: string
  variant_id: string
  product_id: string
  email: string
  language: string
  confirmed_at: Date | null
  told_at: Date | null
  variant_title: Words
  product_title: Words
  product_slug: Words
  is_shown: boolean
  /** The available units, and the addresses that wait or were notified of this return. */
  units: number
  watchers: number
}

export async function findNotice(db: Database, id: string): Promise<Notice | undefined> {
  const { rows } = await sql<Notice>`
    select n.id, n.account_id, n.variant_id, v.product_id, n.email, n.language, n.confirmed_at, n.told_at,
      v.title as variant_title, p.title as product_title, p.slug as product_slug,
      v.status = 'ACTIVE' and p.status = 'ACTIVE' as is_shown,
      coalesce((select sum(l.available)::int from stock_levels l where l.variant_id = n.variant_id), 0) as units,
      (select count(*)::int from stock_notices o where o.variant_id = n.variant_id and o.confirmed_at is not null
        and (o.told_at is null or o.told_at > now() - interval '1 hour')) as watchers
    from stock_notices n join product_variants v on v.id = n.variant_id join products p on p.id = v.product_id
    where n.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export async function confirmNotice(db: Database, id: string, now: Date): Promise<void> {
  await sql`
    update stock_notices set confirmed_at = coalesce(confirmed_at, ${now}) where id = ${id}::uuid`.execute(db)
}

export async function deleteNotice(db: Database, id: string): Promise<void> {
  await db.deleteFrom('stock_notices').where('id', '=', id).execute()
}

/** Claims the notices of variants that are back, oldest first: each once, however many processes run. */
export async function takeReturned(db: Database, now: Date, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update stock_notices set told_at = ${now} where id in (
      select id from stock_notices
      where returned_at is not null and confirmed_at is not null and told_at is null
      order by created_at, id limit ${atMost} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sold out again before the mail was sent: wait for the next return, unless the notice was requested again. */
export async function waitAgain(db: Database, id: string): Promise<void> {
  await sql`
    update stock_notices n set told_at = null, returned_at = null where n.id = ${id}::uuid and not exists (
      select from stock_notices o where o.variant_id = n.variant_id and o.email = n.email and o.told_at is null
    )`.execute(db)
}

/** Deletes notices some time after they were sent, and unconfirmed ones. */
export async function deleteNoticesBefore(db: Database, times: { notified: Date; unconfirmed: Date }): Promise<void> {
  await sql`
    delete from stock_notices where told_at < ${times.notified}
      or (confirmed_at is null and created_at < ${times.unconfirmed})`.execute(db)
}

export type DemandRow = {
  id: string
  product_id: string
  sku: string
  title: Words
  variant_title: Words
  waiting: number
  since: Date
  available: number
}

const mostWantedFirst = keyset(['waiting', 'whole', 'desc'], ['since', 'instant', 'asc'], ['id', 'id', 'asc'])

export async function listDemand(db: Database, page: Place) {
  const demand = sql`
    select v.id, v.product_id, v.sku, p.title, v.title as variant_title, count(*)::int as waiting,
      min(n.created_at) as since,
      coalesce((select sum(l.available)::int from stock_levels l where l.variant_id = v.id), 0) as available
    from stock_notices n join product_variants v on v.id = n.variant_id join products p on p.id = v.product_id
    where n.confirmed_at is not null and n.told_at is null
    group by v.id, p.id`
  const { rows } = await sql<DemandRow & Keyed>`
    select d.*, ${mostWantedFirst.key} as row_key from (${demand}) d where ${mostWantedFirst.follows(page.after)}
    order by ${mostWantedFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count from (${demand}) d`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}
