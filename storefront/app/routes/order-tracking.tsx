import { TrackingPage } from '../features/orders/tracking-page.tsx'
import { OrderRefunds } from '../features/refund-requests/order-refunds.tsx'
import { RefundsOfMember } from '../features/refund-requests/refunds-of-member.tsx'
import type { LookedUpOrder } from '../shared/booking/own-order.ts'
import { inOneLanguage } from '../shared/i18n/in-one-language.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/order-tracking.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, configuration } = context.get(pageRequest)
  const { payment_channels } = (await configuration())['shop-constants']
  return { channels: inOneLanguage(payment_channels, locale) }
}

export default function OrderTrackingRoute({ loaderData }: Route.ComponentProps) {
  return <TrackingPage {...loaderData} AfterTheSale={AfterTheSale} />
}

function AfterTheSale({ order }: { order: LookedUpOrder }) {
  return order.is_of_member && !order.is_own ? <RefundsOfMember order={order} /> : <OrderRefunds order={order} />
}
