import { OwnOrdersPage } from '../../features/orders/own/own-orders-page.tsx'

export default function AccountOrdersRoute() {
  return <OwnOrdersPage kind="orders" />
}
