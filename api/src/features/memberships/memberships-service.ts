import type { membershipStatus, membershipTransactions } from '@fitout/contract/memberships.ts'
import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { Words } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import {
  enterPoints,
  findEarnings,
  findMembership,
  findSpending,
  listPointEntries,
  lockBalance,
  takeEntries,
} from './memberships-queries.ts'

type Entry = AnswerInput<typeof membershipTransactions>['data'][number]

export async function showMembership(
  context: Context,
  accountId: string,
): Promise<AnswerInput<typeof membershipStatus>['data']> {
  const { balance, earned } = await findMembership(context.db, accountId)
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
    total_points_earned: earned,
    points_to_next_level: next && next.from - earned,
  }
}

export async function pointBalance(db: Database, accountId: string): Promise<number> {
  return (await findMembership(db, accountId)).balance
}

export async function listTransactions(
  context: Context,
  accountId: string,
  query: Query<typeof membershipTransactions>,
) {
  const { entries, total } = await listPointEntries(context.db, accountId, {
    offset: (query.page - 1) * query.per_page,
    limit: query.per_page,
  })
  const page = entries.map((entry): Entry => ({
    _id: entry.id,
    kind: entry.kind as Entry['kind'],
    points: entry.points,
    balance: entry.balance,
    created_at: entry.created_at.toISOString(),
    order: entry.order_id && entry.reference ? { _id: entry.order_id, reference: entry.reference } : null,
    voucher: entry.voucher_id && entry.title ? { _id: entry.voucher_id, title: entry.title } : null,
    reason: entry.reason as Entry['reason'],
  }))
  return { page, total }
}

/** Pays points for a voucher or an order. Throws `not-enough-points`; returns what is left. */
export async function spendPoints(
  trx: Database,
  accountId: string,
  points: number,
  what: { orderId: string } | { voucherId: string },
): Promise<number> {
  const left = await enterPoints(trx, newId(), accountId, { kind: 'redeem', points: -points, ...what })
  if (left === undefined) throw new AppError('not-enough-points')
  return left
}

/** One point for every whole dollar of an order, once. */
export async function earnPoints(trx: Database, accountId: string, orderId: string, totalCents: number): Promise<void> {
  const points = Math.floor(totalCents / 100)
  if (points > 0) await enterPoints(trx, newId(), accountId, { kind: 'earn', points, orderId })
}

/**
 * Gives points back that an order was paid with: those of a refund, or all that have not come back yet. Returns how many.
 * To be called with the order's row locked.
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
  await enterPoints(trx, newId(), spending.account_id, {
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
  /** With this refund. */
  refundedCents: number
}

/**
 * A refund takes back what the money that went back had earned, once for a refund, whatever its parts: what stays is a
 * point for every whole dollar kept. Points already spent are the member's gain: a balance never falls below zero.
 * Returns how many were taken. To be called after every refund of an order, in its transaction.
 */
export async function takeBackPoints(trx: Database, order: RefundedOrder, refundId: string): Promise<number> {
  const found = await findEarnings(trx, order.id)
  if (!found) return 0
  const balance = await lockBalance(trx, found.account_id)
  // Read again: another refund may have been ahead.
  const { earned, taken } = (await findEarnings(trx, order.id)) ?? found
  const kept = Math.floor((order.totalCents - order.refundedCents) / 100)
  const points = Math.min(earned - kept - taken, balance)
  if (points <= 0) return 0
  await enterPoints(trx, newId(), found.account_id, { kind: 'reverse', points: -points, orderId: order.id, refundId })
  return points
}

/** The studio gives points, or takes some away, for a reason that the member reads. Throws `not-enough-points`. */
export async function grantPoints(db: Database, accountId: string, points: number, reason: Words): Promise<void> {
  const left = await enterPoints(db, newId(), accountId, { kind: 'adjust', points, reason })
  if (left === undefined) throw new AppError('not-enough-points')
}

/** Enters a guest's points in the ledger of his account, line by line, so that a refund still finds what it takes back. */
export async function joinPoints(db: Database, guestId: string, accountId: string): Promise<void> {
  for (const { kind, points, order_id, voucher_id, refund_id, reason } of await takeEntries(db, guestId)) {
    await enterPoints(db, newId(), accountId, {
      kind,
      points,
      ...(order_id && { orderId: order_id }),
      ...(voucher_id && { voucherId: voucher_id }),
      ...(refund_id && { refundId: refund_id }),
      ...(reason && { reason }),
    })
  }
}
