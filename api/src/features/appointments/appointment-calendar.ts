import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Context } from '../../context.ts'
import { kindIn, placeOf } from './appointment-words.ts'
import { appointmentLink } from './appointment-link.ts'
import type { AppointmentRow } from './appointments-queries.ts'

/**
 * The appointment for a calendar. Its UID stays for life and its SEQUENCE rises with every change, so that programs
 * change the entry they have instead of adding one; times are UTC, which every program shows in its own zone.
 */
export async function appointmentCalendar(context: Context, row: AppointmentRow): Promise<string> {
  const locale: Locale = isLocale(row.language) ? row.language : 'zh'
  const isOff = row.status === 'CANCELLED'
  const calendar = ical({
    prodId: { company: 'Fitout', product: 'appointments', language: 'EN' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const url = await appointmentLink(context, row.id, locale)
  calendar.createEvent({
    id: row.id,
    sequence: row.sequence,
    stamp: context.clock.now(),
    start: row.starts_at,
    end: row.ends_at,
    summary: kindIn(locale, row),
    location: await placeOf(context, row, locale),
    description: `${row.reference}\n${url}`,
    url,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return calendar.toString()
}
