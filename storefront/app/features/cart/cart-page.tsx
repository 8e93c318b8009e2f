import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { GiftLines } from '../../shared/booking/gift-lines.tsx'
import { Unscripted } from '../../shared/booking/unscripted.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PageHead } from '../../shared/page/page-head.tsx'
import { CartFailed } from './cart-failed.tsx'
import { CartLines } from './cart-lines.tsx'
import { CartTotals } from './cart-totals.tsx'
import { useChosenCart } from './chosen-cart.ts'

type Props = {
  /** Shown above an empty form. */
  beforeEmpty: ReactNode
}

/** The booking form as a page: its lines, which of them are ordered now, their delivery, and the cost. */
export function CartPage({ beforeEmpty }: Props) {
  const t = useTranslations('cart')
  const screens = useTranslations('screens')
  const to = useTo()
  const cart = useChosenCart()
  return (
    <section className="page min-h-svh pt-block pb-section noscript:min-h-0">
      <PageHead title={screens('cart')} hidden />
      <h1 className="font-display text-display">{screens('cart')}</h1>
      <Unscripted text={t('needsScript')} otherWay={t('otherWay')} />
      {cart.phase === 'loading' && <Waiting label={t('loading')} />}
      {cart.phase === 'failed' && <CartFailed onTryAgain={() => void cart.refresh()} level={2} />}
      {cart.phase === 'ready' && cart.items.length === 0 && (
        <div className="mt-block">
          {beforeEmpty}
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            action={
              <>
                <LinkButton as={ShopLink} to={to('products')} variant="main">
                  {t('toProducts')}
                </LinkButton>
                <LinkButton as={ShopLink} to={to('services')} variant="quiet">
                  {t('toServices')}
                </LinkButton>
              </>
            }
          />
        </div>
      )}
      {cart.phase === 'ready' && cart.items.length > 0 && (
        <>
          <p className="mt-3 max-w-measure text-muted">{t('intro')}</p>
          <div className="mt-block flex flex-col gap-x-gutter gap-y-block lg:grid lg:grid-cols-12 lg:items-start">
            <div className="lg:col-span-7 2xl:col-span-8">
              <CartLines cart={cart} />
              <GiftLines gifts={cart.gifts} className="border-b border-stone py-6" />
            </div>
            <CartTotals cart={cart} />
          </div>
        </>
      )}
    </section>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="mt-block grid gap-x-gutter gap-y-8 noscript:hidden lg:grid-cols-12"
    >
      <div className="grid content-start gap-6 lg:col-span-7 2xl:col-span-8">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-80 lg:col-span-5 2xl:col-span-4" />
    </div>
  )
}
