import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import type { PaymentChannels } from '../../shared/payment/payment-channels.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { LostOrder } from './lost-order.tsx'
import type { Holds } from './payment-step.tsx'
import { type SetQuantity, useCheckout } from './use-checkout.ts'
import { useLostAnswer } from './use-lost-answer.ts'

type Props = {
  cart: ChosenCart
  setQuantity: SetQuantity
  channels: PaymentChannels
  holds: Holds
  /** Shown if the booking form could not be loaded. */
  failed: ReactNode
}

/** The checkout, on one page. */
export function CheckoutPage({ cart, setQuantity, channels, holds, failed }: Props) {
  const t = useTranslations('checkout')
  const cartWords = useTranslations('cart')
  const screens = useTranslations('screens')
  const to = useTo()
  const checkout = useCheckout(cart, setQuantity)
  const lost = useLostAnswer(cart, checkout.isPlacing)
  const isShort = checkout.notice?.kind === 'short'
  const isLost = lost.phase !== 'none'
  const isEmpty = cart.chosen.length === 0 && !isShort && !checkout.isPlacing && !isLost
  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0">
      <PageHead title={screens('checkout')} hidden />
      <h1 className="font-display text-display">{screens('checkout')}</h1>
      <Unscripted text={t('needsScript')} otherWay={cartWords('otherWay')} />
      {cart.phase === 'loading' && (
        <div
          role="status"
          aria-label={t('loading')}
          className="mt-block grid items-start gap-x-gutter gap-y-6 pt-10 noscript:hidden lg:grid-cols-12"
        >
          <div className="grid gap-6 lg:col-span-6">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
            <Skeleton className="h-48" />
          </div>
          <Skeleton className="h-96 max-lg:hidden lg:col-span-5 lg:col-start-8" />
        </div>
      )}
      {cart.phase === 'failed' && failed}
      {lost.phase !== 'none' && <LostOrder phase={lost.phase} onAskAgain={() => void lost.askAgain()} />}
      {cart.phase === 'ready' && isEmpty && (
        <div className="mt-block">
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={
              <LinkButton as={ShopLink} to={to('cart')} variant="main">
                {t('toCart')}
              </LinkButton>
            }
          />
        </div>
      )}
      {cart.phase === 'ready' && !isEmpty && !isLost && (
        <>
          <p className="mt-3 max-w-measure text-muted">{t('intro')}</p>
          <div className="mt-block flex flex-col gap-x-gutter gap-y-10 lg:grid lg:grid-cols-12 lg:items-start">
            <CheckoutForm cart={cart} checkout={checkout} channels={channels} holds={holds} />
            <CheckoutSummary cart={cart} />
          </div>
        </>
      )}
    </section>
  )
}
