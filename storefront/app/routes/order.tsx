import { OrderAgain } from '../features/cart/order-again.tsx'
import { OrderPage } from '../features/orders/order-page.tsx'
import { OrderRefunds } from '../features/refund-requests/order-refunds.tsx'
import { OrderReviews } from '../features/reviews/order-reviews.tsx'
import type { OwnOrderView } from '../shared/booking/own-order.ts'
import { inOneLanguage } from '../shared/i18n/in-one-language.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/order.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale, configuration } = context.get(pageRequest)
  const { payment_channels } = (await configuration())['shop-constants']
  return { id: params.id, channels: inOneLanguage(payment_channels, locale) }
}

export default function OrderRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage key={loaderData.id} {...loaderData} AfterTheSale={AfterTheSale} OrderAgain={OrderAgain} />
}

function AfterTheSale({ order }: { order: OwnOrderView }) {
  return (
    <>
      <OrderReviews order={order} />
      <OrderRefunds order={order} />
    </>
  )
}
