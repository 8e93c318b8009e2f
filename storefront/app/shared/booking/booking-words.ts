import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findOrder } from '@fitout/contract/orders.ts'
import { useTranslations } from 'use-intl'
import { hoursOf } from '../appointments/slots.ts'
import { showDate } from '../i18n/shop-dates.ts'
import type { CartItem } from './chosen-cart.ts'

type Booked = Answer<typeof findOrder>['data']['lines'][number]['booking']
type Booking = Pick<
  NonNullable<CartItem['booking'] | Booked>,
  'preferred_date' | 'time_slot' | 'starts_at' | 'minutes'
> & {
  status?: NonNullable<Booked>['status']
}

/** Formats the time of a service: `24/11/2026 10:00–12:00`, or the requested part of the day. */
export function useBookingWords() {
  const t = useTranslations('product')
  const orders = useTranslations('orders')
  return ({ preferred_date, time_slot, starts_at, minutes, status }: Booking): string => {
    const date = showDate(preferred_date)
    const slot = starts_at && minutes ? hoursOf({ starts_at, minutes }) : time_slot ? t(`slots.${time_slot}`) : ''
    return orders(status === 'CANCELLED' ? 'bookingCancelled' : 'booked', { date, slot })
  }
}

/** Whether a service still needs a time, or a different one. */
export function wantsBooking({ kind, booking }: CartItem): boolean {
  return kind === 'SERVICE' && !booking?.is_on_offer
}
