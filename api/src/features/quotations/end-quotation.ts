import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { signingVersion } from '@fitout/contract/quotation-signing.ts'
import type { cancelQuotation, startEarly } from '@fitout/contract/quotations.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { voidSchedule } from '../instalments/schedule-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { withdrawWithContract } from '../variations/open-variations-service.ts'
import { moveRoom, requireRight } from '../renovations/renovations-service.ts'
import { decline, inRoom } from './decline-quotation.ts'
import { notifyReaders } from './quotation-news.ts'
import { findDecision, insertDecision, lockInStatus, moveQuotation, type QuotationRow } from './quotations-queries.ts'
import { signatureOf, type Signer, sourceOf } from './signatures-service.ts'

/**
 * Declines the open version, or cancels the contract within its cooling-off period, in which case all payments are owed
 * back. Throws `cooling-off-over`, also after an early start, and `illegal-transition` if there is nothing to cancel.
 */
export async function cancelByClient(context: Context, by: Signer, id: string, given: Body<typeof cancelQuotation>) {
  await requireRight(context.db, id, by.accountId, 'CLIENT')
  return inRoom(context, by, id, async (trx, room) => {
    const open = await lockInStatus(trx, room.id, 'SENT')
    if (open) return decline(context, trx, room, { row: open, by, ...given })
    const row = await lockInStatus(trx, room.id, 'ACCEPTED')
    if (!row) throw new AppError('illegal-transition')
    if (!(await isCoolingOff(context, trx, row))) throw new AppError('cooling-off-over')
    await moveQuotation(trx, row.id, { from: 'ACCEPTED', change: { status: 'CANCELLED' } })
    await insertDecision(trx, {
      id: newId(),
      quotation_id: row.id,
      kind: 'CANCELLED',
      at: context.clock.now(),
      account_id: by.accountId,
      typed_name: given.typed_name,
      source_hash: sourceOf(context, by),
      language: by.locale,
      reason: given.reason,
    })
    await moveRoom(trx, room.id, { from: ['ACCEPTED'], to: 'CANCELLED' })
    await voidSchedule(trx, room.id, context.clock.now())
    await withdrawWithContract(context, trx, room.id, { accountId: by.accountId })
    const facts = { version: row.version }
    await noteInRoom(context, trx, room.id, { accountId: by.accountId }, { action: 'quotation-cancelled', facts })
    await notifyReaders(context, trx, room, { quotationId: row.id, event: 'cancelled' })
  })
}

/** Lets works begin before the cooling-off period ends, waiving the right to cancel. Throws `illegal-transition`. */
export async function startEarlyByClient(context: Context, by: Signer, id: string, given: Body<typeof startEarly>) {
  await requireRight(context.db, id, by.accountId, 'CLIENT')
  return inRoom(context, by, id, async (trx, room) => {
    const row = await lockInStatus(trx, room.id, 'ACCEPTED')
    if (!row || !(await isCoolingOff(context, trx, row))) throw new AppError('illegal-transition')
    const signature = signatureOf(context, by, given, signingVersion)
    await insertDecision(trx, {
      id: newId(),
      quotation_id: row.id,
      kind: 'EARLY_START',
      at: context.clock.now(),
      ...signature,
    })
    await noteInRoom(context, trx, room.id, { accountId: by.accountId }, { action: 'early-start' })
    await notifyReaders(context, trx, room, { quotationId: row.id, event: 'early-start' })
  })
}

/** Whether the client may still revoke the acceptance: until the last day, and not after an early start. */
async function isCoolingOff({ clock }: Context, trx: Database, row: QuotationRow): Promise<boolean> {
  const isOver = row.cooling_off_until === null || hongKongDay(clock.now()) > row.cooling_off_until
  return !isOver && (await findDecision(trx, row.id, 'EARLY_START')) === undefined
}
