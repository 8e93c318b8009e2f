import { OwnOrdersPage } from '../../features/orders/own/own-orders-page.tsx'

export default function AccountBookingsRoute() {
  return <OwnOrdersPage kind="bookings" />
}
