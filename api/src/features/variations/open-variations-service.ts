import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { type Actor, noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom } from '../renovations/renovations-service.ts'
import { insertDecision, listOpen, listRoomsOverdue, moveVariation, type VariationRow } from './variations-queries.ts'

/** Withdraws the open variations of a room when its contract ends. */
export async function withdrawWithContract(
  context: Context,
  trx: Database,
  renovationId: string,
  by: Actor,
): Promise<void> {
  for (const row of await listOpen(trx, renovationId)) {
    await end(context, trx, row, { kind: 'WITHDRAWN', by })
  }
}

/** Expires variations of a locked room past their last day. Every decision about the room begins with this. */
export async function expireOpen(context: Context, trx: Database, renovationId: string): Promise<void> {
  const today = hongKongDay(context.clock.now())
  for (const row of await listOpen(trx, renovationId, today)) {
    await end(context, trx, row, { kind: 'EXPIRED', by: 'CLOCK' })
  }
}

type Ending = { kind: 'WITHDRAWN' | 'EXPIRED'; by: Actor }

async function end(context: Context, trx: Database, row: VariationRow, { kind, by }: Ending): Promise<void> {
  if (!(await moveVariation(trx, row.id, { from: 'SENT', change: { status: kind } }))) return
  await insertDecision(trx, { variation_id: row.id, kind, at: context.clock.now() })
  const action = kind === 'EXPIRED' ? 'variation-expired' : 'variation-withdrawn'
  await noteInRoom(context, trx, row.renovation_id, by, { action, facts: { number: row.number } })
}

const overdueAtOnce = 200

/** Expires variations past their last day. Idempotent. */
export async function expireVariations(context: Context): Promise<void> {
  const today = hongKongDay(context.clock.now())
  for (;;) {
    const rooms = await listRoomsOverdue(context.db, today, overdueAtOnce)
    for (const id of rooms) {
      await transaction(context.db, async (trx) => {
        await lockRoom(trx, id)
        await expireOpen(context, trx, id)
      })
    }
    if (rooms.length < overdueAtOnce) return
  }
}
