import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { DeliveryStep } from './delivery-step.tsx'
import { CheckoutFaults } from './checkout-faults.tsx'
import { type Holds, PaymentStep } from './payment-step.tsx'
import type { Checkout } from './use-checkout.ts'

type Props = { cart: ChosenCart; checkout: Checkout; channels: PaymentChannels; holds: Holds }

export function CheckoutForm({ cart, checkout, channels, holds }: Props) {
  return (
    <form
      // Submitting before hydration would otherwise put the input into the URL.
      method="post"
      noValidate
      onSubmit={checkout.submit}
      className="grid gap-12 lg:col-span-6 lg:row-start-1"
    >
      <CheckoutFaults checkout={checkout} />
      <ContactStep checkout={checkout} />
      <DeliveryStep cart={cart} checkout={checkout} />
      <PaymentStep checkout={checkout} channels={channels} holds={holds} />
      <ConfirmStep cart={cart} checkout={checkout} />
    </form>
  )
}
