import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Context } from '../../context.ts'
import { kindIn, placeOf } from './appointment-words.ts'
import { appointmentLink } from './appointment-link.ts'
import type { AppointmentRow } from './appointments-queries.ts'

/**
 * The appointment as an iCalendar file. Its UID never changes and its SEQUENCE rises with every change, so that calendars
 * update the entry instead of adding another; times are UTC.
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
