import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { QuotationLine } from '@fitout/contract/quotation-content.ts'
import type { listProvisionalLines } from '@fitout/contract/staff/variations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findContract } from '../quotations/quotation-heads-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, requireRoomRow } from '../renovations/renovations-service.ts'
import { insertSettlement, isAskedFor, listSettlements } from './provisional-lines-queries.ts'

type Lines = AnswerInput<typeof listProvisionalLines>['data']

/** The provisional lines of an accepted quotation; none without a contract. */
export async function provisionalLines(db: Database, renovationId: string): Promise<QuotationLine[]> {
  const groups = (await findContract(db, renovationId))?.content.groups ?? []
  return groups.flatMap(({ lines }) => lines).filter(({ kind }) => kind === 'PROVISIONAL')
}

/**
 * The provisional lines without a final price. Works cannot be completed while there are any, so this is read in the
 * completing transaction, with the renovation locked.
 */
export async function unsettledProvisionalLines(db: Database, renovationId: string): Promise<QuotationLine[]> {
  const settled = new Set((await listSettlements(db, renovationId)).map((row) => row.line_key))
  return (await provisionalLines(db, renovationId)).filter(({ key }) => !settled.has(key))
}

export async function isSettled(db: Database, renovationId: string, key: string): Promise<boolean> {
  return (await listSettlements(db, renovationId)).some((row) => row.line_key === key)
}

/** Throws `renovation-not-found`. */
export async function showProvisionalLines(db: Database, renovationId: string): Promise<Lines> {
  await requireRoomRow(db, renovationId)
  const settled = new Map((await listSettlements(db, renovationId)).map((row) => [row.line_key, row]))
  return (await provisionalLines(db, renovationId)).map(({ key, title, amount }) => {
    const row = settled.get(key)
    return {
      key,
      title,
      amount,
      settled_at: row?.at.toISOString() ?? null,
      variation: row?.number ? `VO-${row.number}` : null,
    }
  })
}

/**
 * Settles a line at its provisional price. Throws `line-not-found`, `provisional-settled`, and `illegal-transition` while
 * a variation proposes another price.
 */
export async function confirmLine(
  context: Context,
  by: { id: string },
  { id, key }: { id: string; key: string },
): Promise<Lines> {
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, id)
    const line = (await provisionalLines(trx, room.id)).find((one) => one.key === key)
    if (!line) throw new AppError('line-not-found')
    const isUnderWay = room.status === 'ACCEPTED' || room.status === 'IN_PROGRESS' || room.status === 'INSPECTION'
    if (!isUnderWay || (await isAskedFor(trx, room.id, key, hongKongDay(context.clock.now())))) {
      throw new AppError('illegal-transition')
    }
    const settled = { renovation_id: room.id, line_key: key, staff_id: by.id, at: context.clock.now() }
    if (!(await insertSettlement(trx, settled))) throw new AppError('provisional-settled')
    const facts = { title: line.title, amount: line.amount }
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'provisional-confirmed', facts })
    await auditRenovation(trx, by, room, 'variations.confirm-line', {
      after: { line: key, amount: line.amount },
    })
    return showProvisionalLines(trx, room.id)
  })
}
