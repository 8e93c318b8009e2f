import { Button } from '@fitout/ui/button.tsx'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { useTo } from '../../shared/links/use-to.ts'
import { CheckoutNoticeCard } from './checkout-notice.tsx'
import { Step } from './step.tsx'
import type { Checkout } from './use-checkout.ts'

/** Agreement, errors, and the submit button. */
export function ConfirmStep({ cart, checkout }: { cart: ChosenCart; checkout: Checkout }) {
  const t = useTranslations('checkout')
  const to = useTo()
  const online = useTranslations('onlinePayment')
  const { details, faults, change, isPlacing } = checkout
  const isOnline = details.channel === 'ONLINE'
  const amount = formatMoney(cart.calculations.price.total)
  // The form is kept while the terms are read in another tab.
  const linkTo = (path: string) => (words: ReactNode) => (
    <a href={path} target="_blank" rel="noopener" className="line-link">
      {words}
    </a>
  )
  return (
    <Step number={4} title={t('review')}>
      <CheckboxField
        name="hasAgreed"
        required
        checked={details.hasAgreed}
        onChange={(event) => change({ hasAgreed: event.target.checked })}
        error={faults.hasAgreed && t('agreeFirst')}
        label={t.rich('agree', {
          terms: linkTo(to('terms-and-conditions')),
          payment: linkTo(to('payment-terms-and-special-fees')),
          refund: linkTo(to('refund-policy')),
        })}
      />
      <p className="text-caption text-muted">{t.rich('privacy', { link: linkTo(to('privacy-policy')) })}</p>
      <CheckoutNoticeCard cart={cart} checkout={checkout} />
      <Button type="submit" variant="main" wide isBusy={isPlacing} disabled={cart.chosen.length === 0}>
        {isPlacing
          ? isOnline
            ? online('going')
            : t('placing')
          : isOnline
            ? online('goTo', { amount })
            : t('placeFor', { amount })}
      </Button>
    </Step>
  )
}
