import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { notifyClients } from '../handovers/handover-news-service.ts'
import { lockRoom, type RenovationRow } from '../renovations/renovations-service.ts'
import { defectLimits } from './defect-limits.ts'
import { listRoomsToNotify, markFixesNotified, markSilenceNotified } from './defects-queries.ts'
import { alive, day } from './defects-service.ts'

const roomsAtOnce = 100
const minute = 60_000

/** Notifies clients of the fixed defects that wait for them, and staff of those they may close without an answer; once for each fix. */
export async function watchDefects(context: Context): Promise<void> {
  const now = context.clock.now()
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const gathered = before(defectLimits.gatherMinutes * minute)
  await inRooms(context, 'is_fix_told', gathered, async (trx, room) => {
    const numbers = await markFixesNotified(trx, room.id)
    if (numbers.length === 0) return
    await notifyClients(context, trx, room, { event: 'defects-fixed', numbers, at: now.getTime() })
  })
  const silent = before(defectLimits.silentDays * day)
  await inRooms(context, 'is_silence_told', silent, async (trx, { id }) => markSilenceNotified(trx, id, silent))
}

type Work = (trx: Database, room: RenovationRow) => Promise<void>

/** Runs in each locked room with defects fixed by then that lack this flag. */
async function inRooms(context: Context, flag: 'is_fix_told' | 'is_silence_told', by: Date, work: Work): Promise<void> {
  for (;;) {
    const rooms = await listRoomsToNotify(context.db, { flag, alive: [...alive], by }, roomsAtOnce)
    for (const id of rooms) await transaction(context.db, async (trx) => work(trx, await lockRoom(trx, id)))
    if (rooms.length < roomsAtOnce) return
  }
}
