import { OwnOrdersPage } from '../../features/own-orders/own-orders-page.tsx'

export default function AccountOrdersRoute() {
  return <OwnOrdersPage kind="orders" />
}
