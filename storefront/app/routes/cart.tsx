import { CartPage } from '../features/cart/cart-page.tsx'
import { LostOrderNotice } from '../features/checkouts/lost-order.tsx'

export default function CartRoute() {
  return <CartPage beforeEmpty={<LostOrderNotice />} />
}
