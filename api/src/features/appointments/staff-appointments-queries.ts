import { appointmentStatuses } from '@fitout/contract/appointments.ts'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { hongKongMidnight } from '../../database/hong-kong-midnight.ts'
import { findIds, type FoundIds, isCommon, scannedRows, partOf } from '../../database/substring-search.ts'
import { type Key, type Keyed, keyset, type Sort } from '../../database/keyset.ts'
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

// Must equal the indexed expression; otherwise the index is not used.
const inAppointment = sql`reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')`

const searched = sql`reference, name, email, phone`

const holds = (typed: string) => {
  const part = partOf(typed)
  return sql`(reference ilike ${part} or name ilike ${part} or email ilike ${part} or phone ilike ${part})`
}

/** Finds appointments that match the search text, by index. */
export async function findAppointmentIds(db: Database, typed: string): Promise<FoundIds> {
  return findIds(db, {
    typed: [typed],
    newest: sql`select ${searched} from appointments order by id desc`,
    fits: holds(typed),
    isLedTo: sql`search_grams(${inAppointment}) @> search_grams(${typed})`,
    found: sql`select id from appointments where search_grams(${inAppointment}) @> search_grams(${typed}) and ${holds(typed)}`,
  })
}

/** Of which person visits are listed, and of which enquiry; one of them may have led to a renovation. */
export type Visitor = Pick<Selectable<DB['enquiries']>, 'account_id' | 'email' | 'area_code' | 'phone'> & {
  enquiry_id: string | null
  appointment_id?: string | null
}

export type VisitRow = AppointmentRow & { staff_name: string | null }

/** The visits of a person, and of an enquiry, the latest first; by the indexes of each fact. */
export async function listVisitsOf(db: Database, visitor: Visitor, atMost: number): Promise<VisitRow[]> {
  const { enquiry_id: enquiry, appointment_id: own, account_id: account, email, area_code: areaCode, phone } = visitor
  const found = (text: string) => sql`search_grams(${inAppointment}) @> search_grams(${text}::text)`
  const { rows } = await sql<VisitRow>`
    select ${facts}, (select p.name from staff p where p.id = s.staff_id) as staff_name ${joined} where a.id in (
      select id from appointments where id = ${own ?? null}::uuid
      ${enquiry ? sql`union select id from appointments where enquiry_id = ${enquiry}::uuid` : sql``}
      ${account ? sql`union select id from appointments where account_id = ${account}::uuid` : sql``}
      ${email ? sql`union select id from appointments where ${found(email)} and email = ${email}` : sql``}
      ${phone ? sql`union select id from appointments where ${found(phone)} and phone = ${phone} and area_code = ${areaCode}` : sql``})
    order by s.starts_at desc, a.id limit ${atMost}`.execute(db)
  return rows
}

export type AppointmentFilter = Sort<'starts_at'> & {
  status: string
  q: string
  found: FoundIds | undefined
  from?: string | undefined
  until?: string | undefined
}

/**
 * Upcoming appointments by time, then past ones, latest first: two lists, one after the other, each in an order of
 * the index of slots by time. Only booked and unconfirmed ones are upcoming. If sorted, they are one list.
 */
export async function listStaffAppointmentRows(db: Database, filter: AppointmentFilter, now: Date, page: Place) {
  const { after, offset, limit } = page
  const isAfterUpcoming = after !== undefined && after[0] !== 0
  const parts = partsOf(filter, now).filter(({ place }) => place === 1 || !isAfterUpcoming)
  const numbered = parts.map(({ place, order, from }) => {
    const key = (place === 1) === isAfterUpcoming ? after?.slice(1) : undefined
    return sql`(select s.appointment_id as id, ${sql.lit(place)} as part,
        row_number() over (order by ${order.order}) as number, ${order.key} as key
      ${from(key)} order by ${order.order} limit ${offset + limit})`
  })
  const { rows } = await sql<AppointmentRow & Keyed>`
    with shown as materialized (
      select * from (${sql.join(numbered, sql` union all `)}) parts order by part, number offset ${offset} limit ${limit})
    select ${facts}, (jsonb_build_array(shown.part) || shown.key::jsonb) as row_key
    ${joined} join shown on shown.id = a.id order by shown.part, shown.number`.execute(db)
  return rows
}

const inOrder = (direction: 'asc' | 'desc', id: string) =>
  keyset(['s.starts_at', 'instant', direction], [id, 'id', 'asc'])

/**
 * The upcoming (0) and the past (1) slots of a filter, as `s`; a search text too common for the index is looked for
 * in the first of each. If sorted, they are one list.
 */
function partsOf(filter: AppointmentFilter, now: Date) {
  const part = (place: 0 | 1, when: RawBuilder<unknown>) => {
    const direction = filter.sort_by ? filter.sort_order : place === 0 ? 'asc' : 'desc'
    const sort = inOrder(direction, 's.appointment_id')
    const from = (after?: Key) => {
      const matching = sql`from ${matchingOf(filter, now)} s where ${when} and ${sort.follows(after)}`
      return isCommon(filter.found)
        ? sql`from (select s.starts_at, s.appointment_id ${matching} order by ${sort.order} limit ${scannedRows}) s
          cross join lateral (
            select from appointments a where a.id = s.appointment_id and ${holds(filter.q)} offset 0) fitting where true`
        : matching
    }
    return { place, order: sort, from }
  }
  // A slot lasts four hours at the most.
  const isToCome = sql`s.ends_at > ${now}::timestamptz and s.starts_at > ${now}::timestamptz - interval '4 hours'`
  const isPast = sql`s.ends_at <= ${now}::timestamptz and s.starts_at < ${now}::timestamptz`
  const hasUpcoming = !filter.sort_by && ['BOOKED', 'UNCONFIRMED', 'ALL'].includes(filter.status)
  return hasUpcoming ? [part(0, isToCome), part(1, isPast)] : [part(1, sql`true`)]
}

export async function countStaffAppointments(db: Database, filter: AppointmentFilter, now: Date): Promise<number> {
  if (!isCommon(filter.found)) return countRows(db, sql`select from ${matchingOf(filter, now)} s`)
  const parts = partsOf(filter, now).map(({ from }) => sql`(select ${from()})`)
  return countRows(db, sql.join(parts, sql` union all `))
}

/** Uses the times that triggers copy to appointments, which an index has in order for each state. */
function matchingOf({ status, found, from, until }: AppointmentFilter, now: Date): RawBuilder<unknown> {
  const named = sql`${found?.ids ? sql`and appointment_id = any(${found.ids}::uuid[])` : sql``}
    ${from ? sql`and starts_at >= ${hongKongMidnight(from)}` : sql``}
    ${until ? sql`and starts_at < ${hongKongMidnight(until, 1)}` : sql``}`
  // The state is a literal, so that each is planned separately: there may be none among a million.
  const of = (state: string, more = sql``) => sql`
    select appointment_id, starts_at, ends_at from appointment_times where status = ${sql.lit(state)} ${more} ${named}`
  if (status === 'ALL')
    return sql`(${sql.join(
      appointmentStatuses.map((one) => of(one)),
      sql` union all `,
    )})`
  if (status === 'UNCONFIRMED') return sql`(${of(status, sql`and confirm_by > ${now}`)})`
  if (status !== 'CANCELLED') return sql`(${of(status)})`
  // An appointment not confirmed in time is cancelled, even before the sweep.
  return sql`(${of(status)} union all ${of('UNCONFIRMED', sql`and confirm_by <= ${now}`)})`
}
