import type { Locale } from '@fitout/contract/locales.ts'
import type { OfficeSearchKind } from '@fitout/contract/staff/search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { mayHold } from '../../database/found-by-parts.ts'

export type FoundRow = { id: string; title: string; detail: string; at: Date | null; is_active: boolean }

type Sought = { typed: string; part: string; start: string; grams: readonly string[]; locale: Locale }

// More than these are not looked through: who types what fits so many types on.
const candidates = 1000
const shown = 5
/** So many of the newest are read before an index is asked. */
const newestRead = 2000
/** Below this an index takes each letter of what it is asked for, above it some; a hundred times what a telephone number fits. */
const entriesAtMost = 20_000

/** The pairs of letters by which the indexes find; none for what no index finds. */
export async function gramsOf(db: Database, sought: string): Promise<string[]> {
  const { rows } = await sql<{ grams: string[] }>`select search_grams(${sought}) as grams`.execute(db)
  return rows[0]?.grams ?? []
}

/**
 * For the transaction alone: the indexes are taken whatever the tables measure, and of letters that fit nearly every row
 * some are looked at, so that the search takes as long in a large shop as in a small one.
 */
export async function boundSearch(trx: Database): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('gin_fuzzy_search_limit', ${String(entriesAtMost)}, true)`.execute(
    trx,
  )
}

/** Where to look: among the newest, which are read as they are, or among all, along an index. */
type Among = {
  of: (table: string) => RawBuilder<unknown>
  holds: (text: RawBuilder<unknown>, isIndexedByDigits?: boolean) => RawBuilder<unknown>
}

const amongNewest = ({ part }: Sought): Among => ({
  // Ids grow with time.
  of: (table) => sql`(select * from ${sql.table(table)} order by id desc limit ${sql.lit(newestRead)})`,
  holds: (text) => sql`${text} ilike ${part}`,
})
const amongAll = ({ typed, grams, part }: Sought): Among => ({
  of: (table) => sql.table(table),
  holds: (text, isIndexedByDigits = false) =>
    sql`${isIndexedByDigits ? mayHold(text, typed) : sql`search_grams(${text}) @> ${grams}::text[]`} and ${text} ilike ${part}`,
})

/** What fits many rows fits some of the newest, and an index, which would lead to all of them, need not be asked. */
export async function findInOffice(db: Database, kind: OfficeSearchKind, sought: Sought): Promise<FoundRow[]> {
  const newest = await best(db, finders[kind](sought, amongNewest(sought)), sought)
  return newest.length < shown ? best(db, finders[kind](sought, amongAll(sought)), sought) : newest
}

async function best(db: Database, found: RawBuilder<unknown>, { start }: Sought): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as materialized (${found} limit ${candidates})
    select id, title, detail, newest as at, is_active from found
    order by (title ilike ${start}) desc, newest desc nulls last limit ${shown}`.execute(db)
  return rows
}

const named = (column: string, locale: Locale) =>
  sql`coalesce(${sql.ref(column)} ->> ${locale}, ${sql.ref(column)} ->> 'zh', ${sql.ref(column)} ->> 'cn',
    ${sql.ref(column)} ->> 'en', '')`

// As the indexes of these tables have them, or they would not serve.
const inOrder = sql`reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone`
const inAccount = sql`coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '')
  || coalesce(phone, '')`
const inEnquiry = sql`reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '')
  || coalesce(phone, '') || ' ' || subject`
const inRenovation = sql`reference || ' ' || client_name || ' ' || title || ' ' || coalesce(client_email, '') || ' '
  || coalesce(client_area_code, '') || coalesce(client_phone, '')`
const inTitle = sql`coalesce(title ->> 'zh', '') || ' ' || coalesce(title ->> 'cn', '') || ' '
  || coalesce(title ->> 'en', '')`

/** Written texts and campaigns are few: what is typed is looked for in their titles as they are. */
const inFew = (table: 'campaigns' | 'posts' | 'projects', { part, locale }: Sought, isActive = sql`true`) => sql`
  select id::text, ${named('title', locale)} as title, '' as detail, ${isActive} as is_active, created_at as newest
  from ${sql.table(table)} where ${inTitle} ilike ${part}`

const finders: Record<OfficeSearchKind, (sought: Sought, among: Among) => RawBuilder<unknown>> = {
  order: (_, { of, holds }) => sql`
    select id, reference as title, recipient_name as detail, archived_at is null as is_active, created_at as newest
    from ${of('orders')} o where ${holds(inOrder, true)}`,
  renovation: (_, { of, holds }) => sql`
    select id, title, reference || ' ' || client_name as detail, true as is_active, created_at as newest
    from ${of('renovations')} r where ${holds(inRenovation)}`,
  enquiry: (_, { of, holds }) => sql`
    select id, reference || ' ' || subject as title, name as detail, true as is_active, created_at as newest
    from ${of('enquiries')} e where ${holds(inEnquiry)}`,
  customer: (_, { of, holds }) => sql`
    select id, coalesce(nullif(username, ''), email, phone, '') as title, coalesce(email, phone, '') as detail,
      true as is_active, registered_at as newest
    from ${of('accounts')} a where type <> 'TEMP' and deleted_at is null and ${holds(inAccount, true)}`,
  product: ({ locale }, { of, holds }) => sql`
    select p.id, ${named('p.title', locale)} as title, coalesce(
      (select string_agg(sku, ', ' order by sku) from product_variants v where v.product_id = p.id), '') as detail,
      p.status <> 'ARCHIVED' as is_active, p.published_at as newest
    from products p where p.id in (
      (select id from ${of('products')} p where ${holds(inTitle)} limit ${candidates})
      union (select product_id from ${of('product_variants')} v where ${holds(sql`sku`)} limit ${candidates}))`,
  campaign: (sought) => inFew('campaigns', sought, sql`status = 'ACTIVE'`),
  page: ({ part, locale }) => sql`
    select slug as id, ${named('title', locale)} as title, '' as detail, true as is_active, created_at as newest
    from (select distinct on (slug) slug, title, created_at from contents order by slug, version desc) latest
    where ${inTitle} ilike ${part}`,
  post: (sought) => inFew('posts', sought),
  project: (sought) => inFew('projects', sought),
}
