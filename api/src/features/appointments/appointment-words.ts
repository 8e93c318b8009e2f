import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { appointmentMails as cn } from '@fitout/contract/messages/cn/appointment-mails.ts'
import { appointmentMails as en } from '@fitout/contract/messages/en/appointment-mails.ts'
import { appointmentMails as zh } from '@fitout/contract/messages/zh/appointment-mails.ts'
import type { Context } from '../../context.ts'
import { fillIn } from '../../words.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import type { AppointmentRow } from './appointments-queries.ts'

export const appointmentWords = { zh, cn, en }

export function kindIn(locale: Locale, { kind, service }: Pick<AppointmentRow, 'kind' | 'service'>): string {
  if (service) return inLocale(service, locale)
  const { kinds } = appointmentWords[locale]
  return kinds[kind as keyof typeof kinds]
}

/** The place of the appointment. For a home only the district: mails and calendars never contain the address. */
export async function placeOf(context: Context, row: AppointmentRow, locale: Locale): Promise<string> {
  return placeIn(locale, row, (await findStudio(context)).address?.title)
}

export function placeIn(locale: Locale, row: AppointmentRow, studio: Words | undefined): string {
  const { atHome, atAddress, atStudio } = appointmentWords[locale]
  if (row.place) return inLocale(row.place, locale)
  if (row.district) return fillIn(atHome, { district: districtIn(locale, row.district) })
  if (row.kind === 'SERVICE') return atAddress
  return inLocale(studio, locale) || atStudio
}

const districts = hongKongAreas.flatMap((area) => area.districts)

export function districtIn(locale: Locale, key: string | null): string {
  return inLocale(districts.find((one) => one.key === key)?.title, locale)
}
