import type { bookAppointment, listSlots } from '@fitout/contract/appointments.ts'
import { slotDaysAtMost, slotsAtMost } from '@fitout/contract/appointments.ts'
import type { BookingRules } from '@fitout/contract/booking-days.ts'
import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { countHolds, deleteHold, findHold, insertHold } from './appointment-holds-queries.ts'
import { appointmentLimits, day, minute } from './appointment-limits.ts'
import { appointmentToken } from './appointment-link.ts'
import {
  type AppointmentRow,
  deleteAppointmentsBefore,
  findAppointment,
  freeLapsed,
  hasPlace,
  listAppointmentsOf,
  listLapsedSlots,
  listUnconfirmedTimes,
  listOfferedSlots,
  lockCount,
  lockSlots,
  type SlotRow,
} from './appointments-queries.ts'
import { isDayClosed, minutesOf, offeredAfter, presentAppointment } from './present-appointment.ts'

export type Visitor = { accountId: string; source: string | undefined; locale: Locale }
export type Own = AnswerInput<typeof bookAppointment>['data']
type Slot = AnswerInput<typeof listSlots>['data'][number]

export async function showSlots(context: Context, query: Query<typeof listSlots>) {
  const { noticeHours } = await findBookingRules(context.db)
  return (await offeredSlots(context, query, noticeHours)).map((row): Slot => ({
    _id: row.id,
    kind: row.kind as Slot['kind'],
    starts_at: row.starts_at.toISOString(),
    minutes: minutesOf(row),
    left: row.left,
    place: row.place,
  }))
}

/** Returns the free slots within the requested days; staff can use those that start sooner than visitors may book. */
export async function offeredSlots(
  context: Context,
  { kind, district, from, until }: Query<typeof listSlots>,
  visitNoticeHours = 0,
) {
  const now = context.clock.now()
  const first = startOfDay(from ?? hongKongDay(now))
  const last = until ? startOfDay(until).getTime() + day : Number.POSITIVE_INFINITY
  const { daysAhead, openDays } = await findBookingRules(context.db)
  // Visits are offered as far ahead as slots exist, services only within the booking period.
  const horizon = kind === 'SERVICE' ? startOfDay(hongKongDay(now, daysAhead + 1)).getTime() : Number.POSITIVE_INFINITY
  const end = new Date(Math.min(last, first.getTime() + slotDaysAtMost * day, horizon))
  const wanted = {
    kind,
    district,
    after: offeredAfter(kind, now, visitNoticeHours),
    from: first,
    until: end,
    openDays,
    atMost: slotsAtMost,
  }
  return listOfferedSlots(context.db, wanted, now)
}

export function startOfDay(hongKong: string): Date {
  return new Date(`${hongKong}T00:00:00+08:00`)
}

/** Throws `slot-not-found`, `slot-full`, `too-many-holds`, `rate-limited`. */
export async function holdPlace(context: Context, { accountId, source, locale }: Visitor, slotId: string) {
  const { atMost, seconds } = appointmentLimits.holdsOfSource
  await takeFromAllowance(context, `holds of slots from ${keyOf(context, source ?? 'this process')}`, atMost, seconds)
  const now = context.clock.now()
  return transaction(context.db, async (trx) => {
    await ensureGuestAccount(trx, accountId, locale)
    await lockCount(trx, `held by ${accountId}`)
    if ((await countHolds(trx, accountId, now)) >= appointmentLimits.holdsOfSession)
      throw new AppError('too-many-holds')
    const slot = await requirePlace(trx, slotId, now, { isForVisitor: true })
    // Places for services are taken by ordering.
    if (slot.kind === 'SERVICE') throw new AppError('slot-not-found')
    const hold = { id: newId(), expires_at: new Date(now.getTime() + appointmentLimits.holdMinutes * minute) }
    await insertHold(trx, { ...hold, slot_id: slotId, account_id: accountId })
    return { _id: hold.id, expires_at: hold.expires_at.toISOString() }
  })
}

type Place = { isForVisitor: boolean; others?: string[] }

