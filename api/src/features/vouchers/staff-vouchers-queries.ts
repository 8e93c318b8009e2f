import { type Insertable, sql } from 'kysely'
import type { Vouchers } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import { holdsInEachLanguage, partOf } from '../../database/substring-search.ts'
import type { Place } from '../../http/pages.ts'
import type { VoucherRow } from './vouchers-queries.ts'

export type StaffVoucherRow = VoucherRow & {
  state: 'draft' | 'scheduled' | 'running' | 'over'
}

/** Vouchers with their state at a moment. */
const vouchers = (now: Date) => sql`
  (select *, case when status = 'INACTIVE' then 'draft' when starts_at > ${now} then 'scheduled'
      when ends_at <= ${now} then 'over' else 'running' end as state
  from vouchers) v`

const newestFirst = keyset(['published_at', 'instant', 'desc'], ['id', 'id', 'asc'])

const sorts = {
  starts_at: ['starts_at', 'instant'],
  ends_at: [sql`coalesce(ends_at, '9999-12-31T00:00Z'::timestamptz)`, 'instant'],
  taken: ['taken', 'whole'],
} as const

type VoucherFilter = Sort<keyof typeof sorts> & { now: Date; state?: string | undefined; q?: string | undefined }

export async function listVouchersToStaff(db: Database, { now, state, q, ...asked }: VoucherFilter, page: Place) {
  const sort = sortedBy(sorts, 'id', asked, newestFirst)
  const named = q ? sql`and (code ilike ${partOf(q)} or ${holdsInEachLanguage('title', q)})` : sql``
  const matching = sql`
    from ${vouchers(now)} where (${state ?? null}::text is null or state = ${state ?? null}) ${named}`
  const { rows } = await sql<StaffVoucherRow & Keyed>`
    select v.*, ${sort.key} as row_key ${matching} and ${sort.follows(page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

export async function findVoucherForStaff(db: Database, id: string, now: Date): Promise<StaffVoucherRow | undefined> {
  const { rows } = await sql<StaffVoucherRow>`select v.* from ${vouchers(now)} where id = ${id}`.execute(db)
  return rows[0]
}

/** Whether another voucher, or a redeemed one, has this code. Concurrent callers wait. */
export async function isCodeTaken(db: Database, code: string, voucherId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`voucher code ${code}`}, 0))`.execute(db)
  const { rows } = await sql`
    select from vouchers where code = ${code} and id <> ${voucherId}
    union all select from redeemed_vouchers where code = ${code}`.execute(db)
  return rows.length > 0
}

export type VoucherFields = Omit<Insertable<Vouchers>, 'id' | 'store_id' | 'terms'> & { terms: object }

const inJson = ({ terms, ...fields }: VoucherFields) => ({ ...fields, terms: JSON.stringify(terms) })

export async function insertVoucher(db: Database, id: string, storeId: string, fields: VoucherFields): Promise<void> {
  await db
    .insertInto('vouchers')
    .values({ id, store_id: storeId, ...inJson(fields) })
    .execute()
}

export async function updateVoucher(db: Database, id: string, fields: VoucherFields): Promise<void> {
  await db
    .updateTable('vouchers')
    .set({ ...inJson(fields), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}
