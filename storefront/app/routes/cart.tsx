import { CartPage } from '../features/cart/cart-page.tsx'

export default function CartRoute() {
  return <CartPage />
}
