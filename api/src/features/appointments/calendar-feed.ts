import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import { appointments as cn } from '@fitout/contract/messages/cn/staff/appointments.ts'
import { appointments as en } from '@fitout/contract/messages/en/staff/appointments.ts'
import { appointments as zh } from '@fitout/contract/messages/zh/staff/appointments.ts'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Studio } from '../configuration/configuration-service.ts'
import { districtIn, kindIn, placeIn } from './appointment-words.ts'
import type { AppointmentRow } from './appointments-queries.ts'
import type { FeedDelivery } from './calendar-feeds-queries.ts'

const words = { zh, cn, en }
const refreshSeconds = 900

/**
 * A calendar needs at least one component (RFC 5545, 3.6), even without appointments; some clients reject it
 * otherwise.
 */
const hongKong = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Hong_Kong',
  'BEGIN:STANDARD',
  // The last daylight saving time ended then.
  'DTSTART:19791021T033000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0800',
  'TZNAME:HKT',
  'END:STANDARD',
  'END:VTIMEZONE',
  '',
].join('\r\n')

type Shown = { studio: Pick<Studio, 'name' | 'address'>; publicUrl: string; now: Date; locale: Locale }

type Feed = { rows: AppointmentRow[]; deliveries: FeedDelivery[] }

/**
 * A calendar feed for staff: appointments and deliveries with visitor and district. Telephone number and address are only
 * linked, behind sign-in, since calendar providers can read the feed. Times are UTC. UIDs are those of the visitors' own
 * files and never change.
 */
export function renderFeed({ rows, deliveries }: Feed, { studio, publicUrl, now, locale }: Shown): string {
  const { resources, appointmentStatus, calendarFeed } = words[locale]
  const calendar = ical({
    prodId: { company: 'Fitout', product: 'appointments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: [inLocale(studio.name, locale), resources.appointments.name].filter(Boolean).join(' · '),
    ttl: refreshSeconds,
    x: { 'X-WR-TIMEZONE': 'Asia/Hong_Kong' },
  })
  for (const row of rows) {
    const { status } = row
    const url = publicUrl + withQuery('/admin#/appointments/list', { status, q: row.reference })
    calendar.createEvent({
      id: row.id,
      sequence: row.sequence,
      stamp: now,
      start: row.starts_at,
      end: row.ends_at,
      summary: `${kindIn(locale, row)} · ${row.name}`,
      // The words of visitors' mails for a home are to its owner.
      location:
        row.district && !row.place ? districtIn(locale, row.district) : placeIn(locale, row, studio.address?.title),
      description: `${row.reference} · ${appointmentStatus[status]}\n${url}`,
      url,
      status: statuses[status],
    })
  }
  for (const { id, reference, recipient_name: name, district, is_brought: isBrought, day } of deliveries) {
    const url = `${publicUrl}/admin#/orders/${id}/show`
    calendar.createEvent({
      id: `delivery-${id}`,
      stamp: now,
      // All-day dates.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: `${calendarFeed.delivery} · ${name}`,
      location: districtIn(locale, district),
      description: `${reference}\n${url}`,
      url,
      status: isBrought ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    })
  }
  return calendar.toString().replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, hongKong)
}

const statuses = {
  UNCONFIRMED: ICalEventStatus.TENTATIVE,
  BOOKED: ICalEventStatus.CONFIRMED,
  CANCELLED: ICalEventStatus.CANCELLED,
  DONE: ICalEventStatus.CONFIRMED,
  MISSED: ICalEventStatus.CONFIRMED,
} as const
