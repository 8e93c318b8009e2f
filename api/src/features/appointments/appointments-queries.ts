import type { OpenDays } from '@fitout/contract/booking-days.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { type Expression, type Insertable, type NotNull, type Selectable, sql } from 'kysely'
import type { Appointments, AppointmentSlots, DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type SlotRow = Selectable<AppointmentSlots>

export type AppointmentRow = Selectable<Appointments> & {
  kind: string
  starts_at: Date
  ends_at: Date
  place: Words | null
  /** That its slot serves; none means all. */
  districts: string[]
  /** The ordered service. */
  service: Words | null
}

/** An appointment with the time and place of its slot. */
export const facts = sql`a.*, s.kind, s.starts_at, s.ends_at, s.place, s.districts, l.product_title as service`
export const joined = sql`from appointments a join appointment_slots s on s.id = a.slot_id
  left join order_lines l on l.order_id = a.order_id and l.position = a.order_position`

/** Slots are locked by id order, before anything that has a place in them. */
export async function lockSlots(db: Database, ids: string[] | Expression<string>): Promise<Map<string, SlotRow>> {
  if (Array.isArray(ids) && ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('appointment_slots')
    .selectAll()
    .where('id', 'in', ids)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findSlot(db: Database, id: string): Promise<SlotRow | undefined> {
  return db
    .selectFrom('appointment_slots')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** The service slots among these. */
export async function listServiceSlots(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('appointment_slots as s')
    .leftJoin('staff', 'staff.id', 's.staff_id')
    .select(['s.id', 's.starts_at', 'staff.name as staff_name'])
    .where('s.id', 'in', ids)
    .where('s.kind', '=', 'SERVICE')
    .where('s.removed_at', 'is', null)
    .execute()
}

/** Frees the places in a locked slot that have an expired hold or were not confirmed in time. */
export async function freeLapsed(db: Database, slotId: string, now: Date): Promise<void> {
  await sql`delete from appointment_holds where slot_id = ${slotId}::uuid and expires_at <= ${now}`.execute(db)
  await sql`
    update appointments set status = 'CANCELLED', cancelled_by = 'CLOCK'
    where slot_id = ${slotId}::uuid and status = 'UNCONFIRMED' and confirm_by <= ${now}`.execute(db)
}

/** Whether a locked slot has a free place. */
export async function hasPlace(db: Database, slotId: string): Promise<boolean> {
  const row = await db
    .selectFrom('appointment_slots')
    .select('id')
    .where('id', '=', slotId)
    .whereRef('taken', '<', 'capacity')
    .executeTakeFirst()
  return row !== undefined
}

export type OfferedSlot = Pick<SlotRow, 'id' | 'kind' | 'starts_at' | 'ends_at' | 'districts'> & {
  place: Words | null
  staff_name: string | null
  left: number
}

type Wanted = {
  kind: string
  district: string | undefined
  after: Date
  from: Date
  until: Date
  openDays: OpenDays
  atMost: number
}

/** Expired holds count as free even while their rows exist. */
export async function listOfferedSlots(db: Database, wanted: Wanted, now: Date): Promise<OfferedSlot[]> {
  const { kind, district, after, from, until, openDays, atMost } = wanted
  const inDistrict = district ? sql`and (districts = '{}' or ${district}::text = any(districts))` : sql``
  const { rows } = await sql<OfferedSlot>`
    select * from (
      select id, kind, starts_at, ends_at, place, districts,
        (select name from staff where staff.id = s.staff_id) as staff_name, (capacity - taken
        + (select count(*) from appointment_holds h where h.slot_id = s.id and expires_at <= ${now})
        + (select count(*) from appointments a
          where a.slot_id = s.id and status = 'UNCONFIRMED' and confirm_by <= ${now}))::int as left
      from appointment_slots s
      where removed_at is null and kind = ${kind} and starts_at > ${after} and starts_at >= ${from}
        and starts_at < ${until} ${inDistrict}
        and (starts_at at time zone 'Asia/Hong_Kong')::date <> all(${openDays.closed_on}::date[])
        and extract(isodow from starts_at at time zone 'Asia/Hong_Kong') = any(${openDays.days}::int[])
    ) slots
    where slots.left > 0 order by starts_at, id limit ${atMost}`.execute(db)
  return rows
}

/** Serialises the check of how many one session or contact may have. */
export async function lockCount(db: Database, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`appointments ${key}`}, 0))`.execute(db)
}

/** Upcoming and unconfirmed appointments of one address or number. */
export async function countOpenOf(
  db: Database,
  contact: { email: string | null; area_code: string | null; phone: string | null },
  now: Date,
): Promise<number> {
  const { email, area_code, phone } = contact
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from appointments a join appointment_slots s on s.id = a.slot_id
    where a.order_id is null and ((a.status = 'BOOKED' and s.starts_at > ${now}) or (a.status = 'UNCONFIRMED' and a.confirm_by > ${now}))
      and (a.email = ${email}::text or (a.phone = ${phone}::text and a.area_code = ${area_code}::text))`.execute(db)
  return rows[0]?.count ?? 0
}

export async function insertAppointments(db: Database, rows: Insertable<DB['appointments']>[]): Promise<void> {
  await db.insertInto('appointments').values(rows).execute()
}

export async function findAppointment(db: Database, id: string): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`select ${facts} ${joined} where a.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export type BookedService = Awaited<ReturnType<typeof listAppointmentsOfOrder>>[number]

/** The appointments of an order, with whether they have ended. */
export async function listAppointmentsOfOrder(db: Database, orderId: string) {
  return db
    .selectFrom('appointments')
    .select(['id', 'slot_id', 'status', 'sequence', 'settled_at', 'order_position'])
    .where('order_id', '=', orderId)
    .where('order_position', 'is not', null)
    .$narrowType<{ order_position: NotNull }>()
    .orderBy('slot_id')
    .orderBy('id')
    .execute()
}

type Contact = Pick<AppointmentRow, 'name' | 'email' | 'area_code' | 'phone' | 'district' | 'address' | 'note'>

/** Copies contact and address of an order to its services. */
export async function updateContactsOfOrder(db: Database, orderId: string, contact: Contact): Promise<void> {
  await db
    .updateTable('appointments')
    .set(contact)
    .where('order_id', '=', orderId)
    .where('status', '=', 'BOOKED')
    .execute()
}

export async function settleAppointmentsOfOrder(db: Database, orderId: string, now: Date) {
  return db
    .updateTable('appointments')
    .set({ settled_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'BOOKED')
    .where('settled_at', 'is', null)
    .returning(['id', 'sequence'])
    .execute()
}

export async function unsettleAppointmentsOfOrder(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ settled_at: null })
    .where('order_id', '=', orderId)
    .where('status', '=', 'BOOKED')
    .execute()
}

/** Locks an appointment if it is still in the slot it was read in. */
export async function lockAppointment(db: Database, id: string, slotId: string): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`
    select ${facts} ${joined} where a.id = ${id}::uuid and a.slot_id = ${slotId}::uuid for update of a`.execute(db)
  return rows[0]
}

/** Raised when its messages go elsewhere. */
export async function findLinkVersion(db: Database, id: string): Promise<number> {
  const row = await db.selectFrom('appointments').select('link_version').where('id', '=', id).executeTakeFirst()
  return row?.link_version ?? 0
}

type Progress =
  | 'status'
  | 'slot_id'
  | 'settled_at'
  | 'confirm_by'
  | 'cancelled_by'
  | 'reason'
  | 'sequence'
  | 'link_version'
type Visitor = 'name' | 'email' | 'area_code' | 'phone' | 'district' | 'address' | 'note' | 'language'
type Change = Partial<Pick<AppointmentRow, Progress | Visitor>> & { mail_reminder_at?: null; text_reminder_at?: null }

export async function updateAppointment(db: Database, id: string, change: Change): Promise<void> {
  await db.updateTable('appointments').set(change).where('id', '=', id).execute()
}

const unconfirmedAtMost = 500

/** The times of those that can still be confirmed, the earliest first. */
export async function listUnconfirmedTimes(db: Database, now: Date): Promise<{ starts_at: Date }[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select starts_at from appointment_times where status = 'UNCONFIRMED' and starts_at > ${now} and confirm_by > ${now}
    order by starts_at limit ${unconfirmedAtMost}`.execute(db)
  return rows
}

