import { OwnOrdersPage } from '../../features/own-orders/own-orders-page.tsx'

export default function AccountBookingsRoute() {
  return <OwnOrdersPage kind="bookings" />
}
