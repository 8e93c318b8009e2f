import type { Locale } from '@fitout/contract/locales.ts'
import { foundAtMost, type OfficeSearchKind } from '@fitout/contract/staff/search.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { mayContain } from '../../database/substring-search.ts'

export type FoundRow = { id: string; title: string; detail: string; at: Date | null; is_active: boolean }

type Sought = { typed: string; part: string; start: string; grams: readonly string[]; locale: Locale }

// At most this many matches are ranked; for more, staff type a more specific query.
const candidates = 1000
/** Rows read from the newest before an index is used. */
const newestRead = 2000
/**
 * GIN index entries above which PostgreSQL returns a sample (`gin_fuzzy_search_limit`): a hundred times what a
 * telephone number matches.
 */
const entriesAtMost = 20_000

/** Returns the pairs of letters that the indexes can look up; empty when no index applies. */
export async function gramsOf(db: Database, sought: string): Promise<string[]> {
  const { rows } = await sql<{ grams: string[] }>`select search_grams(${sought}) as grams`.execute(db)
  return rows[0]?.grams ?? []
}

/**
 * For this transaction only: forces index scans whatever the planner estimates, and samples matches of very common
 * letters, so that the search takes as long in a large shop as in a small one.
 */
export async function boundSearch(trx: Database): Promise<void> {
  await sql`select set_config('enable_seqscan', 'off', true), set_config('gin_fuzzy_search_limit', ${String(entriesAtMost)}, true)`.execute(
    trx,
  )
}

/** Where to look: in the newest rows, scanned directly, or in all rows through an index. */
type Among = {
  of: (table: string) => RawBuilder<unknown>
  holds: (text: RawBuilder<unknown>, isIndexedByDigits?: boolean) => RawBuilder<unknown>
}

const amongNewest = ({ part }: Sought): Among => ({
  // Ids are in order of creation.
  of: (table) => sql`(select * from ${sql.table(table)} order by id desc limit ${sql.lit(newestRead)})`,
  holds: (text) => sql`${text} ilike ${part}`,
})
const amongAll = ({ typed, grams, part }: Sought): Among => ({
  of: (table) => sql.table(table),
  holds: (text, isIndexedByDigits = false) =>
    sql`${isIndexedByDigits ? mayContain(text, typed) : sql`search_grams(${text}) @> ${grams}::text[]`} and ${text} ilike ${part}`,
})

/**
 * Looks in the newest rows first: a query that matches many rows matches some of these, and the index scan over all
 * its matches is avoided.
 */
export async function findInOffice(db: Database, kind: OfficeSearchKind, sought: Sought): Promise<FoundRow[]> {
  const newest = await best(db, finders[kind](sought, amongNewest(sought)), sought)
  return newest.length < foundAtMost ? best(db, finders[kind](sought, amongAll(sought)), sought) : newest
}

async function best(db: Database, found: RawBuilder<unknown>, { start }: Sought): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    with found as materialized (${found} limit ${candidates})
    select id, title, detail, newest as at, is_active from found
    order by (title ilike ${start}) desc, newest desc nulls last limit ${foundAtMost}`.execute(db)
  return rows
}

const named = (column: string, locale: Locale) =>
  sql`coalesce(${sql.ref(column)} ->> ${locale}, ${sql.ref(column)} ->> 'zh', ${sql.ref(column)} ->> 'cn',
    ${sql.ref(column)} ->> 'en', '')`

// Must equal the indexed expressions of these tables; otherwise the indexes are not used.
const inOrder = sql`reference || ' ' || recipient_name || ' ' || coalesce(email, '') || ' ' || area_code || phone`
const inAccount = sql`coalesce(username, '') || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '')
  || coalesce(phone, '')`
const inEnquiry = sql`reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(area_code, '')
  || coalesce(phone, '') || ' ' || subject`
const inRenovation = sql`reference || ' ' || client_name || ' ' || title || ' ' || coalesce(client_email, '') || ' '
  || coalesce(client_area_code, '') || coalesce(client_phone, '')`
const inTitle = sql`coalesce(title ->> 'zh', '') || ' ' || coalesce(title ->> 'cn', '') || ' '
  || coalesce(title ->> 'en', '')`

/** Articles, projects and campaigns are few: their titles are searched without an index. */
const inFew = (table: 'campaigns' | 'posts' | 'projects', { part, locale }: Sought, isActive = sql`true`) => sql`
  select id::text, ${named('title', locale)} as title, '' as detail, ${isActive} as is_active, created_at as newest
  from ${sql.table(table)} where ${inTitle} ilike ${part}`

const finders: Record<OfficeSearchKind, (sought: Sought, among: Among) => RawBuilder<unknown>> = {
  order: (_, { of, holds }) => sql`
    select id, reference as title, recipient_name as detail, archived_at is null as is_active, created_at as newest
    from ${of('orders')} o where ${holds(inOrder, true)}`,
  renovation: (_, { of, holds }) => sql`
    select id, title, reference || ' ' || client_name as detail, true as is_active, created_at as newest
    from ${of('renovations')} r where ${holds(inRenovation, true)}`,
  enquiry: (_, { of, holds }) => sql`
    select id, reference || ' ' || subject as title, name as detail, true as is_active, created_at as newest
    from ${of('enquiries')} e where ${holds(inEnquiry, true)}`,
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
  post: (sought) => inFew('posts', sought, sql`status <> 'ARCHIVED'`),
  project: (sought) => inFew('projects', sought, sql`status <> 'ARCHIVED'`),
}