/** Upcoming ones by time, then past ones, latest first. */
function toComeFirst(now: Date) {
  const isToCome = sql`(a.status in ('UNCONFIRMED', 'BOOKED') and s.ends_at > ${now}::timestamptz)`
  const time = sql`extract(epoch from s.starts_at)::bigint`
  return keyset(
    [sql`case when ${isToCome} then 0 else 1 end`, 'whole', 'asc'],
    [sql`case when ${isToCome} then ${time} else -${time} end`, 'whole', 'asc'],
    ['a.id', 'id', 'asc'],
  )
}

export async function listAppointmentsOf(db: Database, accountId: string, now: Date, page: Place) {
  const sort = toComeFirst(now)
  const { rows } = await sql<AppointmentRow & Keyed>`
    select ${facts}, ${sort.key} as row_key ${joined}
    where a.account_id = ${accountId}::uuid and ${sort.follows(page.after)}
    order by ${sort.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  const { count } = await db
    .selectFrom('appointments')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { rows, total: count }
}

export async function listLapsedSlots(db: Database, now: Date, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ slot_id: string }>`
    select slot_id from appointment_holds where expires_at <= ${now}
    union select slot_id from appointments where status = 'UNCONFIRMED' and confirm_by <= ${now}
    limit ${atMost}`.execute(db)
  return rows.map(({ slot_id }) => slot_id)
}

/** Deletes unconfirmed appointments soon and others after the retention period, then the slots left empty. */
export async function deleteAppointmentsBefore(db: Database, times: { unconfirmed: Date; others: Date }) {
  await sql`
    delete from appointments a using appointment_slots s where s.id = a.slot_id and (
      s.ends_at < ${times.others} or (a.cancelled_by = 'CLOCK' and a.created_at < ${times.unconfirmed}))`.execute(db)
  await sql`
    delete from appointment_slots s where ends_at < ${times.unconfirmed}
      and not exists (select from appointments a where a.slot_id = s.id)`.execute(db)
}
