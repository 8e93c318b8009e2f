import { isOpenOn } from '@fitout/contract/booking-days.ts'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import type { addSlots, changeSlot, listFreeSlots, listStaffSlots } from '@fitout/contract/staff/appointments.ts'
import { hongKongDay, hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requireSeen, versionOf } from '../../http/seen-version.ts'
import { type Doer, recordChange } from '../audit/audit-service.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { requireColleague } from '../staff/staff-service.ts'
import { day, minute } from './appointment-limits.ts'
import { freeLapsed, lockSlots, type SlotRow } from './appointments-queries.ts'
import { offeredSlots, startOfDay } from './appointments-service.ts'
import { minutesOf } from './present-appointment.ts'
import {
  countHoldsIn,
  findStaffSlotRow,
  insertSlots,
  listAppointmentsIn,
  listStaffSlotRows,
  type StaffSlotRow,
  updateSlot,
} from './staff-appointments-queries.ts'
import { presentToStaff } from './staff-appointments.ts'

type Slot = AnswerInput<typeof changeSlot>['data']

export async function showSlotsToStaff(
  context: Context,
  request: PageRequest & { query: Query<typeof listStaffSlots> },
) {
  const { from = hongKongDay(context.clock.now()), until = hongKongDay(startOfDay(from), 6) } = request.query
  const span = { from: startOfDay(from), until: new Date(startOfDay(until).getTime() + day) }
  const found = await listStaffSlotRows(context.db, span, placeOf(request.query))
  return pageOf(context, request, found, async (rows) => presentSlots(context, context.db, rows))
}

async function presentSlots(context: Context, db: Database, rows: StaffSlotRow[]): Promise<Slot[]> {
  const now = context.clock.now()
  const ids = rows.map(({ id }) => id)
  const { openDays } = await findBookingRules(db)
  const [appointments, holds] = [await listAppointmentsIn(db, ids, now), await countHoldsIn(db, ids, now)]
  return rows.map((row) => {
    const own = appointments.filter(({ slot_id: slotId }) => slotId === row.id)
    return {
      _id: row.id,
      kind: row.kind as Slot['kind'],
      starts_at: row.starts_at.toISOString(),
      minutes: minutesOf(row),
      capacity: row.capacity,
      taken: own.length + (holds.get(row.id) ?? 0),
      districts: row.districts as Slot['districts'],
      staff: row.staff_id && row.staff_name ? { _id: row.staff_id, name: row.staff_name } : null,
      place: row.place as Slot['place'],
      version: versionOf(factsOf(row)),
      appointments: own.map((one) => presentToStaff(one, now, openDays)),
    }
  })
}

type FreeSlot = AnswerInput<typeof listFreeSlots>['data'][number]

/** Two slots at the same time differ by staff member, which visitors do not see. */
export async function showFreeSlots(context: Context, query: Query<typeof listFreeSlots>): Promise<FreeSlot[]> {
  return (await offeredSlots(context, query)).map((row) => ({
    _id: row.id,
    starts_at: row.starts_at.toISOString(),
    minutes: minutesOf(row),
    districts: row.districts as FreeSlot['districts'],
    place: row.place,
    left: row.left,
    staff_name: row.staff_name,
  }))
}

/** The fields compared when colleagues edit concurrently. */
function factsOf({ starts_at, ends_at, capacity, districts, staff_id, place }: SlotRow) {
  return { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), capacity, districts, staff_id, place }
}

/** Throws `slot-overlaps`, `staff-not-found`. */
export async function addSlotsByStaff(context: Context, by: Doer, wanted: Body<typeof addSlots>) {
  const { kind, capacity, districts, staff_id, place, minutes } = wanted
  const now = context.clock.now()
  const { openDays } = await findBookingRules(context.db)
  const times = daysOf(wanted)
    .filter((one) => isOpenOn(one, openDays))
    .flatMap((one) => wanted.times.map((time) => momentOf(one, time)))
    .filter((time) => time > now)
  const rows = times.map((starts_at) => ({
    id: newId(),
    kind,
    starts_at,
    ends_at: new Date(starts_at.getTime() + minutes * minute),
    capacity,
    districts,
    staff_id,
    place,
    created_at: now,
  }))
  const [first] = rows
  if (!first) return []
  await transaction(context.db, async (trx) => {
    if (staff_id) await requireColleague(trx, staff_id)
    await insertSlots(trx, rows).catch(refuseOverlap)
    await recordChange(trx, by, {
      action: 'appointment-slots.add',
      subject: 'appointment-slot',
      id: first.id,
      title: hongKongTime(first.starts_at),
      before: undefined,
      after: { kind, capacity, minutes, slots: rows.length },
    })
  })
  return rows.map(({ id, starts_at }) => ({ _id: id, starts_at: starts_at.toISOString() }))
}

