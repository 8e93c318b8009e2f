import { sql } from 'kysely'
import type { Words } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'

/** A redeemed but unused voucher, and its price. */
export type UnspentVoucher = { id: string; voucher_id: string; code: string; points: number; title: Words }

/**
 * The unused vouchers of an account, newest first, bought after an order had earned its points: this order, or one
 * with a refund that left a debt.
 */
const unspentSince = (accountId: string, orderId: string, now: Date) => sql`
  from redeemed_vouchers r
  join vouchers v on v.id = r.voucher_id
  join point_entries paid on paid.id = r.entry_id
  where r.account_id = ${accountId} and r.points > 0 and r.order_id is null and r.taken_back_at is null
    and (r.expires_at is null or r.expires_at > ${now})
    and exists (
      select from point_entries earned
      where earned.account_id = ${accountId} and earned.kind = 'earn' and earned.created_at < paid.created_at
        and (earned.order_id = ${orderId}
          or earned.order_id in (select order_id from point_entries where account_id = ${accountId} and owed > 0)))`

export async function listUnspent(db: Database, accountId: string, orderId: string, now: Date) {
  const { rows } = await sql<UnspentVoucher>`
    select r.id, r.voucher_id, r.code, r.points, v.title ${unspentSince(accountId, orderId, now)}
    order by r.redeemed_at desc, r.id desc`.execute(db)
  return rows
}

/** Locks those vouchers, then the vouchers they are copies of; each in a fixed order. */
export async function lockUnspent(db: Database, accountId: string, orderId: string, now: Date) {
  const { rows } = await sql<UnspentVoucher & { redeemed_at: Date }>`
    select r.id, r.voucher_id, r.code, r.points, v.title, r.redeemed_at ${unspentSince(accountId, orderId, now)}
    order by r.id for update of r`.execute(db)
  if (rows.length === 0) return []
  const voucherIds = rows.map(({ voucher_id }) => voucher_id)
  await sql`select from vouchers where id = any(${voucherIds}::uuid[]) order by id for update`.execute(db)
  return rows.toSorted((a, b) => b.redeemed_at.getTime() - a.redeemed_at.getTime() || b.id.localeCompare(a.id))
}

/** It can be redeemed again, also by the same owner. */
export async function markClawedBack(db: Database, { id, voucher_id }: UnspentVoucher, refundId: string, now: Date) {
  await sql`
    update redeemed_vouchers set taken_back_at = ${now}, refund_id = ${refundId}
    where id = ${id} and order_id is null and taken_back_at is null`.execute(db)
  await sql`update vouchers set taken = taken - 1 where id = ${voucher_id}`.execute(db)
}

export type ClawedBackVoucher = { code: string; points: number; title: Words }

export async function listClawedBack(db: Database, refundId: string) {
  const { rows } = await sql<ClawedBackVoucher>`
    select r.code, r.points, v.title
    from redeemed_vouchers r join vouchers v on v.id = r.voucher_id
    where r.refund_id = ${refundId} order by r.redeemed_at desc, r.id`.execute(db)
  return rows
}

/** The refund that last left the account in debt. */
export async function findRefundOfDebt(db: Database, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ refund_id: string }>`
    select refund_id from point_entries where account_id = ${accountId} and owed > 0 and refund_id is not null
    order by created_at desc, id desc limit 1`.execute(db)
  return rows[0]?.refund_id
}
