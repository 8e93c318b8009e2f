import type { OpenDays } from '@fitout/contract/booking-days.ts'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { isLocale } from '@fitout/contract/locales.ts'
import {
  type bookVisit,
  type correctVisitor,
  type listStaffAppointments,
  type moveAppointment,
} from '@fitout/contract/staff/appointments.ts'
import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { Context } from '../../context.ts'
import { totalOf } from '../../database/count-rows.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requireMember } from '../accounts/accounts-service.ts'
import { type Doer, recordChange } from '../audit/audit-service.ts'
import { findBookingRules } from '../configuration/configuration-service.ts'
import { requireEnquiry } from '../enquiries/enquiries-service.ts'
import { once } from '../idempotency/idempotency-service.ts'
import type { AppointmentRow } from './appointments-queries.ts'
import { requireAppointment, requirePlace, servesDistrict } from './appointments-service.ts'
import { insertVisit, readContact } from './book-visit.ts'
import { correctByStaff, isCorrectable, visitorVersion } from './correct-visitor.ts'
import { cancel, confirm, end, move, notify } from './change-appointment.ts'
import { isConfirmable, isDayClosed, presentAppointment } from './present-appointment.ts'
import { countStaffAppointments, findAppointmentIds, listStaffAppointmentRows } from './staff-appointments-queries.ts'

export type StaffAppointment = AnswerInput<typeof moveAppointment>['data']

export async function showAppointmentsToStaff(
  context: Context,
  request: PageRequest & { query: Query<typeof listStaffAppointments> },
) {
  const now = context.clock.now()
  const { q } = request.query
  const filter = { ...request.query, found: q ? await findAppointmentIds(context.db, q) : undefined }
  const place = placeOf(request.query)
  const rows = await listStaffAppointmentRows(context.db, filter, now, place)
  const total = await totalOf(place, rows, () => countStaffAppointments(context.db, filter, now))
  const { openDays } = await findBookingRules(context.db)
  return pageOf(context, request, { rows, total }, (shown) => shown.map((row) => presentToStaff(row, now, openDays)))
}

/** Throws `appointment-not-found`. */
export async function showAppointmentToStaff(context: Context, id: string): Promise<StaffAppointment> {
  const row = await requireAppointment(context.db, id)
  const { openDays } = await findBookingRules(context.db)
  return presentToStaff(row, context.clock.now(), openDays)
}

/** Staff may move and cancel every appointment that is booked, at any time, or to be confirmed. */
export function presentToStaff(row: AppointmentRow, now: Date, openDays: OpenDays): StaffAppointment {
  return {
    ...presentAppointment(row, now),
    slot_id: row.slot_id,
    name: row.name,
    email: row.email,
    contact_number: row.phone && `+${row.area_code ?? ''} ${row.phone}`,
    language: isLocale(row.language) ? row.language : 'zh',
    address: row.address,
    note: row.note,
    enquiry_id: row.enquiry_id,
    order_id: row.order_id,
    account_id: row.account_id,
    reason: row.reason,
    is_day_closed: isDayClosed(row, openDays),
    is_out_of_area: row.kind === 'MEASUREMENT' && !servesDistrict(row, row.district),
    can_move: isStanding(row, now),
    can_cancel: isStanding(row, now),
    can_end: hasBegun(row, now),
    can_correct: isCorrectable(row, now),
    visitor_version: visitorVersion(row),
  }
}

const isBooked = ({ status }: AppointmentRow) => status === 'BOOKED'
const isStanding = (row: AppointmentRow, now: Date) => isBooked(row) || isConfirmable(row, now)
const hasBegun = (row: AppointmentRow, now: Date) => isBooked(row) && row.starts_at <= now

type Doing = Parameters<typeof end>[0]
type Changing = { by: Doer; id: string; action: AuditAction; isAllowed: (row: AppointmentRow, now: Date) => boolean }

