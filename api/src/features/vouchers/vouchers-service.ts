import type { Query } from '@fitout/contract/endpoint.ts'
import type { allRedeemedVouchers, allVouchers } from '@fitout/contract/vouchers.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { once } from '../idempotency/idempotency-service.ts'
import { spendPoints } from '../memberships/memberships-service.ts'
import { endOfValidity } from './end-of-validity.ts'
import { presentRedeemed, presentVoucher } from './present-voucher.ts'
import { countRedeemed, findRedeemed, insertRedeemed, listRedeemed } from './redeemed-vouchers-queries.ts'
import { newVoucherCode } from './voucher-code.ts'
import { findRedeemable, listRedeemable, lockVoucher, moveVoucherRows, takeVouchers } from './vouchers-queries.ts'

export async function listVouchers(context: Context, query: Query<typeof allVouchers>) {
  const { vouchers, total } = await listRedeemable(context.db, context.clock.now(), {
    discountType: query.discount_type,
    sortBy: query.sort_by,
    sortOrder: query.sort_order,
    offset: (query.page - 1) * query.per_page,
    limit: query.per_page,
  })
  return { page: vouchers.map(presentVoucher), total }
}

/** Throws `voucher-not-found`. */
export async function requireVoucher(context: Context, voucherId: string) {
  const row = await findRedeemable(context.db, context.clock.now(), voucherId)
  if (!row) throw new AppError('voucher-not-found')
  return presentVoucher(row)
}

export async function listOwnVouchers(context: Context, accountId: string, query: Query<typeof allRedeemedVouchers>) {
  const { redeemed, total } = await listRedeemed(context.db, accountId, context.clock.now(), {
    state: query.state,
    offset: (query.page - 1) * query.per_page,
    limit: query.per_page,
  })
  return { page: redeemed.map(presentRedeemed), total }
}

/** Throws `voucher-not-found`, for another account's voucher as for one that never was. */
export async function requireOwnVoucher(context: Context, accountId: string, id: string) {
  const row = await findRedeemed(context.db, accountId, context.clock.now(), { id })
  if (!row) throw new AppError('voucher-not-found')
  return presentRedeemed(row)
}

export type Redemption = { accountId: string; voucherId: string; quantity: number }

/** Pays points for vouchers, all or none, and at most once for a key. */
export async function redeemVouchers(context: Context, redemption: Redemption, idempotencyKey: string | undefined) {
  const { accountId, voucherId, quantity } = redemption
  const key = { accountId, operation: 'redeem voucher', key: idempotencyKey ?? newId() }
  return once(context, key, { voucherId, quantity }, async (trx) => ({
    data: await redeem(context, trx, redemption),
  }))
}

/** The voucher's row is locked first, then the balance: the order in which every use of points takes its locks. */
async function redeem(context: Context, trx: Database, { accountId, voucherId, quantity }: Redemption) {
  const now = context.clock.now()
  const voucher = await lockVoucher(trx, voucherId)
  if (!voucher || voucher.code !== null) throw new AppError('voucher-not-found')
  const isOver = voucher.starts_at > now || (voucher.ends_at !== null && voucher.ends_at <= now)
  if (voucher.status !== 'ACTIVE' || isOver) throw new AppError('voucher-not-redeemable')
  const own = await countRedeemed(trx, voucherId, accountId)
  if (voucher.per_account !== null && own + quantity > voucher.per_account) throw new AppError('voucher-limit-reached')
  if (!(await takeVouchers(trx, voucherId, quantity))) throw new AppError('voucher-sold-out')
  const cost = voucher.points_required * quantity
  const balance = cost > 0 ? await spendPoints(trx, accountId, cost, { voucherId }) : 0
  const expiresAt = endOfValidity(now, voucher.valid_days)
  const rows = Array.from({ length: quantity }, () => ({
    id: newId(),
    voucherId,
    accountId,
    code: newVoucherCode(),
    redeemedAt: now,
    expiresAt,
  }))
  await insertRedeemed(trx, rows)
  const { redeemed } = await listRedeemed(trx, accountId, now, { state: undefined, offset: 0, limit: quantity })
  return { redeemed: redeemed.map(presentRedeemed), balance }
}

export { claimVoucher, type FoundVoucher, findVoucherFor, letGoOfVoucher } from './voucher-use.ts'

export async function moveVouchers(db: Database, guestId: string, accountId: string): Promise<void> {
  await moveVoucherRows(db, guestId, accountId)
}
