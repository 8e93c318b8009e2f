import { hongKongDay } from './hong-kong-time.ts'

export const timeSlots = ['MORNING', 'AFTERNOON', 'EVENING'] as const
export type TimeSlot = (typeof timeSlots)[number]

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

/** The parts of a day; one is on offer where an hour of it at least lies within the opening hours. */
const partsOfDay: Record<TimeSlot, { from: number; to: number }> = {
  MORNING: { from: 0, to: 13 },
  AFTERNOON: { from: 13, to: 18 },
  EVENING: { from: 18, to: 24 },
}

export function isOpenOn(day: string, { days, closed_on }: Pick<OpeningHours, 'days' | 'closed_on'>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return days.includes(weekday) && !closed_on.includes(day)
}

export type DayOnOffer = { day: string; slots: TimeSlot[] }

/**
 * The days from one to another on which a service can be booked, each with its slots: from tomorrow to the horizon,
 * when the studio is open. Whatever else comes to decide it, such as who is free, is decided here.
 */
export function slotsOnOffer({ hours, daysAhead }: BookingRules, now: Date, from?: string, to?: string): DayOnOffer[] {
  const slots = timeSlots.filter((slot) => {
    const { from: begins, to: ends } = partsOfDay[slot]
    return Math.min(ends, hourOf(hours.closes)) - Math.max(begins, hourOf(hours.opens)) >= 1
  })
  if (slots.length === 0) return []
  const days: DayOnOffer[] = []
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const day = hongKongDay(now, ahead)
    if ((!from || day >= from) && (!to || day <= to) && isOpenOn(day, hours)) days.push({ day, slots })
  }
  return days
}

export type Booking = { preferred_date: string; time_slot: TimeSlot }
export type BookingFault = {
  field: keyof Booking
  code: 'day-past' | 'day-closed' | 'day-too-far' | 'slot-not-on-offer'
}

/** What is wrong with a wished day and slot, if anything. */
export function bookingFault(wish: Booking, rules: BookingRules, now: Date): BookingFault | undefined {
  const { preferred_date: day, time_slot: slot } = wish
  if (day < hongKongDay(now, 1)) return { field: 'preferred_date', code: 'day-past' }
  if (day > hongKongDay(now, rules.daysAhead)) return { field: 'preferred_date', code: 'day-too-far' }
  const [offer] = slotsOnOffer(rules, now, day, day)
  if (!offer) return { field: 'preferred_date', code: 'day-closed' }
  return offer.slots.includes(slot) ? undefined : { field: 'time_slot', code: 'slot-not-on-offer' }
}

function hourOf(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60
}
