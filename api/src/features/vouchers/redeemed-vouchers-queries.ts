import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { VoucherRow, VoucherUse } from './vouchers-queries.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type RedeemedRow = {
  redeemed_id: string
  redeemed_code: string
  redeemed_at: Date
  expires_at: Date | null
  used_at: Date | null
  order_id: string | null
  reference: string | null
  taken_back_at: Date | null
  refunded_order_id: string | null
  refunded_reference: string | null
  state: 'available' | 'used' | 'expired' | 'invalid'
} & VoucherRow & { title: Words; description: Words }

/**
 * A redeemed voucher with its state at a moment. Used ones stay used whatever happens to the voucher. Clawed-back ones
 * name the refunded order.
 */
const redeemed = (now: Date) => sql`
  select r.id as redeemed_id, r.code as redeemed_code, r.redeemed_at, r.expires_at, r.used_at, r.order_id, o.reference,
    r.account_id, r.taken_back_at, refunded.id as refunded_order_id, refunded.reference as refunded_reference,
    case when r.order_id is not null then 'used'
      when r.taken_back_at is not null then 'invalid'
      when r.expires_at <= ${now} then 'expired'
      when v.status <> 'ACTIVE' then 'invalid'
      else 'available' end as state,
    v.*
  from redeemed_vouchers r
  join vouchers v on v.id = r.voucher_id
  left join orders o on o.id = r.order_id
  left join refund_requests f on f.id = r.refund_id
  left join orders refunded on refunded.id = f.order_id`

const newestFirst = keyset(['redeemed_at', 'instant', 'desc'], ['redeemed_id', 'id', 'desc'])

export async function listRedeemed(
  db: Database,
  accountId: string,
  now: Date,
  { state, voucher_id: voucherId }: { state?: string | undefined; voucher_id?: string | undefined },
  page: Place,
) {
  const { rows } = await sql<RedeemedRow & Keyed & { total: number }>`
    with own as (
      select * from (${redeemed(now)}) mine
      where account_id = ${accountId} and (${state ?? null}::text is null or state = ${state ?? null})
        and (${voucherId ?? null}::uuid is null or id = ${voucherId ?? null})
    )
    select *, ${newestFirst.key} as row_key, (select count(*) from own)::int as total from own
    where ${newestFirst.follows(page.after)}
    order by ${newestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findRedeemed(
  db: Database,
  accountId: string,
  now: Date,
  by: { id: string } | { code: string },
): Promise<RedeemedRow | undefined> {
  const matches = 'id' in by ? sql`redeemed_id = ${by.id}` : sql`redeemed_code = ${by.code}`
  const { rows } = await sql<RedeemedRow>`
    select * from (${redeemed(now)}) mine where account_id = ${accountId} and ${matches}`.execute(db)
  return rows[0]
}

/** How many unrevoked copies of a voucher an account has redeemed. */
export async function countRedeemed(db: Database, voucherId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('redeemed_vouchers')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('voucher_id', '=', voucherId)
    .where('account_id', '=', accountId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Serialises redemptions and clawbacks of an account. */
export async function lockRedeeming(db: Database, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`redeeming of ${accountId}`}, 0))`.execute(db)
}

export type NewRedeemed = {
  id: string
  voucherId: string
  accountId: string
  code: string
  redeemedAt: Date
  expiresAt: Date | null
  /** The price, and the ledger entry that paid for it. */
  points: number
  entryId: string | null
}

export async function insertRedeemed(db: Database, rows: NewRedeemed[]): Promise<void> {
  await db
    .insertInto('redeemed_vouchers')
    .values(
      rows.map((row) => ({
        id: row.id,
        voucher_id: row.voucherId,
        account_id: row.accountId,
        code: row.code,
        redeemed_at: row.redeemedAt,
        expires_at: row.expiresAt,
        points: row.points,
        entry_id: row.entryId,
      })),
    )
    .execute()
}

/** Attaches a redeemed voucher to an order if it is still free and valid. */
export async function useRedeemed(
  db: Database,
  redeemedId: string,
  { orderId, accountId, usedAt }: VoucherUse,
): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      update redeemed_vouchers set order_id = ${orderId}, used_at = ${usedAt}
      where id = ${redeemedId} and order_id is null and taken_back_at is null
        and (expires_at is null or expires_at > ${usedAt})
      returning id, voucher_id
    )
    insert into voucher_uses (order_id, voucher_id, account_id, redeemed_voucher_id, used_at)
    select ${orderId}::uuid, voucher_id, ${accountId}::uuid, id, ${usedAt}::timestamptz from used returning order_id`.execute(
    db,
  )
  return rows.length > 0
}

export async function freeRedeemed(db: Database, redeemedId: string): Promise<void> {
  await db
    .updateTable('redeemed_vouchers')
    .set({ order_id: null, used_at: null })
    .where('id', '=', redeemedId)
    .execute()
}
