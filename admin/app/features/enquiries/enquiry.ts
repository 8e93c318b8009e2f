import type { Answer } from '@fitout/contract/endpoint.ts'
import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { budgetBands, type ProjectOption, projectStyles } from '@fitout/contract/project-options.ts'
import type { findStaffEnquiry } from '@fitout/contract/staff/enquiries.ts'

export type Enquiry = Answer<typeof findStaffEnquiry>['data']
export type Status = Enquiry['status']

const districts = hongKongAreas.flatMap((area) => area.districts)

/** Place and request, in one line. */
export function homeOf({ location, saleable_sqft: area, style, budget }: Enquiry, locale: Locale, unit: string) {
  const chosen = (options: readonly ProjectOption[], key: string | null) =>
    inLocale(options.find((one) => one.key === key)?.title, locale)
  return [
    chosen(districts, location),
    area && `${area} ${unit}`,
    chosen(projectStyles, style),
    chosen(budgetBands, budget),
  ]
    .filter(Boolean)
    .join(' · ')
}

export const titleOf = ({ name, subject }: Enquiry) => [name, subject].filter(Boolean).join(' · ')

/** What is to be done next, and when. */
export function nextOf({ next_action: action, next_action_on: day }: Enquiry): string {
  return [action, showDay(day)].filter(Boolean).join(' · ')
}

const dayInMilliseconds = 86_400_000

/** The age of an enquiry: “today”, “3 days ago”. */
export function ageOf({ created_at: created }: Enquiry): string {
  const days = Math.floor((Date.now() - Date.parse(created)) / dayInMilliseconds)
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: 'auto' }).format(-days, 'day')
}
