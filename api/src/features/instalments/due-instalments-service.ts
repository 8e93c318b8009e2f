import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { requireRoomRow } from '../renovations/renovations-service.ts'
import { instalmentLimits } from './instalment-limits.ts'
import { listInstalmentsById, takeUnnotified } from './instalments-queries.ts'
import { notifyPayers } from './payment-news-service.ts'

const takenAtOnce = 100
const words = ['due', 'reminder', 'overdue'] as const

/** Queues the reminders of due and overdue instalments, each once. */
export async function queueInstalmentReminders(context: Context): Promise<void> {
  const today = hongKongDay(context.clock.now())
  for (;;) {
    const count = await transaction(context.db, async (trx) => {
      const taken = await takeUnnotified(trx, today, instalmentLimits.reminderDays, takenAtOnce)
      const rows = await listInstalmentsById(
        trx,
        taken.map(({ id }) => id),
      )
      for (const { id, word } of taken) {
        const row = rows.find((one) => one.id === id)
        const event = words[word - 1]
        if (!row?.due_on || !event) continue
        const room = await requireRoomRow(trx, row.renovation_id)
        await notifyPayers(context, trx, room, { instalmentId: id, event, day: row.due_on })
      }
      return taken.length
    })
    if (count < takenAtOnce) return
  }
}
