import { pointsToClawBack } from '@fitout/contract/points.ts'
import type { membershipStatus, membershipTransactions } from '@fitout/contract/memberships.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Words } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import {
  enterPoints,
  findEarnings,
  findMembership,
  findOwedFor,
  findSpending,
  listPointEntries,
  lockBalance,
  moveLedger,
  type PointEntry,
  takeEntries,
} from './memberships-queries.ts'

type Entry = AnswerInput<typeof membershipTransactions>['data'][number]

export async function showMembership(
  context: Context,
  accountId: string,
): Promise<AnswerInput<typeof membershipStatus>['data']> {
  const { balance, earned, debt } = await findMembership(context.db, accountId)
  const { membership_levels } = await requireShopConstants(context)
  const levels = membership_levels.toSorted((a, b) => a.from - b.from)
  const reached = levels.filter(({ from }) => earned >= from)
  const level = reached.at(-1) ?? levels[0]
  if (!level) throw new Error('the shop has no membership level')
  const next = levels.find(({ from }) => from > earned) ?? null
  return {
    level,
    next_level: next,
    available_points: balance,
    points_owed: debt,
    total_points_earned: earned,
    points_to_next_level: next && next.from - earned,
  }
}

/** The points ever earned from which a level is held, and from which the next one is. */
export async function pointsOfLevel(context: Context, slug: string): Promise<{ from: number; below: number }> {
  const { membership_levels } = await requireShopConstants(context)
  const levels = membership_levels.toSorted((a, b) => a.from - b.from)
  const at = levels.findIndex((level) => level.slug === slug)
  const from = levels[at]?.from ?? Number.MAX_SAFE_INTEGER
  return { from, below: levels[at + 1]?.from ?? Number.MAX_SAFE_INTEGER }
}

export async function pointBalance(db: Database, accountId: string): Promise<number> {
  return (await findMembership(db, accountId)).balance
}

/** The balance, and the debt of clawed-back points. */
export async function pointsOf(db: Database, accountId: string): Promise<{ balance: number; points_owed: number }> {
  const { balance, debt } = await findMembership(db, accountId)
  return { balance, points_owed: debt }
}

export async function showTransactions(context: Context, accountId: string, request: PageRequest) {
  const found = await listPointEntries(context.db, accountId, placeOf(request.query))
  return pageOf(context, request, found, (entries) =>
    entries.map((entry): Entry => ({
      _id: entry.id,
      kind: entry.kind as Entry['kind'],
      points: entry.points,
      balance: entry.balance,
      owed: entry.owed,
      points_owed: entry.debt,
      created_at: entry.created_at.toISOString(),
      order: entry.order_id && entry.reference ? { _id: entry.order_id, reference: entry.reference } : null,
      voucher: entry.voucher_id && entry.title ? { _id: entry.voucher_id, title: entry.title } : null,
      reason: entry.reason as Entry['reason'],
    })),
  )
}

/**
 * Pays points for a voucher or an order. Throws `not-enough-points`. Returns the ledger entry and the remaining balance.
 */
export async function spendPoints(
  trx: Database,
  accountId: string,
  points: number,
  what: { orderId: string } | { voucherId: string },
): Promise<{ entryId: string; left: number }> {
  const { entryId, left } = await enter(trx, accountId, { kind: 'redeem', points: -points, ...what })
  if (left === undefined) throw new AppError('not-enough-points')
  return { entryId, left }
}

/** One point for every whole dollar of an order, once. */
export async function earnPoints(trx: Database, accountId: string, orderId: string, totalCents: number): Promise<void> {
  const points = Math.floor(totalCents / 100)
  if (points > 0) await enter(trx, accountId, { kind: 'earn', points, orderId })
}

/**
 * Returns points that an order was paid with: those of a refund, or all that are left. Resolves to their number. The
 * order's row must be locked.
 */
export async function returnSpentPoints(
  trx: Database,
  orderId: string,
  refund?: { id: string; points: number },
): Promise<number> {
  const spending = await findSpending(trx, orderId)
  if (!spending) return 0
  const left = spending.spent - spending.returned
  const points = Math.min(left, refund?.points ?? left)
  if (points <= 0) return 0
  await enter(trx, spending.account_id, {
    kind: 'reverse',
    points,
    orderId,
    ...(refund && { refundId: refund.id }),
  })
  return points
}

export type RefundedOrder = {
  id: string
  totalCents: number
  /** All refunds of the order so far, including this one. */
  refundedCents: number
}

/** The points an order earned, less those clawed back. */
export async function earnedByOrder(db: Database, orderId: string): Promise<number> {
  const found = await findEarnings(db, orderId)
  return found ? found.earned - found.taken : 0
}

/**
 * The points that a refund claws back, once per refund whatever its parts, and the current balance. The balance is
 * locked, so that concurrent refunds do not count the same points.
 */
export async function lockPointsToClawBack(trx: Database, order: RefundedOrder & { accountId: string }) {
  const { balance } = await lockBalance(trx, order.accountId)
  const points = pointsToClawBack(await earnedByOrder(trx, order.id), order.totalCents - order.refundedCents)
  return { points, balance }
}

/** Claws back points; the part that exceeds the balance becomes a debt. */
export async function clawBackPoints(
  trx: Database,
  accountId: string,
  { points, ...of }: { points: number; orderId: string; refundId: string },
): Promise<void> {
  if (points > 0) await enter(trx, accountId, { kind: 'reverse', points: -points, ...of }, true)
}

/** Returns the points paid for a cancelled voucher. */
export async function returnVoucherPoints(
  trx: Database,
  accountId: string,
  { voucherId, points, refundId }: { voucherId: string; points: number; refundId: string },
): Promise<void> {
  await enter(trx, accountId, { kind: 'reverse', points, voucherId, refundId })
}

/** The part of a refund's points that became a debt. */
export async function owedFor(db: Database, refundId: string): Promise<number> {
  return findOwedFor(db, refundId)
}

/** The debt of an account. Locks its balance. */
export async function lockDebt(trx: Database, accountId: string): Promise<number> {
  return (await lockBalance(trx, accountId)).debt
}

/** Staff give or deduct points, with a reason for the member. Throws `not-enough-points`. */
export async function grantPoints(db: Database, accountId: string, points: number, reason: Words): Promise<void> {
  const { left } = await enter(db, accountId, { kind: 'adjust', points, reason })
  if (left === undefined) throw new AppError('not-enough-points')
}

/** Copies a guest's points into the account's ledger entry by entry, so that refunds still find them. */
export async function joinPoints(db: Database, guestId: string, accountId: string): Promise<void> {
  for (const { kind, points, order_id, voucher_id, refund_id, reason } of await takeEntries(db, guestId)) {
    const entry = {
      kind,
      points,
      ...(order_id && { orderId: order_id }),
      ...(voucher_id && { voucherId: voucher_id }),
      ...(refund_id && { refundId: refund_id }),
      ...(reason && { reason }),
    }
    await enter(db, accountId, entry, kind === 'reverse')
  }
}

/** Moves the ledger of one member to another entry by entry, since vouchers refer to the entries that paid for them. */
export async function joinLedgers(db: Database, fromId: string, toId: string): Promise<void> {
  await moveLedger(db, newId(), fromId, toId)
}

async function enter(db: Database, accountId: string, entry: PointEntry, mayOwe = false) {
  const [entryId, repaymentId] = [newId(), newId()]
  return { entryId, left: await enterPoints(db, { entryId, repaymentId, accountId, mayOwe }, entry) }
}
