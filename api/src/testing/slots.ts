import type { AppointmentKind } from '@fitout/contract/appointments.ts'
import type { Context } from '../context.ts'
import { newId } from '../database/new-id.ts'

type SlotFacts = {
  kind?: AppointmentKind
  capacity?: number
  districts?: string[]
  staff_id?: string | null
  minutes?: number
}

/** A slot at a moment, as staff would add it. */
export async function addSlot(
  { context }: { context: Context },
  starts: string | Date,
  facts: SlotFacts = {},
): Promise<string> {
  const { kind = 'SHOWROOM', capacity = 1, districts = [], staff_id = null, minutes = 60 } = facts
  const [id, starts_at] = [newId(), new Date(starts)]
  const ends_at = new Date(starts_at.getTime() + minutes * 60_000)
  const row = { id, kind, capacity, districts, staff_id, starts_at, ends_at, created_at: context.clock.now() }
  await context.db.insertInto('appointment_slots').values(row).execute()
  return id
}

/** How many places of a slot are taken. */
export async function placesTaken({ context }: { context: Context }, slotId: string): Promise<number> {
  const { taken } = await context.db
    .selectFrom('appointment_slots')
    .select('taken')
    .where('id', '=', slotId)
    .executeTakeFirstOrThrow()
  return taken
}