async function change(
  context: Context,
  { by, id, action, isAllowed }: Changing,
  step: (doing: Doing) => Promise<AppointmentRow>,
): Promise<StaffAppointment> {
  const now = context.clock.now()
  const allow = (row: AppointmentRow) => {
    if (!isAllowed(row, now)) throw new AppError('illegal-transition')
  }
  return transaction(context.db, async (trx) => {
    const before = await requireAppointment(trx, id)
    const after = await step({ trx, id: before.id, now, allow })
    await record(trx, by, action, before, after)
    const { openDays } = await findBookingRules(trx)
    return presentToStaff(after, now, openDays)
  })
}

async function record(
  trx: Database,
  by: Doer,
  action: AuditAction,
  before: AppointmentRow | undefined,
  after: AppointmentRow,
) {
  await recordChange(trx, by, {
    action,
    subject: 'appointment',
    id: after.id,
    title: after.reference,
    before: before && auditedFields(before),
    after: auditedFields(after),
  })
}

function auditedFields({ status, starts_at, slot_id }: AppointmentRow) {
  return { status, starts_at: starts_at.toISOString(), slot_id }
}

type Visit = Body<typeof bookVisit>

/** Books a visit for a caller, at most once per key; staff who spoke with the visitor need no confirmation. */
export async function bookByStaff(
  context: Context,
  by: NonNullable<Doer>,
  visit: Visit,
  key: string | undefined,
): Promise<StaffAppointment> {
  const visitor = { ...visit, ...readContact(visit) }
  const work = async (trx: Database) => {
    const now = context.clock.now()
    const enquiry = visit.enquiry_id === null ? undefined : await requireEnquiry(trx, visit.enquiry_id)
    const member = visit.customer_id === null ? undefined : await requireMember(trx, visit.customer_id)
    const slot = await requirePlace(trx, visit.slot_id, now, { isForVisitor: false })
    // Places for services are taken by ordering.
    if (slot.kind === 'SERVICE') throw new AppError('slot-not-found')
    const id = await insertVisit(trx, slot, visitor, {
      account_id: member ?? enquiry?.account_id ?? null,
      enquiry_id: visit.enquiry_id,
      language: visit.language,
      status: 'BOOKED',
      settled_at: now,
      created_at: now,
    })
    const row = await notify(context, trx, id, 'booked')
    await record(trx, by, 'appointments.book', undefined, row)
    const { openDays } = await findBookingRules(trx)
    return presentToStaff(row, now, openDays)
  }
  if (!key) return transaction(context.db, work)
  return once(context, { accountId: by.id, operation: 'visit for a caller', key }, visit, work)
}

/** Also throws `day-closed`. */
export async function confirmByStaff(context: Context, by: Doer, id: string, onClosedDay: boolean) {
  const changing = { by, id, action: 'appointments.confirm', isAllowed: isConfirmable } as const
  return change(context, changing, async (step) => {
    const { openDays } = await findBookingRules(step.trx)
    const isClosed = isDayClosed(await requireAppointment(step.trx, step.id), openDays)
    if (isClosed && !onClosedDay) throw new AppError('day-closed')
    return confirm(context, step)
  })
}

export async function moveByStaff(context: Context, by: Doer, id: string, slotId: string) {
  const changing = { by, id, action: 'appointments.move', isAllowed: isStanding } as const
  return change(context, changing, (step) => move(context, step, slotId, { isForVisitor: false }))
}

export async function cancelByStaff(context: Context, by: Doer, id: string, reason: string) {
  const changing = { by, id, action: 'appointments.cancel', isAllowed: isStanding } as const
  return change(context, changing, (step) => cancel(context, step, { cancelled_by: 'STUDIO', reason }))
}

export async function endByStaff(context: Context, by: Doer, id: string, status: 'DONE' | 'MISSED') {
  const action = status === 'DONE' ? 'appointments.done' : 'appointments.missed'
  return change(context, { by, id, action, isAllowed: hasBegun }, (step) => end(step, status))
}

export async function correctVisitorByStaff(context: Context, by: Doer, id: string, body: Body<typeof correctVisitor>) {
  const row = await correctByStaff(context, by, id, body)
  const { openDays } = await findBookingRules(context.db)
  return presentToStaff(row, context.clock.now(), openDays)
}
