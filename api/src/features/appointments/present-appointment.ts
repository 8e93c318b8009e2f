import { isOpenOn, type OpenDays } from '@fitout/contract/booking-days.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { bookAppointment, showAppointmentByLink } from '@fitout/contract/appointments.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { emailContact, maskContact, phoneContact } from '../contacts/contacts-service.ts'
import { appointmentLimits, minute } from './appointment-limits.ts'
import type { AppointmentRow } from './appointments-queries.ts'

type Presented = Omit<AnswerInput<typeof bookAppointment>['data'], 'token'>
type Linked = AnswerInput<typeof showAppointmentByLink>['data']

/** Whether the visitor may still move or cancel it. */
export function isChangeable(row: AppointmentRow, now: Date): boolean {
  return row.status === 'BOOKED' && row.starts_at.getTime() - now.getTime() >= changedHoursBefore(row) * 60 * minute
}

export function changedHoursBefore({ kind }: Pick<AppointmentRow, 'kind'>): number {
  return kind === 'SERVICE' ? appointmentLimits.serviceHoursBefore : appointmentLimits.changedHoursBefore
}

/** The earliest time of an available slot: services need notice, and visits as much as the studio asks of visitors. */
export function offeredAfter(kind: string, now: Date, visitNoticeHours = 0): Date {
  const hours = kind === 'SERVICE' ? appointmentLimits.serviceHoursBefore : visitNoticeHours
  return new Date(now.getTime() + hours * 60 * minute)
}

export function isConfirmable({ status, confirm_by: by, starts_at }: AppointmentRow, now: Date): boolean {
  return status === 'UNCONFIRMED' && by !== null && by > now && starts_at > now
}

/** Whether the visitor has confirmed it on a day that was closed meanwhile: its place is then kept until it begins. */
function waitsForStudio(row: AppointmentRow, now: Date, openDays: OpenDays): boolean {
  const isKept = isConfirmable(row, now) && row.confirm_by !== null && row.confirm_by >= row.starts_at
  return isKept && isDayClosed(row, openDays)
}

export function isDayClosed({ starts_at }: Pick<AppointmentRow, 'starts_at'>, openDays: OpenDays): boolean {
  return !isOpenOn(hongKongDay(starts_at), openDays)
}

/** An unconfirmed appointment past its time counts as cancelled, even before the sweep. */
export function presentAppointment(row: AppointmentRow, now: Date): Presented {
  const hasLapsed = row.status === 'UNCONFIRMED' && !isConfirmable(row, now)
  return {
    _id: row.id,
    reference: row.reference,
    kind: row.kind as Presented['kind'],
    status: hasLapsed ? 'CANCELLED' : (row.status as Presented['status']),
    starts_at: row.starts_at.toISOString(),
    minutes: minutesOf(row),
    place: row.place,
    district: row.district as Presented['district'],
    service: row.service,
    confirm_by: row.status === 'UNCONFIRMED' ? (row.confirm_by?.toISOString() ?? null) : null,
    cancelled_by: hasLapsed ? 'CLOCK' : (row.cancelled_by as Presented['cancelled_by']),
    can_confirm: isConfirmable(row, now),
    can_move: isChangeable(row, now),
    can_cancel: isChangeable(row, now),
  }
}

export function presentLinked(row: AppointmentRow, now: Date, openDays: OpenDays): Linked {
  return {
    ...presentAppointment(row, now),
    waits_for_studio: waitsForStudio(row, now, openDays),
    contact: maskContact(contactOf(row)),
  }
}

/** Where its messages go: by mail if an address was given, else by text message. */
export function contactOf({ email, area_code, phone }: Pick<AppointmentRow, 'email' | 'area_code' | 'phone'>) {
  return email === null ? phoneContact(area_code ?? '', phone ?? '') : emailContact(email)
}

export function minutesOf({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): number {
  return (ends_at.getTime() - starts_at.getTime()) / minute
}
