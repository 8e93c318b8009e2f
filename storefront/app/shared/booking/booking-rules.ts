import {
  type Booking,
  bookingFault,
  type BookingRules,
  everyWeekday,
  slotsOnOffer,
} from '@fitout/contract/booking-days.ts'
import { useShop } from '../page/shop.tsx'
import type { CartItem } from './chosen-cart.ts'

/** When services can be booked, as the configuration says. */
export function useBookingRules(): BookingRules {
  const { openingHours, bookingDaysAhead } = useShop()
  return { hours: openingHours ?? everyWeekday, daysAhead: bookingDaysAhead }
}

/** What is on offer at this moment. */
export const offerNow = (rules: BookingRules) => slotsOnOffer(rules, new Date())

/** What is wrong with a wish at this moment. */
export const faultNow = (wish: Booking, rules: BookingRules) => bookingFault(wish, rules, new Date())

/** Whether a service still wants a date and a time of day, or others than those it has. */
export function wantsBooking({ kind, booking }: CartItem, rules: BookingRules): boolean {
  return kind === 'SERVICE' && (!booking || faultNow(booking, rules) !== undefined)
}
