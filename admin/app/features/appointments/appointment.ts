import { dayName } from '@fitout/contract/day-name.ts'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { hongKongDay, hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, languageTags, type Locale } from '@fitout/contract/locales.ts'
import type { listStaffAppointments, listStaffSlots } from '@fitout/contract/staff/appointments.ts'
import { phoneParts } from '../../shared/phone-parts.ts'

export type Slot = Answer<typeof listStaffSlots>['data'][number]
export type Appointment = Answer<typeof listStaffAppointments>['data'][number]

/** `10:00–11:00`, in Hong Kong time. */
export function hoursOf({ starts_at, minutes }: { starts_at: string; minutes: number }): string {
  const clock = (time: number) => hongKongTime(new Date(time)).slice(-5)
  const start = Date.parse(starts_at)
  return `${clock(start)}–${clock(start + minutes * 60_000)}`
}

export const dayOf = ({ starts_at }: { starts_at: string }) => hongKongDay(new Date(starts_at))

export function dayTitle(day: string, locale: Locale): string {
  return dayName(day, languageTags[locale])
}

export function districtTitle(key: string, locale: Locale): string {
  const known = hongKongAreas.flatMap(({ districts }) => districts).find((one) => one.key === key)
  return inLocale(known?.title, locale)
}

/** Whether it is still to take place: booked, or to be confirmed. */
export function isStanding({ can_move: canMove, can_end: canEnd }: Appointment): boolean {
  return canMove && !canEnd
}

/** What stands against one that is to take place. */
export function warningsOf(appointment: Appointment): ('dayClosed' | 'outOfArea')[] {
  if (!isStanding(appointment)) return []
  const { is_day_closed: isDayClosed, is_out_of_area: isOutOfArea } = appointment
  return [...(isDayClosed ? ['dayClosed' as const] : []), ...(isOutOfArea ? ['outOfArea' as const] : [])]
}

/** The visitor as the client of a renovation. */
export function clientOf({ _id, name, email, contact_number: number, address, district, language }: Appointment) {
  return {
    appointment_id: _id,
    name,
    ...(email && { email }),
    ...phoneParts(number),
    ...(district && { district }),
    address,
    language,
  }
}

/** Districts by name; a complete area by the area's name. */
export function placesOf(keys: readonly string[], locale: Locale): string {
  const places = hongKongAreas.flatMap(({ title, districts }) => {
    const served = districts.filter(({ key }) => keys.includes(key))
    return served.length === districts.length ? [title] : served.map((one) => one.title)
  })
  return new Intl.ListFormat(languageTags[locale]).format(places.map((title) => inLocale(title, locale)))
}

/**
 * The first day of the week of a day, plus a number of weeks. A week begins on Sunday, as on calendars in Hong Kong:
 * then a studio that looks on Sunday sees the days to come.
 */
export function weekOf(day: string, weeks = 0): string {
  return plusDays(day, weeks * 7 - new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** The address parameters at which the calendar shows a day. */
export const shownAt = (day: string) => ({ week: weekOf(day), day })

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
