import type { bookAppointment, visitorFields } from '@fitout/contract/appointments.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import { canonicalPhone } from '@fitout/contract/telephone.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { newReference } from '../../database/new-reference.ts'
import { AppError } from '../../http/app-error.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { isProvedContact } from '../consents/consents-service.ts'
import { isSpam, requireOwnEnquiry } from '../enquiries/enquiries-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import { deleteHold, findHold } from './appointment-holds-queries.ts'
import { appointmentLimits, minute } from './appointment-limits.ts'
import { countOpenOf, insertAppointments, lockCount, lockSlots, type SlotRow } from './appointments-queries.ts'
import {
  type Own,
  presentOwn,
  requireAppointment,
  requireOpenDay,
  servesDistrict,
  type Visitor,
} from './appointments-service.ts'
import { contactOf } from './present-appointment.ts'

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

type Typed = Pick<Wish, keyof typeof visitorFields>
type Contact = { email: string | null; area_code: string | null; phone: string | null }
type Read = Omit<Typed, keyof Contact> & Contact

/** In canonical form. Throws `invalid-input` if there is neither an address nor a number. */
export function readContact({ email, area_code: areaCode, phone: typed }: Typed): Contact {
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
  const isOwn = await isProvedContact(trx, accountId, contactOf({ email, area_code, phone }))
  const id = await insertVisit(trx, slot, wanted, {
    account_id: accountId,
    enquiry_id: wanted.enquiry_id ?? null,
    language: locale,
    created_at: now,
    ...(isOwn
      ? { status: 'BOOKED', settled_at: now }
      : { status: 'UNCONFIRMED', confirm_by: new Date(now.getTime() + appointmentLimits.confirmMinutes * minute) }),
  })
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

type Facts = Omit<Parameters<typeof insertAppointments>[1][number], 'id' | 'reference' | 'slot_id' | keyof Read>

/** Puts a visit into a locked slot in which there is a place for it. Throws `invalid-input`, `slot-not-found`. */
export async function insertVisit(trx: Database, slot: SlotRow, visitor: Read, facts: Facts): Promise<string> {
  requireHome(slot, visitor)
  const id = newId()
  const { name, email, area_code, phone, note } = visitor
  const home = slot.kind === 'MEASUREMENT' ? visitor : { district: null, address: '' }
  await insertAppointments(trx, [
    {
      ...facts,
      id,
      reference: newReference('AP'),
      slot_id: slot.id,
      name,
      email,
      area_code,
      phone,
      district: home.district ?? null,
      address: home.address,
      note,
    },
  ])
  return id
}

function requireHome({ kind, districts }: SlotRow, { district, address }: Read): void {
  if (kind !== 'MEASUREMENT') return
  if (!district) throw new AppError('invalid-input', { errors: [{ path: 'district', code: 'required' }] })
  if (!address.trim()) throw new AppError('invalid-input', { errors: [{ path: 'address', code: 'required' }] })
  if (!servesDistrict({ districts }, district)) throw new AppError('slot-not-found')
}
