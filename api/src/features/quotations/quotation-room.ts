import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { findGeneralHolidays } from '../configuration/configuration-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { moveRoom, type RenovationRow } from '../renovations/renovations-service.ts'
import type { Calendar } from './quotation-draft.ts'
import { findQuotation, insertDecision, lockInStatus, moveQuotation, type QuotationRow } from './quotations-queries.ts'

export type By = { id: string }

/** The version with the number in a path. Throws `quotation-not-found`. */
export async function requireVersion(db: Database, renovationId: string, version: string): Promise<QuotationRow> {
  const row = await findQuotation(db, renovationId, numberOf(version))
  if (!row) throw new AppError('quotation-not-found')
  return row
}

/** Throws `quotation-not-found`. */
export function numberOf(version: string): number {
  if (!/^[1-9]\d{0,4}$/.test(version)) throw new AppError('quotation-not-found')
  return Number(version)
}

/** The calendar by which the working days of a room are counted. */
export async function calendarOf(db: Database, { building }: RenovationRow): Promise<Calendar> {
  return { week: building.work_days, holidays: await findGeneralHolidays(db) }
}

/**
 * Expires the open version of a locked room if its last day has passed. Every decision about a room begins with this, so
 * that none depends on a job having run.
 */
export async function expireOpenVersion(context: Context, trx: Database, room: RenovationRow): Promise<void> {
  const open = await lockInStatus(trx, room.id, 'SENT')
  const now = context.clock.now()
  if (!open || (open.valid_until ?? '') >= hongKongDay(now)) return
  await moveQuotation(trx, open.id, { from: 'SENT', change: { status: 'EXPIRED' } })
  await insertDecision(trx, { id: newId(), quotation_id: open.id, kind: 'EXPIRED', at: now })
  await noteInRoom(context, trx, room.id, 'CLOCK', {
    action: 'quotation-expired',
    facts: { version: open.version },
  })
  if (room.status === 'QUOTED') await moveRoom(trx, room.id, { from: ['QUOTED'], to: 'PLANNING' })
}
