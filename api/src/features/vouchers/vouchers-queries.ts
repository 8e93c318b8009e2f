import { type Selectable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type VoucherRow = Selectable<DB['vouchers']>

type VoucherList = {
  discount_type?: VoucherRow['discount_type'] | undefined
  sort_by: 'published_at' | 'points_required'
  sort_order: 'asc' | 'desc'
}

/** The vouchers that can be redeemed now. Those with their own code are not listed. */
export async function listRedeemable(db: Database, now: Date, list: VoucherList, page: Place) {
  let query = redeemable(db, now)
  if (list.discount_type) query = query.where('discount_type', '=', list.discount_type)
  const kind = list.sort_by === 'published_at' ? 'instant' : 'whole'
  const sort = keyset([list.sort_by, kind, list.sort_order], ['id', 'id', 'asc'])
  const rows = await query
    .selectAll()
    .select(sort.key.as('row_key'))
    .where(sort.follows(page.after))
    .orderBy(sort.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await query.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

export async function findRedeemable(db: Database, now: Date, voucherId: string): Promise<VoucherRow | undefined> {
  return redeemable(db, now).selectAll().where('id', '=', voucherId).executeTakeFirst()
}

function redeemable(db: Database, now: Date) {
  return inForce(db, now).where('code', 'is', null)
}

function inForce(db: Database, now: Date) {
  return db
    .selectFrom('vouchers')
    .where('status', '=', 'ACTIVE')
    .where('starts_at', '<=', now)
    .where((of) => of.or([of('ends_at', 'is', null), of('ends_at', '>', now)]))
}

/** With how often an account has used it, and whether it is a member's. */
export async function findVoucherByCode(db: Database, now: Date, code: string, accountId: string) {
  return inForce(db, now)
    .selectAll()
    .select((of) => [
      of
        .selectFrom('voucher_uses as u')
        .select((uses) => uses.fn.countAll<number>().as('count'))
        .whereRef('u.voucher_id', '=', 'vouchers.id')
        .where('u.account_id', '=', accountId)
        .where('u.released_at', 'is', null)
        .as('own_uses'),
      of
        .exists(
          of
            .selectFrom('accounts as a')
            .select('a.id')
            .where('a.id', '=', accountId)
            .where('a.type', '<>', 'TEMP')
            .where('a.disabled_at', 'is', null),
        )
        .as('is_member'),
    ])
    .where('code', '=', code)
    .executeTakeFirst()
}

export async function findUsedVoucher(db: Database, orderId: string): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('voucher_uses as u')
    .innerJoin('vouchers as v', 'v.id', 'u.voucher_id')
    .selectAll('v')
    .where('u.order_id', '=', orderId)
    .where('u.released_at', 'is', null)
    .executeTakeFirst()
}

/** A voucher that has started, ended or not. */
export async function findStartedByCode(
  db: Database,
  now: Date,
  storeId: string,
  code: string,
): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('vouchers')
    .selectAll()
    .where('status', '=', 'ACTIVE')
    .where('starts_at', '<=', now)
    .where('store_id', '=', storeId)
    .where('code', '=', code)
    .executeTakeFirst()
}

/** Locks the voucher, so that concurrent redemptions wait for each other. */
export async function lockVoucher(db: Database, voucherId: string): Promise<VoucherRow | undefined> {
  return db.selectFrom('vouchers').selectAll().where('id', '=', voucherId).forUpdate().executeTakeFirst()
}

/** Takes a number from the remaining vouchers. False if too few are left. */
export async function takeVouchers(db: Database, voucherId: string, quantity: number): Promise<boolean> {
  const { rows } = await sql`
    update vouchers set taken = taken + ${quantity}
    where id = ${voucherId} and (stock is null or taken + ${quantity} <= stock) returning id`.execute(db)
  return rows.length > 0
}

export async function giveVoucherBack(db: Database, voucherId: string): Promise<void> {
  await sql`update vouchers set taken = taken - 1 where id = ${voucherId}`.execute(db)
}

export async function countLiveUses(db: Database, voucherId: string, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('voucher_uses')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('voucher_id', '=', voucherId)
    .where('account_id', '=', accountId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type VoucherUse = { orderId: string; accountId: string; usedAt: Date }

/** Uses a voucher locked by `lockVoucher` for an order. False if none is left for the account. */
export async function useVoucher(
  db: Database,
  voucherId: string,
  { orderId, accountId, usedAt }: VoucherUse,
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update vouchers v set taken = taken + 1
      where id = ${voucherId} and (stock is null or taken < stock) and (per_account is null or per_account > (
        select count(*) from voucher_uses u
        where u.voucher_id = v.id and u.account_id = ${accountId} and u.released_at is null))
      returning id
    )
    insert into voucher_uses (order_id, voucher_id, account_id, used_at)
    select ${orderId}::uuid, id, ${accountId}::uuid, ${usedAt}::timestamptz from taken returning order_id`.execute(db)
  return rows.length > 0
}

/** Releases an order's use of its voucher, once. */
export async function releaseVoucherUse(db: Database, orderId: string, now: Date) {
  return db
    .updateTable('voucher_uses')
    .set({ released_at: now })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .returning(['voucher_id', 'redeemed_voucher_id'])
    .executeTakeFirst()
}
