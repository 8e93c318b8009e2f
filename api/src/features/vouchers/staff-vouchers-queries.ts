import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { VoucherRow } from './vouchers-queries.ts'

export type StaffVoucherRow = Omit<VoucherRow, 'title' | 'description'> & {
  title: Words
  description: Words
  state: 'draft' | 'scheduled' | 'running' | 'over'
}

/** Vouchers with their state at a moment. */
const vouchers = (now: Date) => sql`
  (select *, case when status = 'INACTIVE' then 'draft' when starts_at > ${now} then 'scheduled'
      when ends_at <= ${now} then 'over' else 'running' end as state
  from vouchers) v`

export async function listVouchersToStaff(
  db: Database,
  { now, state }: { now: Date; state: string | undefined },
  page: { offset: number; limit: number },
) {
  const matching = sql`from ${vouchers(now)} where ${state ?? null}::text is null or state = ${state ?? null}`
  const { rows } = await sql<StaffVoucherRow>`
    select v.* ${matching} order by published_at desc, id offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

export async function findVoucherForStaff(db: Database, id: string, now: Date): Promise<StaffVoucherRow | undefined> {
  const { rows } = await sql<StaffVoucherRow>`select v.* from ${vouchers(now)} where id = ${id}`.execute(db)
  return rows[0]
}

/** Whether another voucher, or one that somebody has redeemed, has this code; who asks at the same time waits. */
export async function isCodeTaken(db: Database, code: string, voucherId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`voucher code ${code}`}, 0))`.execute(db)
  const { rows } = await sql`
    select from vouchers where code = ${code} and id <> ${voucherId}
    union all select from redeemed_vouchers where code = ${code}`.execute(db)
  return rows.length > 0
}

export type VoucherFields = {
  title: Words
  description: Words
  status: string
  discount_type: string
  terms: object
  code: string | null
  points_required: number
  starts_at: string
  ends_at: string | null
  valid_days: number | null
  stock: number | null
  per_account: number | null
}

const inJson = ({ title, description, terms, ...fields }: VoucherFields) => ({
  ...fields,
  title: JSON.stringify(title) as never,
  description: JSON.stringify(description) as never,
  terms: JSON.stringify(terms) as never,
})

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
