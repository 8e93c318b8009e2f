import { coverClawback } from '@fitout/contract/points.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import {
  clawBackPoints,
  earnedByOrder,
  lockDebt,
  lockPointsToClawBack,
  pointBalance,
  type RefundedOrder,
  returnVoucherPoints,
} from '../memberships/memberships-service.ts'
import { lockRedeeming } from './redeemed-vouchers-queries.ts'
import { findRefundOfDebt, listUnspent, lockUnspent, markClawedBack, type UnspentVoucher } from './clawback-queries.ts'

/**
 * Locks the vouchers that a refund of an order may claw back. Must be called before anything locks a balance: the global
 * order is redeemed vouchers, vouchers, balances.
 */
export async function lockVouchersPaidSince(
  { clock }: Context,
  trx: Database,
  { id, account_id }: { id: string; account_id: string },
): Promise<UnspentVoucher[]> {
  await lockRedeeming(trx, account_id)
  return lockUnspent(trx, account_id, id, clock.now())
}

/**
 * Claws back the points that a refunded order had earned: from the balance first, then by cancelling vouchers bought
 * since, newest first and whole; the rest becomes a debt. Returns the number of points.
 */
export async function clawBackEarnedPoints(
  context: Context,
  trx: Database,
  order: RefundedOrder & { accountId: string },
  { refundId, vouchers }: { refundId: string; vouchers: readonly UnspentVoucher[] },
): Promise<number> {
  const { points, balance } = await lockPointsToClawBack(trx, order)
  const { vouchers: taken } = coverClawback(points, { balance, vouchers })
  const of = { accountId: order.accountId, refundId, now: context.clock.now() }
  for (const voucher of taken) await takeVoucher(trx, voucher, of)
  await clawBackPoints(trx, order.accountId, { points, orderId: order.id, refundId })
  const left = vouchers.filter((voucher) => !taken.includes(voucher))
  await payDebtWithVouchers(context, trx, order.accountId, left)
  return points
}

/** A voucher released by an order repays its owner's debt, as it would have done earlier. */
export async function payDebtWithVouchers(
  { clock }: Context,
  trx: Database,
  accountId: string,
  vouchers: readonly UnspentVoucher[],
): Promise<void> {
  if (vouchers.length === 0) return
  const debt = await lockDebt(trx, accountId)
  const refundId = debt > 0 ? await findRefundOfDebt(trx, accountId) : undefined
  if (!refundId) return
  const of = { accountId, refundId, now: clock.now() }
  for (const voucher of coverClawback(debt, { balance: 0, vouchers }).vouchers) await takeVoucher(trx, voucher, of)
}

/** Previews how a refund of an order would claw back its points; undefined if there is nothing left to claw back. */
export async function previewClawback(
  { clock, db }: Context,
  order: { id: string; accountId: string },
): Promise<{ earned: number; balance: number; vouchers: UnspentVoucher[] } | undefined> {
  const earned = await earnedByOrder(db, order.id)
  if (earned <= 0) return undefined
  const balance = await pointBalance(db, order.accountId)
  return { earned, balance, vouchers: await listUnspent(db, order.accountId, order.id, clock.now()) }
}

async function takeVoucher(
  trx: Database,
  voucher: UnspentVoucher,
  { accountId, refundId, now }: { accountId: string; refundId: string; now: Date },
): Promise<void> {
  await markClawedBack(trx, voucher, refundId, now)
  await returnVoucherPoints(trx, accountId, { voucherId: voucher.voucher_id, points: voucher.points, refundId })
}
