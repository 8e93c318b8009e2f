import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { findIds, type FoundIds } from '../../database/found-by-parts.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { type AppointmentRow, facts, joined, type SlotRow } from './appointments-queries.ts'

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

// As the index has it, or it would not serve.
const inAppointment = sql`reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`

const searched = ['reference', 'name', 'email', 'phone'] as const

const fits = (q: string) => {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${sql.join(
    searched.map((column) => sql`${sql.ref(column)} ilike ${part}`),
    sql` or `,
  )})`
}

/** The appointments in which staff find what they typed, along the index. */
export async function findAppointmentIds(db: Database, typed: string): Promise<FoundIds> {
  return findIds(db, {
    typed: [typed],
    newest: sql`select id, ${sql.join(searched.map((column) => sql.ref(column)))} from appointments order by id desc`,
    fits: fits(typed),
    found: sql`select id from appointments where search_grams(${inAppointment}) @> search_grams(${typed}) and ${fits(typed)}`,
  })
}

export type AppointmentFilter = { status: string; q: string; found: FoundIds }

/**
 * Upcoming ones by time, then past ones, latest first: two lists, one after the other, each in an order that the index of
 * slots by time has. Only what is booked or to be confirmed is upcoming.
 */
export async function listStaffAppointmentRows(db: Database, filter: AppointmentFilter, now: Date, page: Place) {
  const { after, offset, limit } = page
  const matching = matchingOf(filter, now)
  const isAfterUpcoming = after !== undefined && after[0] !== 0
  const part = (place: 0 | 1, when: RawBuilder<unknown>) => {
    const sort = place === 0 ? soonestFirst : latestFirst
    const from = (place === 1) === isAfterUpcoming ? after?.slice(1) : undefined
    return sql`(select a.id, ${sql.lit(place)} as part,
        row_number() over (order by ${sort.order}) as number, ${sort.key} as key
      from appointment_slots s join appointments a on a.slot_id = s.id
      where ${when} and ${matching} and ${sort.follows(from)}
      order by ${sort.order} limit ${offset + limit})`
  }
  // A slot lasts four hours at the most.
  const isToCome = sql`s.ends_at > ${now}::timestamptz and s.starts_at > ${now}::timestamptz - interval '4 hours'`
  const isPast = sql`s.ends_at <= ${now}::timestamptz and s.starts_at < ${now}::timestamptz`
  const parts = !['BOOKED', 'UNCONFIRMED'].includes(filter.status)
    ? [part(1, sql`true`)]
    : [...(isAfterUpcoming ? [] : [part(0, isToCome)]), part(1, isPast)]
  const { rows } = await sql<AppointmentRow & Keyed>`
    with shown as materialized (
      select * from (${sql.join(parts, sql` union all `)}) parts order by part, number offset ${offset} limit ${limit})
    select ${facts}, (jsonb_build_array(shown.part) || shown.key::jsonb) as row_key
    ${joined} join shown on shown.id = a.id order by shown.part, shown.number`.execute(db)
  return rows
}

const soonestFirst = keyset(['s.starts_at', 'instant', 'asc'], ['a.id', 'id', 'asc'])
const latestFirst = keyset(['s.starts_at', 'instant', 'desc'], ['a.id', 'id', 'asc'])

export async function countStaffAppointments(db: Database, filter: AppointmentFilter, now: Date): Promise<number> {
  return countRows(db, sql`select from appointments a where ${matchingOf(filter, now)}`)
}

function matchingOf({ status, q, found }: AppointmentFilter, now: Date): RawBuilder<unknown> {
  const named = found.ids ? sql`and a.id = any(${found.ids}::uuid[])` : q ? sql`and ${fits(q)}` : sql``
  // An appointment not confirmed in time is cancelled, even before the sweep.
  const lapsed = sql`(a.status = 'UNCONFIRMED' and a.confirm_by <= ${now})`
  if (status === 'UNCONFIRMED') return sql`a.status = 'UNCONFIRMED' and a.confirm_by > ${now} ${named}`
  if (status === 'CANCELLED') return sql`(a.status = 'CANCELLED' or ${lapsed}) ${named}`
  return sql`a.status = ${status} ${named}`
}
