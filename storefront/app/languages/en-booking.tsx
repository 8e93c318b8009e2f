import { messages } from '@fitout/contract/messages/en-booking.ts'
import { BookingPages } from '../layouts/booking-pages.tsx'

export default function EnglishBooking() {
  return <BookingPages messages={messages} />
}
