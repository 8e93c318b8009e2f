import { z } from 'zod'
import { day } from './wire.ts'
import { localisedLine } from './writings/written-texts.ts'

const holiday = z.object({ day, title: localisedLine(120) })
export type Holiday = z.infer<typeof holiday>

const twice = { params: { code: 'duplicate' } }

const yearOfHolidays = z
  .object({
    year: z.number().int().min(2000).max(2199),
    is_gazetted: z.boolean().meta({ description: 'Whether the days were checked against the Gazette' }),
    holidays: z
      .array(holiday)
      .min(1)
      .max(40)
      .refine((all) => new Set(all.map((one) => one.day)).size === all.length, twice),
  })
  .refine(({ year, holidays }) => holidays.every((one) => one.day.startsWith(`${year}-`)), {
    path: ['holidays'],
    params: { code: 'date-format' },
  })

/** The general holidays of Hong Kong by year, without Sundays. */
export const generalHolidays = z.object({
  years: z
    .array(yearOfHolidays)
    .min(1)
    .max(40)
    .refine((years) => new Set(years.map(({ year }) => year)).size === years.length, twice),
})
export type GeneralHolidays = z.infer<typeof generalHolidays>

/** The same as one set, for counting working days. */
export function holidayDays({ years }: GeneralHolidays): Set<string> {
  return new Set(years.flatMap(({ holidays }) => holidays.map((one) => one.day)))
}

/** The years within a range whose holidays are missing here or have not been checked against the Gazette. */
export function unverifiedYears({ years }: GeneralHolidays, from: string, until: string) {
  const first = Number(from.slice(0, 4))
  const all = Array.from({ length: Math.max(0, Number(until.slice(0, 4)) - first + 1) }, (_, index) => first + index)
  const known = new Map(years.map(({ year, is_gazetted }) => [year, is_gazetted]))
  return {
    missing: all.filter((year) => !known.has(year)),
    unchecked: all.filter((year) => known.get(year) === false),
  }
}