/**
 * A slot with a free place and enough notice, on a day that is not closed, locked. Other slots of the caller must be
 * locked by the same call.
 */
export async function requirePlace(trx: Database, slotId: string, now: Date, place: Place): Promise<SlotRow> {
  const slot = (await lockSlots(trx, [slotId, ...(place.others ?? [])])).get(slotId)
  const rules = await findBookingRules(trx)
  const visitNoticeHours = place.isForVisitor ? rules.noticeHours : 0
  if (!slot || slot.starts_at <= offeredAfter(slot.kind, now, visitNoticeHours)) throw new AppError('slot-not-found')
  requireOpenDay(slot, rules)
  await freeLapsed(trx, slotId, now)
  if (!(await hasPlace(trx, slotId))) throw new AppError('slot-full')
  return slot
}

/** Throws `slot-not-found` if the day, or its weekday, was closed after the slot was added. */
export function requireOpenDay(slot: SlotRow, { openDays }: BookingRules): void {
  if (isDayClosed(slot, openDays)) throw new AppError('slot-not-found')
}

/** The appointments still to be confirmed on days that were closed meanwhile. */
export async function countOnClosedDays({ db, clock }: Context): Promise<number> {
  const { openDays } = await findBookingRules(db)
  const starts = await listUnconfirmedTimes(db, clock.now())
  return starts.filter((one) => isDayClosed(one, openDays)).length
}

/** Throws `not-found` if the hold is not an id. */
export async function giveBackHold(context: Context, accountId: string, holdId: string): Promise<void> {
  if (!isId(holdId)) throw new AppError('not-found')
  await transaction(context.db, async (trx) => {
    const hold = await findHold(trx, holdId, accountId)
    if (!hold) return
    await lockSlots(trx, [hold.slot_id])
    await deleteHold(trx, hold.id)
  })
}

export function servesDistrict({ districts }: Pick<SlotRow, 'districts'>, district: string | null): boolean {
  return districts.length === 0 || (district !== null && districts.includes(district))
}

export async function presentOwn(db: Database, row: AppointmentRow, now: Date): Promise<Own> {
  const isConfirmed = row.status !== 'UNCONFIRMED' && row.cancelled_by !== 'CLOCK'
  return { ...presentAppointment(row, now), token: isConfirmed ? await appointmentToken(db, row.id) : null }
}

/** Throws `appointment-not-found`. */
export async function requireAppointment(db: Database, id: string): Promise<AppointmentRow> {
  const row = isId(id) ? await findAppointment(db, id) : undefined
  if (!row) throw new AppError('appointment-not-found')
  return row
}

export async function showOwnAppointments(context: Context, accountId: string, request: PageRequest) {
  const now = context.clock.now()
  const found = await listAppointmentsOf(context.db, accountId, now, placeOf(request.query))
  const present = async (rows: AppointmentRow[]) => Promise.all(rows.map((row) => presentOwn(context.db, row, now)))
  return pageOf(context, request, found, present)
}

export { appointmentToken } from './appointment-link.ts'
export {
  bookServices,
  cancelServices,
  isServiceOnOffer,
  isServiceTime,
  presentServiceTime,
  settleServices,
  unsettleServices,
  slotFaults,
} from './booked-services.ts'
export { changeServices, isSameForVisitor, lockSlotsOfOrder, takeOutServices } from './changed-services.ts'
export { listAppointmentsOfOrder, listServiceSlots, lockSlots, type SlotRow } from './appointments-queries.ts'

const slotsAtOnce = 500

/** Removes expired holds and deletes appointments past the retention period. */
export async function sweepAppointments(context: Context): Promise<void> {
  const now = context.clock.now()
  for (const slotId of await listLapsedSlots(context.db, now, slotsAtOnce)) {
    await transaction(context.db, async (trx) => {
      await lockSlots(trx, [slotId])
      await freeLapsed(trx, slotId, now)
    })
  }
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  const { unconfirmedDays, retentionDays } = appointmentLimits
  await deleteAppointmentsBefore(context.db, { unconfirmed: daysAgo(unconfirmedDays), others: daysAgo(retentionDays) })
}
