import { sql } from 'kysely'
import type { Insertable, Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { type AppointmentRow, facts, joined, type SlotRow, toComeFirst } from './appointments-queries.ts'

export type StaffSlotRow = SlotRow & { staff_name: string | null }

const earliestFirst = keyset(['s.starts_at', 'instant', 'asc'], ['s.id', 'id', 'asc'])

export async function listStaffSlotRows(db: Database, { from, until }: { from: Date; until: Date }, page: Place) {
  const matching = sql`from appointment_slots s left join staff p on p.id = s.staff_id
    where s.removed_at is null and s.starts_at >= ${from} and s.starts_at < ${until}`
  const { rows } = await sql<StaffSlotRow & Keyed>`
    select s.*, p.name as staff_name, ${earliestFirst.key} as row_key ${matching}
      and ${earliestFirst.follows(page.after)}
    order by ${earliestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countRows(db, sql`select ${matching}`) }
}

export async function findStaffSlotRow(db: Database, id: string): Promise<StaffSlotRow | undefined> {
  const { rows } = await sql<StaffSlotRow>`
    select s.*, p.name as staff_name from appointment_slots s left join staff p on p.id = s.staff_id
    where s.id = ${id}::uuid and s.removed_at is null`.execute(db)
  return rows[0]
}

/** The appointments in these slots; a slot has at most 20. */
export async function listAppointmentsIn(db: Database, slotIds: string[], now: Date): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select ${facts} ${joined} where a.slot_id = any(${slotIds}::uuid[]) and a.status <> 'CANCELLED'
      and not (a.status = 'UNCONFIRMED' and a.confirm_by <= ${now})
    order by a.created_at, a.id`.execute(db)
  return rows
}

/** The number of places held in these slots by open forms. */
export async function countHoldsIn(db: Database, slotIds: string[], now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ slot_id: string; count: number }>`
    select slot_id, count(*)::int as count from appointment_holds
    where slot_id = any(${slotIds}::uuid[]) and expires_at > ${now} group by slot_id`.execute(db)
  return new Map(rows.map(({ slot_id, count }) => [slot_id, count]))
}

export async function insertSlots(db: Database, rows: Insertable<DB['appointment_slots']>[]): Promise<void> {
  await db.insertInto('appointment_slots').values(rows).execute()
}

export async function updateSlot(db: Database, id: string, change: Updateable<DB['appointment_slots']>): Promise<void> {
  await db.updateTable('appointment_slots').set(change).where('id', '=', id).execute()
}

export async function listStaffAppointmentRows(
  db: Database,
  { status, q }: { status: string; q: string },
  now: Date,
  page: Place,
) {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const named = q
    ? sql`and (a.reference ilike ${part} or a.name ilike ${part} or a.email ilike ${part} or a.phone ilike ${part})`
    : sql``
  // An appointment not confirmed in time is cancelled, even before the sweep.
  const lapsed = sql`(a.status = 'UNCONFIRMED' and a.confirm_by <= ${now})`
  const inStatus =
    status === 'UNCONFIRMED'
      ? sql`a.status = 'UNCONFIRMED' and a.confirm_by > ${now}`
      : status === 'CANCELLED'
        ? sql`(a.status = 'CANCELLED' or ${lapsed})`
        : sql`a.status = ${status}`
  const sort = toComeFirst(now)
  const { rows } = await sql<AppointmentRow & Keyed>`
    select ${facts}, ${sort.key} as row_key ${joined} where ${inStatus} ${named} and ${sort.follows(page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  return { rows, total: await countRows(db, sql`select from appointments a where ${inStatus} ${named}`) }
}
