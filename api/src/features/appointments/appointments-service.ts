import type { bookAppointment, listSlots } from '@fitout/contract/appointments.ts'
import { slotDaysAtMost, slotsAtMost } from '@fitout/contract/appointments.ts'
import type { BookingRules } from '@fitout/contract/booking-days.ts'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { canonicalPhone } from '@fitout/contract/telephone.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { isProvedContact } from '../consents/consents-service.ts'
import { isSpam, requireOwnEnquiry } from '../enquiries/enquiries-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import { appointmentLimits, day, minute } from './appointment-limits.ts'
import { appointmentToken } from './appointment-link.ts'
import {
  type AppointmentRow,
  countHolds,
  countOpenOf,
  deleteAppointmentsBefore,
  deleteHold,
  findAppointment,
  findHold,
  freeLapsed,
  hasPlace,
  insertAppointments,
  insertHold,
  listAppointmentsOf,
  listLapsedSlots,
  listUnconfirmedTimes,
  listOfferedSlots,
  lockCount,
  lockSlots,
  type SlotRow,
} from './appointments-queries.ts'
import { contactOf, isDayClosed, minutesOf, offeredAfter, presentAppointment } from './present-appointment.ts'

type Visitor = { accountId: string; source: string | undefined; locale: Locale }
type Own = AnswerInput<typeof bookAppointment>['data']
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
function requireOpenDay(slot: SlotRow, { openDays }: BookingRules): void {
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

type Wish = Body<typeof bookAppointment>

/** Turns a hold into an appointment, at most once per key. Spam gets the same answer but no message. */
export async function book(context: Context, visitor: Visitor, wish: Wish, key: string | undefined): Promise<Own> {
  const contact = readContact(wish)
  const { atMost, seconds } = appointmentLimits.bookingsOfContact
  const counted = keyOf(context, contact.email ?? `${contact.area_code}${contact.phone}`)
  await takeFromAllowance(context, `appointments of ${counted}`, atMost, seconds)
  const work = async (trx: Database) => bookWithin(context, trx, visitor, { ...wish, ...contact })
  if (!key) return transaction(context.db, work)
  const operation = { accountId: visitor.accountId, operation: 'appointment', key }
  // The time the form was open differs between retries of the same request.
  return once(context, operation, { ...wish, seconds: undefined }, work)
}

type Contact = { email: string | null; area_code: string | null; phone: string | null }

function readContact({ email, area_code: areaCode, phone: typed }: Wish): Contact {
  const phone = typed ? canonicalPhone(areaCode, typed) : null
  if (phone === undefined) throw new AppError('invalid-input', { errors: [{ path: 'phone', code: 'phone-format' }] })
  if (!email && !phone) throw new AppError('invalid-input', { errors: [{ path: 'email', code: 'required' }] })
  return { email: email ? canonicalEmail(email) : null, area_code: phone && areaCode, phone }
}

type Wanted = Omit<Wish, keyof Contact> & Contact

async function bookWithin(context: Context, trx: Database, visitor: Visitor, wanted: Wanted): Promise<Own> {
  const { accountId, locale } = visitor
  const now = context.clock.now()
  const { email, area_code, phone } = wanted
  for (const one of [email, phone]) if (one) await lockCount(trx, `of ${one}`)
  if ((await countOpenOf(trx, { email, area_code, phone }, now)) >= appointmentLimits.openOfContact) {
    throw new AppError('too-many-appointments')
  }
  if (wanted.enquiry_id) await requireOwnEnquiry(trx, accountId, wanted.enquiry_id)
  const slot = await takeHeldPlace(trx, accountId, wanted.hold_id, now)
  requireHome(slot, wanted)
  const isOwn = await isProvedContact(trx, accountId, contactOf({ email, area_code, phone }))
  const id = newId()
  await insertAppointments(trx, [
    {
      id,
      reference: newReference('AP'),
      slot_id: slot.id,
      status: isOwn ? 'BOOKED' : 'UNCONFIRMED',
      account_id: accountId,
      enquiry_id: wanted.enquiry_id ?? null,
      language: locale,
      name: wanted.name,
      email,
      area_code,
      phone,
      district: slot.kind === 'MEASUREMENT' ? (wanted.district ?? null) : null,
      address: slot.kind === 'MEASUREMENT' ? wanted.address : '',
      note: wanted.note,
      confirm_by: isOwn ? null : new Date(now.getTime() + appointmentLimits.confirmMinutes * minute),
      settled_at: isOwn ? now : null,
      created_at: now,
    },
  ])
  const { name, website, seconds, note } = wanted
  const judged = { name, email: email ?? '', subject: '', description: note, website, seconds }
  if (isOwn || !isSpam(judged)) {
    const event = isOwn ? 'booked' : 'confirm'
    await context.jobs.enqueue(trx, 'appointment-message', { appointmentId: id, event, sequence: 0 })
  }
  const row = await requireAppointment(trx, id)
  return presentOwn(trx, row, now)
}

/** The unexpired hold of this session; its place passes to the appointment. */
async function takeHeldPlace(trx: Database, accountId: string, holdId: string, now: Date): Promise<SlotRow> {
  const seen = await findHold(trx, holdId, accountId)
  if (!seen) throw new AppError('hold-ended')
  const slot = (await lockSlots(trx, [seen.slot_id])).get(seen.slot_id)
  const hold = await findHold(trx, holdId, accountId)
  if (!hold || hold.expires_at <= now) throw new AppError('hold-ended')
  if (!slot || slot.starts_at <= now) throw new AppError('slot-not-found')
  requireOpenDay(slot, await findBookingRules(trx))
  await deleteHold(trx, hold.id)
  return slot
}

function requireHome({ kind, districts }: SlotRow, { district, address }: Wanted): void {
  if (kind !== 'MEASUREMENT') return
  if (!district) throw new AppError('invalid-input', { errors: [{ path: 'district', code: 'required' }] })
  if (!address.trim()) throw new AppError('invalid-input', { errors: [{ path: 'address', code: 'required' }] })
  if (!servesDistrict({ districts }, district)) throw new AppError('slot-not-found')
}

export function servesDistrict({ districts }: Pick<SlotRow, 'districts'>, district: string | null): boolean {
  return districts.length === 0 || (district !== null && districts.includes(district))
}

async function presentOwn(db: Database, row: AppointmentRow, now: Date): Promise<Own> {
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
export { changeServices, isSameForVisitor, lockSlotsOfOrder } from './changed-services.ts'
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
