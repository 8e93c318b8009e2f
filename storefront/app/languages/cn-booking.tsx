import { messages } from '@fitout/contract/messages/cn-booking.ts'
import { BookingPages } from '../layouts/booking-pages.tsx'

export default function SimplifiedChineseBooking() {
  return <BookingPages messages={messages} />
}
