import { useTranslations } from 'use-intl'
import { showDate } from '../i18n/shop-dates.ts'
import type { CartItem } from './chosen-cart.ts'

type Booking = NonNullable<CartItem['booking']>

/** A date and time of day in words: `24/11/2026, morning`. */
export function useBookingWords() {
  const t = useTranslations('product')
  const orders = useTranslations('orders')
  return (booking: Booking): string =>
    orders('booked', { date: showDate(booking.preferred_date), slot: t(`slots.${booking.time_slot}`) })
}
