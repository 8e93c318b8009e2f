import type { Answer, Body, Query } from '@fitout/contract/endpoint.ts'
import type { listPaymentPuzzles, settlePaymentPuzzle } from '@fitout/contract/staff-payment-puzzles.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import { acceptByStaff } from '../orders/orders-service.ts'
import { closeSession, lockSession, sendRefundAgain } from '../payments/payments-service.ts'
import { findPuzzleRow, listPuzzleRows, type PuzzleRow, settlePuzzleRow } from './payment-puzzles-queries.ts'
import { presentPuzzle, waysOutOf } from './present-puzzle.ts'

type Puzzle = Answer<typeof listPaymentPuzzles>['data'][number]

export async function showPuzzles(context: Context, page: PageRequest & { query: Query<typeof listPaymentPuzzles> }) {
  const { page: number, per_page: size, state, order_id: orderId } = page.query
  const place = { offset: (number - 1) * size, limit: size }
  const { rows, total } = await listPuzzleRows(context.db, { isSettled: state === 'SETTLED', orderId }, place)
  return pageOf(context, page, rows.map(presentPuzzle), total)
}

/**
 * Settles a puzzle, once, with what follows from it and its line in the trail, in one transaction. Throws
 * `payment-puzzle-not-found`, `already-decided`, and `illegal-transition` where that way is not open.
 */
export async function settlePuzzle(
  context: Context,
  by: { id: string },
  id: string,
  { how, reason }: Body<typeof settlePaymentPuzzle>,
): Promise<{ data: Puzzle }> {
  return transaction(context.db, async (trx) => {
    const settlement = { settled_at: context.clock.now(), settled_by: by.id, settled_how: how, settled_reason: reason }
    const puzzle = isId(id) ? await findPuzzleRow(trx, id) : undefined
    if (!puzzle) throw new AppError('payment-puzzle-not-found')
    if (!(await settlePuzzleRow(trx, puzzle.id, settlement))) throw new AppError('already-decided')
    if (!waysOutOf(puzzle).includes(how)) throw new AppError('illegal-transition')
    if (how === 'ACCEPTED') await accept(context, trx, by, puzzle)
    if (how === 'SENT_AGAIN' && puzzle.refund_id) await sendRefundAgain(context, trx, puzzle.refund_id)
    await recordChange(trx, by, {
      action: 'payments.settle',
      subject: 'payment',
      id: puzzle.id,
      title: puzzle.reference ?? puzzle.trouble,
      before: { state: 'WAITING' },
      after: { state: 'SETTLED', trouble: puzzle.trouble, how, reason },
    })
    const settled = await findPuzzleRow(trx, puzzle.id)
    return { data: presentPuzzle(settled ?? puzzle) }
  })
}

/** The order is paid as the order machine allows; its visit is closed as what paid it, so that a refund finds the card. */
async function accept(context: Context, trx: Database, by: { id: string }, puzzle: PuzzleRow): Promise<void> {
  const { session_id: sessionId, order_id: orderId, details } = puzzle
  if (!orderId) throw new AppError('illegal-transition')
  if (sessionId) await lockSession(trx, sessionId)
  await acceptByStaff(context, trx, by, orderId)
  const providerPayment = details?.['providerPayment']
  if (!sessionId || typeof providerPayment !== 'string') return
  await closeSession(trx, sessionId, 'completed', { at: context.clock.now(), providerPayment })
}
