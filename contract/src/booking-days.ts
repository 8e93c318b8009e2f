/** Parts of a day, for which services were booked before they had slots. */
export const timeSlots = ['MORNING', 'AFTERNOON', 'EVENING'] as const

/** ISO weekdays, Monday is 1; times and dates are those of Hong Kong. */
export type OpeningHours = {
  days: readonly number[]
  opens: string
  closes: string
  closed_on: readonly string[]
}

/** What the configuration says of bookings. */
export type BookingRules = { hours: OpeningHours; daysAhead: number }

/** Of a shop that has not said when it is open. */
export const everyWeekday: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', closed_on: [] }
export const usualDaysAhead = 90

export function isOpenOn(day: string, { days, closed_on }: Pick<OpeningHours, 'days' | 'closed_on'>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return days.includes(weekday) && !closed_on.includes(day)
}
