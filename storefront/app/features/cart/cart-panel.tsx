import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { Skeleton } from '@fitout/ui/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isAvailable } from '../../shared/booking/chosen-cart.ts'
import { GiftLines } from '../../shared/booking/gift-lines.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { useCart } from './cart-state.ts'
import { CartPanelFrame } from './cart-panel-frame.tsx'
import { CartFailed } from './cart-failed.tsx'
import { FreeDelivery } from './free-delivery.tsx'
import { NearOffers } from './near-offers.tsx'
import { PanelLine } from './panel-line.tsx'
import { useLineChanges } from './use-line-changes.ts'

type Props = {
  isOpen: boolean
  /** The latest event, for example that something was added. */
  message: string
  onClose: () => void
}

/** The booking form as a side panel of any page. */
export function CartPanel({ isOpen, message, onClose }: Props) {
  const t = useTranslations('cart')
  const screens = useTranslations('screens')
  const to = useTo()
  const { cart, isSuccess, isError, refetch } = useCart()
  const changes = useLineChanges()
  const { forget } = changes
  const list = useRef<HTMLUListElement>(null)
  const [announced, setAnnounced] = useState('')
  const items = cart.cart_items
  const takeable = items.filter(isAvailable).map((item) => item.product_variant_id)
  const priced = useCart(
    takeable.length < items.length ? { checkout_product_variant_ids: takeable } : {},
    items.length > 0,
  )

  useEffect(() => {
    // Screen readers do not announce text that is rendered together with its live region.
    const timer = setTimeout(() => setAnnounced(isOpen ? message : ''), isOpen ? 200 : 0)
    return () => clearTimeout(timer)
  }, [isOpen, message])

  useEffect(() => forget(), [isOpen, forget])

  return (
    <CartPanelFrame
      isOpen={isOpen}
      onClose={onClose}
      title={screens('cart')}
      closeLabel={t('close')}
      footer={items.length > 0 && <PanelFooter cart={priced.cart} canBook={takeable.length > 0} onFollow={onClose} />}
    >
      <p role="status" className="sr-only">
        {changes.announcement}
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
      <p className="cart-panel-notice -mx-5 -mt-5 mb-5 bg-sand px-5 py-3 text-caption text-moss empty:hidden">
        {isOpen ? message : ''}
      </p>
      {items.length > 0 ? (
        <>
          <ul ref={list} tabIndex={-1} aria-label={t('lines')} className="cart-panel-lines -my-5 outline-none">
            {items.map((item) => (
              <PanelLine
                key={item.product_variant_id}
                item={item}
                note={changes.notes[item.product_variant_id]}
                onQuantity={(qty) => void changes.setQuantity(item, qty)}
                onRemove={() => {
                  list.current?.focus()
                  void changes.remove(item)
                }}
                onFollow={onClose}
              />
            ))}
          </ul>
          <GiftLines gifts={priced.cart.gift_items} className="mt-5 border-t border-stone pt-5" />
        </>
      ) : isSuccess ? (
        <div className="-mx-5">
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            level={3}
            action={
              <LinkButton as={ShopLink} to={to('products')} onClick={onClose} size="small">
                {t('toProducts')}
              </LinkButton>
            }
          />
        </div>
      ) : isError ? (
        <CartFailed onTryAgain={() => void refetch()} level={3} />
      ) : (
        <div role="status" aria-label={t('loading')} className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
    </CartPanelFrame>
  )
}

type PanelFooterProps = { cart: ReturnType<typeof useCart>['cart']; canBook: boolean; onFollow: () => void }

function PanelFooter({ cart, canBook, onFollow }: PanelFooterProps) {
  const t = useTranslations('cart')
  const to = useTo()
  const { subtotal } = cart.calculations.price
  return (
    <div className="grid gap-3">
      <FreeDelivery subtotal={subtotal} />
      <NearOffers offers={cart.near_offers} />
      <p className="flex justify-between gap-4 text-small font-medium">
        <span>{t('subtotal')}</span>
        <span className="tabular-nums">{formatMoney(subtotal)}</span>
      </p>
      {canBook && (
        <LinkButton as={ShopLink} to={to('checkout')} onClick={onFollow} variant="main" size="small" wide>
          {t('continue')}
        </LinkButton>
      )}
      <LinkButton as={ShopLink} to={to('cart')} onClick={onFollow} size="small" wide>
        {t('seeForm')}
      </LinkButton>
    </div>
  )
}
