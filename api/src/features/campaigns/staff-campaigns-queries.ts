import { countedAtMost } from '@fitout/contract/limits.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import {
  type FoundIds,
  holdsInEachLanguage,
  isCommon,
  listLookedThrough,
  scannedRows,
} from '../../database/substring-search.ts'
import { type Key, type Keyed, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { variantHolds } from '../products/products-service.ts'
import type { CampaignRow } from './campaigns-queries.ts'

export type StaffCampaignRow = CampaignRow & {
  version: number
  status: 'ACTIVE' | 'INACTIVE'
  state: 'draft' | 'scheduled' | 'running' | 'over'
}

/** Campaigns with their state at a moment. */
const campaigns = (now: Date) => sql`
  (select id, store_id, version, kind, title, terms, status, priority, starts_at, ends_at,
    case when status = 'INACTIVE' then 'draft' when starts_at > ${now} then 'scheduled'
      when ends_at <= ${now} then 'over' else 'running' end as state
  from campaigns) c`

const inForceFirst = keyset([sql`(state = 'over')`, 'flag', 'asc'], ['priority', 'whole', 'asc'], ['id', 'id', 'asc'])

const sorts = {
  starts_at: ['starts_at', 'instant'],
  ends_at: [sql`coalesce(ends_at, '9999-12-31T00:00Z'::timestamptz)`, 'instant'],
} as const

type CampaignFilter = Sort<keyof typeof sorts> & {
  storeId: string
  now: Date
  state?: string | undefined
  q?: string | undefined
}

export async function listStaffCampaigns(
  db: Database,
  { storeId, now, state, q, ...asked }: CampaignFilter,
  page: Place,
) {
  const sort = sortedBy(sorts, 'id', asked, inForceFirst)
  const named = q ? sql`and ${holdsInEachLanguage('title', q)}` : sql``
  const matching = sql`
    from ${campaigns(now)} where store_id = ${storeId} and (${state ?? null}::text is null or state = ${state ?? null})
      ${named}`
  const { rows } = await sql<StaffCampaignRow & Keyed>`
    select c.*, ${sort.key} as row_key ${matching} and ${sort.follows(page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

export async function findStaffCampaign(db: Database, id: string, now: Date): Promise<StaffCampaignRow | undefined> {
  const { rows } = await sql<StaffCampaignRow>`select c.* from ${campaigns(now)} where id = ${id}`.execute(db)
  return rows[0]
}

/** Returns the campaign and locks its row until the transaction ends. */
export async function lockCampaign(db: Database, id: string, now: Date): Promise<StaffCampaignRow | undefined> {
  await sql`select from campaigns where id = ${id} for update`.execute(db)
  return findStaffCampaign(db, id, now)
}

export type CampaignFields = Pick<StaffCampaignRow, 'kind' | 'title' | 'terms' | 'status' | 'priority'> & {
  starts_at: string
  ends_at: string | null
}

const json = (value: object) => JSON.stringify(value)

export async function insertCampaign(db: Database, id: string, storeId: string, fields: CampaignFields): Promise<void> {
  const { kind, title, terms, status, priority, starts_at, ends_at } = fields
  await sql`
    insert into campaigns (id, store_id, kind, title, terms, status, priority, starts_at, ends_at)
    values (${id}, ${storeId}, ${kind}, ${json(title)}::jsonb, ${json(terms)}::jsonb, ${status}, ${priority},
      ${starts_at}, ${ends_at})`.execute(db)
}

export async function updateCampaign(db: Database, id: string, fields: CampaignFields): Promise<void> {
  const { kind, title, terms, status, priority, starts_at, ends_at } = fields
  await sql`
    update campaigns set version = version + 1, kind = ${kind}, title = ${json(title)}::jsonb,
      terms = ${json(terms)}::jsonb, status = ${status}, priority = ${priority}, starts_at = ${starts_at},
      ends_at = ${ends_at}
    where id = ${id}`.execute(db)
}

/** Whether a variant can be a gift: it belongs to the store, whatever its stock. */
export async function isVariantOf(db: Database, storeId: string, variantId: string): Promise<boolean> {
  const { rows } = await sql`
    select from product_variants v join products p on p.id = v.product_id
    where v.id = ${variantId} and p.store_id = ${storeId}`.execute(db)
  return rows.length > 0
}

export type PieceFilter = {
  q?: string | undefined
  /** The matches of `q`, if there was a search. */
  found?: FoundIds | undefined
  variant_ids?: string[] | undefined
  product_ids?: string[] | undefined
}

const byProduct = keyset(['p.key', 'text', 'asc'], ['v.position', 'whole', 'asc'], ['v.id', 'id', 'asc'])

/** Variants with the titles of their products, grouped by product. */
export async function listPiecesOf(
  db: Database,
  storeId: string,
  { q, found, variant_ids: variantIds = [], product_ids: productIds = [] }: PieceFilter,
  page: Place,
) {
  const isNamed = variantIds.length + productIds.length > 0
  const named = isNamed ? sql`and (v.id = any(${variantIds}::uuid[]) or p.id = any(${productIds}::uuid[]))` : sql``
  const among = found?.ids ? sql`and v.id = any(${found.ids}::uuid[])` : sql``
  const following = (after?: Key) => sql`
    from product_variants v join products p on p.id = v.product_id
    where p.store_id = ${storeId} ${named} ${among} and ${byProduct.follows(after)}`
  // A search text too common for the index is looked for in the first rows of the list.
  const isLookedFor = q !== undefined && q !== '' && isCommon(found)
  const fitting = (after?: Key) =>
    isLookedFor
      ? sql`from (select v.id, v.sku, p.title, ${sql.join(byProduct.columns)} ${following(after)}
          order by ${byProduct.order} limit ${scannedRows}) looked where ${variantHolds(q)}`
      : sql`from (select v.id, ${sql.join(byProduct.columns)} ${following(after)}) looked`
  const areMore = found?.areMoreThanCounted && !isNamed
  const order = byProduct.outerOrder
  const looked = isLookedFor && (await listLookedThrough(db, page, { fitting, order, areMoreThanCounted: areMore }))
  const shown = looked
    ? sql`select unnest(${looked.ids}::uuid[])`
    : sql`select id ${fitting(page.after)} order by ${order} offset ${page.offset} limit ${page.limit}`
  const { rows } = await sql<PieceRow & Keyed>`
    select v.id, p.id as product_id, p.title as product_title, v.title as variant_title, v.sku, v.price_cents,
      sale_at(v, now()) as sale_percent, v.status = 'ACTIVE' and p.status = 'ACTIVE' as is_on_sale,
      case when v.is_counted then coalesce(
        (select sum(s.available)::int from stock_levels s where s.variant_id = v.id), 0) end as available_qty,
      ${byProduct.key} as row_key
    from product_variants v join products p on p.id = v.product_id
    where v.id in (${shown})
    order by ${byProduct.order}`.execute(db)
  const count = async () => (areMore ? countedAtMost + 1 : countRows(db, sql`select ${fitting()}`))
  return { rows, total: (looked || undefined)?.total ?? (await totalOf(page, rows, count)) }
}

type PieceRow = {
  id: string
  product_id: string
  product_title: Words
  variant_title: Words
  sku: string
  price_cents: number
  sale_percent: number
  is_on_sale: boolean
  available_qty: number | null
}
