import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockOpenRoom } from '../renovations/renovation-members-service.ts'
import { moveRoom, type RenovationRow, requireRight, showRoom } from '../renovations/renovations-service.ts'
import { notifyReaders } from './quotation-news.ts'
import { numberOf } from './quotation-room.ts'
import { insertDecision, lockQuotation, moveQuotation, type QuotationRow } from './quotations-queries.ts'
import type { Signer } from './signatures-service.ts'
import type { VersionPath } from './staff-quotations-service.ts'

/** Declines the open version. Throws `illegal-transition` if it is no longer open. */
export async function declineVersion(context: Context, by: Signer, { id, version }: VersionPath, reason: string) {
  await requireRight(context.db, id, by.accountId, 'APPROVE')
  return inRoom(context, by, id, async (trx, room) => {
    const row = await lockQuotation(trx, room.id, numberOf(version))
    if (!row?.content) throw new AppError('quotation-not-found')
    await decline(context, trx, room, { row, by, reason })
  })
}

type Decline = { row: QuotationRow; by: Signer; reason: string; typed_name?: string }

export async function decline(context: Context, trx: Database, room: RenovationRow, given: Decline): Promise<void> {
  const { row, by, reason, typed_name } = given
  const now = context.clock.now()
  const isOpen = row.status === 'SENT' && (row.valid_until ?? '') >= hongKongDay(now)
  const arrow = { from: 'SENT', change: { status: 'DECLINED' } } as const
  if (!isOpen || !(await moveQuotation(trx, row.id, arrow))) throw new AppError('illegal-transition')
  const decision = { quotation_id: row.id, kind: 'DECLINED', at: now, account_id: by.accountId, reason } as const
  await insertDecision(trx, { id: newId(), ...decision, ...(typed_name && { typed_name }) })
  await moveRoom(trx, room.id, { from: ['QUOTED'], to: 'PLANNING' })
  const facts = { version: row.version }
  await noteInRoom(context, trx, room.id, { accountId: by.accountId }, { action: 'quotation-declined', facts })
  await notifyReaders(context, trx, room, { quotationId: row.id, event: 'declined' })
}

/** Runs in the locked room and returns what the member then sees. */
export async function inRoom(
  context: Context,
  by: Signer,
  id: string,
  work: (trx: Database, room: RenovationRow) => Promise<void>,
) {
  return transaction(context.db, async (trx) => {
    await work(trx, await lockOpenRoom(trx, id))
    return showRoom({ ...context, db: trx }, by.accountId, id)
  })
}
