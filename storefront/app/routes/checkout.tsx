import { CartFailed } from '../features/cart/cart-failed.tsx'
import { useChangeLine } from '../features/cart/cart-state.ts'
import { useChosenCart } from '../features/cart/chosen-cart.ts'
import { CheckoutPage } from '../features/checkouts/checkout-page.tsx'
import { inOneLanguage } from '../shared/i18n/in-one-language.ts'
import { pageRequest } from '../shared/page/page-request.ts'
import type { Route } from './+types/checkout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, configuration } = context.get(pageRequest)
  const constants = (await configuration())['shop-constants']
  const { offline_hold_hours: offline, online_hold_minutes: online, takes_cards: takesCards } = constants
  return { channels: inOneLanguage(constants.payment_channels, locale), holds: { offline, online, takesCards } }
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const cart = useChosenCart()
  const changeLine = useChangeLine()
  return (
    <CheckoutPage
      {...loaderData}
      cart={cart}
      setQuantity={(item, qty) =>
        changeLine.mutateAsync({ product_variant_id: item.product_variant_id, qty, mode: 'set' })
      }
      failed={<CartFailed onTryAgain={() => void cart.refresh()} level={2} />}
    />
  )
}
