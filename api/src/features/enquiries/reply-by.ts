import { everyWeekday, isOpenOn, type OpeningHours } from '@fitout/contract/booking-days.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'

type Hours = Pick<OpeningHours, 'days' | 'closes' | 'closed_on'>

/** The end of the nth working day in Hong Kong after the day of the enquiry. */
export function replyBy(asked: Date, workingDays: number, hours: Hours = everyWeekday): Date {
  let left = workingDays
  for (let ahead = 1; ; ahead += 1) {
    const day = hongKongDay(asked, ahead)
    if (isOpenOn(day, hours)) left -= 1
    // If the studio never opens, the deadline is a year ahead.
    if (left === 0 || ahead === 365) return new Date(`${day}T${hours.closes}:00+08:00`)
  }
}
