import { messages } from '@fitout/contract/messages/zh-booking.ts'
import { BookingPages } from '../layouts/booking-pages.tsx'

export default function TraditionalChineseBooking() {
  return <BookingPages messages={messages} />
}
