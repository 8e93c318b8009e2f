import type { Query } from '@fitout/contract/endpoint.ts'
import type { allRedeemedVouchers, allVouchers } from '@fitout/contract/vouchers.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { once } from '../idempotency/idempotency-service.ts'
import { spendPoints } from '../memberships/memberships-service.ts'
import { voucherExpiry } from './voucher-expiry.ts'
import { presentRedeemed, presentVoucher } from './present-voucher.ts'
import {
  countRedeemed,
  findRedeemed,
  insertRedeemed,
  listRedeemed,
  lockRedeeming,
} from './redeemed-vouchers-queries.ts'
import { newVoucherCode } from './voucher-code.ts'
import { findRedeemable, listRedeemable, lockVoucher, takeVouchers } from './vouchers-queries.ts'

export async function showVouchers(context: Context, request: PageRequest & { query: Query<typeof allVouchers> }) {
  const { query } = request
  const found = await listRedeemable(context.db, context.clock.now(), query, placeOf(query))
  return pageOf(context, request, found, (rows) => rows.map(presentVoucher))
}

/** Throws `voucher-not-found`. */
export async function requireVoucher(context: Context, voucherId: string) {
  const row = await findRedeemable(context.db, context.clock.now(), voucherId)
  if (!row) throw new AppError('voucher-not-found')
  return presentVoucher(row)
}

export async function showOwnVouchers(
  context: Context,
  accountId: string,
  request: PageRequest & { query: Query<typeof allRedeemedVouchers> },
) {
  const { query } = request
  const found = await listRedeemed(context.db, accountId, context.clock.now(), query, placeOf(query))
  return pageOf(context, request, found, (rows) => rows.map(presentRedeemed))
}

/** Throws `voucher-not-found`, also for another account's voucher. */
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

/** The voucher's row is locked before the balance: the order in which every use of points takes its locks. */
async function redeem(context: Context, trx: Database, { accountId, voucherId, quantity }: Redemption) {
  const now = context.clock.now()
  await lockRedeeming(trx, accountId)
  const voucher = await lockVoucher(trx, voucherId)
  if (!voucher || voucher.code !== null) throw new AppError('voucher-not-found')
  const isOver = voucher.starts_at > now || (voucher.ends_at !== null && voucher.ends_at <= now)
  if (voucher.status !== 'ACTIVE' || isOver) throw new AppError('voucher-not-redeemable')
  const own = await countRedeemed(trx, voucherId, accountId)
  if (voucher.per_account !== null && own + quantity > voucher.per_account) throw new AppError('voucher-limit-reached')
  if (!(await takeVouchers(trx, voucherId, quantity))) throw new AppError('voucher-sold-out')
  const cost = voucher.points_required * quantity
  const paid = cost > 0 ? await spendPoints(trx, accountId, cost, { voucherId }) : { entryId: null, left: 0 }
  const expiresAt = voucherExpiry(now, voucher.valid_days)
  const rows = Array.from({ length: quantity }, () => ({
    id: newId(),
    voucherId,
    accountId,
    code: newVoucherCode(),
    redeemedAt: now,
    expiresAt,
    points: voucher.points_required,
    entryId: paid.entryId,
  }))
  await insertRedeemed(trx, rows)
  const redeemed = await Promise.all(rows.map(({ id }) => findRedeemed(trx, accountId, now, { id })))
  return { redeemed: redeemed.flatMap((row) => (row ? presentRedeemed(row) : [])), balance: paid.left }
}

export { type ClawedBackVoucher, listClawedBack } from './clawback-queries.ts'
export { clawBackEarnedPoints, lockVouchersPaidSince, payDebtWithVouchers, previewClawback } from './clawback.ts'
export {
  claimVoucher,
  findVoucherFor,
  findVoucherOfOrder,
  type FoundVoucher,
  releaseVoucher,
  voucherFault,
  type VoucherMiss,
} from './voucher-use.ts'
