import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, requireRoomRow } from '../renovations/renovations-service.ts'
import { notifyClients } from './handover-news-service.ts'
import { handoverLimits } from './handover-limits.ts'
import { closeFinished, listFinished, takeEndingWarranties } from './warranties-queries.ts'

const takenAtOnce = 100

/** The scheduled job after a handover: announces ending warranties once, and closes finished renovations. */
export async function watchWarranties(context: Context): Promise<void> {
  await announceEndingWarranties(context)
  await closeAll(context)
}

async function announceEndingWarranties(context: Context): Promise<void> {
  const today = hongKongDay(context.clock.now())
  for (;;) {
    const count = await transaction(context.db, async (trx) => {
      const taken = await takeEndingWarranties(trx, {
        today,
        days: handoverLimits.reminderDaysBefore,
        atMost: takenAtOnce,
      })
      for (const { id: warrantyId, renovation_id: renovationId } of taken) {
        const room = await requireRoomRow(trx, renovationId)
        await notifyClients(context, trx, room, { event: 'warranty-ends', warrantyId })
      }
      return taken.length
    })
    if (count < takenAtOnce) return
  }
}

async function closeAll(context: Context): Promise<void> {
  const today = hongKongDay(context.clock.now())
  for (;;) {
    const found = await listFinished(context.db, today, takenAtOnce)
    let closed = 0
    for (const id of found) {
      await transaction(context.db, async (trx) => {
        await lockRoom(trx, id)
        if (!(await closeFinished(trx, id, today))) return
        closed += 1
        await noteInRoom(context, trx, id, 'CLOCK', { action: 'closed' })
      })
    }
    if (found.length < takenAtOnce || closed === 0) return
  }
}