function daysOf({ from, weeks, weekdays }: Body<typeof addSlots>): string[] {
  const days = Array.from({ length: weeks * 7 }, (_, ahead) => hongKongDay(startOfDay(from), ahead))
  return days.filter((one) => weekdays.includes(new Date(`${one}T00:00:00Z`).getUTCDay() || 7))
}

function momentOf(hongKong: string, time: string): Date {
  return new Date(`${hongKong}T${time}:00+08:00`)
}

/** Translates the error of the exclusion constraint. */
function refuseOverlap(error: unknown): never {
  if ((error as { code?: string }).code === '23P01') throw new AppError('slot-overlaps')
  throw error
}

/** Locks a slot and frees its expired holds. Throws `slot-not-found`. */
async function holdSlot(trx: Database, id: string, now: Date): Promise<StaffSlotRow> {
  const isThere = isId(id) && (await lockSlots(trx, [id])).has(id)
  if (isThere) await freeLapsed(trx, id, now)
  const row = isThere ? await findStaffSlotRow(trx, id) : undefined
  if (!row) throw new AppError('slot-not-found')
  return row
}

/** Throws `slot-not-found`, `slot-taken`, `slot-overlaps`, `staff-not-found`, `changed-meanwhile`. */
export async function changeSlotByStaff(
  context: Context,
  by: Doer,
  id: string,
  wanted: Body<typeof changeSlot>,
): Promise<Slot> {
  return transaction(context.db, async (trx) => {
    const before = await holdSlot(trx, id, context.clock.now())
    requireSeen(wanted.version, factsOf(before))
    if (wanted.staff_id) await requireColleague(trx, wanted.staff_id)
    const after = { ...factsAfter(before, wanted), capacity: wanted.capacity ?? before.capacity }
    const isMoved = +after.starts_at !== +before.starts_at || +after.ends_at !== +before.ends_at
    if (after.capacity < before.taken || (isMoved && before.taken > 0)) throw new AppError('slot-taken')
    const place = wanted.place === undefined ? before.place : wanted.place
    await updateSlot(trx, before.id, { ...after, place }).catch(refuseOverlap)
    const row = await holdSlot(trx, id, context.clock.now())
    await recordChange(trx, by, {
      action: 'appointment-slots.change',
      subject: 'appointment-slot',
      id: row.id,
      title: hongKongTime(row.starts_at),
      before: factsOf(before),
      after: factsOf(row),
    })
    const [shown] = await presentSlots(context, trx, [row])
    return shown as Slot
  })
}

function factsAfter(before: StaffSlotRow, wanted: Body<typeof changeSlot>) {
  const [, written = ''] = hongKongTime(before.starts_at).split(' ')
  const starts_at = momentOf(wanted.day ?? hongKongDay(before.starts_at), wanted.time ?? written)
  return {
    starts_at,
    ends_at: new Date(starts_at.getTime() + (wanted.minutes ?? minutesOf(before)) * minute),
    districts: wanted.districts ?? before.districts,
    staff_id: wanted.staff_id === undefined ? before.staff_id : wanted.staff_id,
  }
}

/** Throws `slot-not-found`, or `illegal-transition` while a place is taken. */
export async function removeSlotByStaff(context: Context, by: Doer, id: string): Promise<void> {
  const now = context.clock.now()
  await transaction(context.db, async (trx) => {
    const row = await holdSlot(trx, id, now)
    if (row.taken > 0) throw new AppError('illegal-transition')
    await updateSlot(trx, row.id, { removed_at: now })
    await recordChange(trx, by, {
      action: 'appointment-slots.remove',
      subject: 'appointment-slot',
      id: row.id,
      title: hongKongTime(row.starts_at),
      before: { kind: row.kind, capacity: row.capacity },
      after: undefined,
    })
  })
}
