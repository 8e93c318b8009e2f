import { hongKongDay } from './hong-kong-time.ts'

/** Parts of a day. Services were booked by these before they had slots. */
export const timeSlots = ['MORNING', 'AFTERNOON', 'EVENING'] as const

/** ISO weekdays, Monday is 1. Times and dates are in Hong Kong time. */
export type OpeningHours = {
  days: readonly number[]
  opens: string
  closes: string
  closed_on: readonly string[]
}

/** The days on which visitors can come, or be visited. */
export type OpenDays = Pick<OpeningHours, 'days' | 'closed_on'>

/** The booking settings of the configuration. */
export type BookingRules = { openDays: OpenDays; daysAhead: number; noticeHours: number }

/** The defaults of a shop that has not set its opening hours. */
export const everyWeekday: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', closed_on: [] }
export const defaultDaysAhead = 90
/** Two weeks. */
export const mostNoticeHours = 336

/** Slots of a shop without opening hours are offered on whatever day they were added for. */
export const everyDay: OpenDays = { days: [1, 2, 3, 4, 5, 6, 7], closed_on: [] }

export function isOpenOn(day: string, { days, closed_on }: OpenDays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return days.includes(weekday) && !closed_on.includes(day)
}

/** Customers see closed days this far ahead. */
const toldDaysAhead = 28

/** The closed days of the next weeks that would be open by their weekday, in order, from `today`. */
export function comingClosedDays({ days, closed_on }: OpenDays, today: string): string[] {
  const last = hongKongDay(new Date(`${today}T00:00:00+08:00`), toldDaysAhead)
  const isTold = (day: string) => day >= today && day <= last && isOpenOn(day, { days, closed_on: [] })
  return [...new Set(closed_on)].filter(isTold).toSorted()
}
