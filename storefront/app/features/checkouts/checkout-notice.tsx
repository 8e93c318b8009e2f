import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { Button } from '@fitout/ui/button.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { Notice } from '../../shared/forms/notice.tsx'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { inLanguage } from '../../shared/text/in-language.tsx'
import type { Checkout, CheckoutNotice } from './use-checkout.ts'

/** Why the order was not placed and what to do. It takes the focus when it appears, and stays. */
export function CheckoutNoticeCard({ cart, checkout }: { cart: ChosenCart; checkout: Checkout }) {
  const { notice, noticePlace } = checkout
  if (!notice) return null
  return (
    <Notice tone={notice.kind === 'adjusted' ? 'good' : 'error'} ref={noticePlace}>
      <Words notice={notice} cart={cart} onTakeLess={checkout.takeWhatIsLeft} />
    </Notice>
  )
}

type WordsProps = { notice: CheckoutNotice; cart: ChosenCart; onTakeLess: Checkout['takeWhatIsLeft'] }

function Words({ notice, cart, onTakeLess }: WordsProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const to = useTo()
  const total = formatMoney(cart.calculations.price.total)
  switch (notice.kind) {
    case 'price-changed':
      return <p>{t('priceChanged', { before: formatMoney(notice.before), after: total })}</p>
    case 'adjusted':
      return <p>{t('adjusted', { amount: total })}</p>
    case 'not-sent':
      return <p>{t('notSent')}</p>
    case 'short':
      return <Shortage variantIds={notice.variantIds} cart={cart} onTakeLess={onTakeLess} />
    case 'unbooked':
      return (
        <>
          <p>{t('unbooked')}</p>
          <ul className="list-disc ps-5">
            {cart.items
              .filter((item) => notice.variantIds.includes(item.product_variant_id))
              .map((item) => (
                <li key={item.product_variant_id} lang={langOf(item.product_title, locale)}>
                  {inLocale(item.product_title, locale)}
                </li>
              ))}
          </ul>
          <ShopLink to={to('cart')} className="line-link mt-1 inline-flex min-h-8 items-center">
            {t('toBooking')}
          </ShopLink>
        </>
      )
    case 'words':
      return (
        <>
          <p>
            {notice.text} {notice.waitSeconds ? t('wait', { seconds: notice.waitSeconds }) : ''}
          </p>
          {notice.leadsTo && (
            <ShopLink to={to(notice.leadsTo)} className="line-link mt-1 inline-flex min-h-8 items-center">
              {notice.leadsTo === 'cart' ? t('toCart') : t('openOrders')}
            </ShopLink>
          )}
        </>
      )
  }
}

type ShortageProps = { variantIds: string[]; cart: ChosenCart; onTakeLess: Checkout['takeWhatIsLeft'] }

function Shortage({ variantIds, cart, onTakeLess }: ShortageProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const [isChanging, setIsChanging] = useState(false)
  const items = cart.items.filter((item) => variantIds.includes(item.product_variant_id))
  return (
    <>
      <p>{t('shortTitle')}</p>
      <ul className="list-disc ps-5">
        {items.map((item) => {
          const title = inLocale(item.product_title, locale)
          const name = inLanguage(langOf(item.product_title, locale))
          const left = item.available_qty ?? 0
          return (
            <li key={item.product_variant_id}>
              {left > 0
                ? t.rich('shortSome', { title, name, wanted: item.qty, left })
                : t.rich('shortNone', { title, name })}
            </li>
          )
        })}
      </ul>
      <Button
        size="small"
        isBusy={isChanging}
        className="mt-3"
        onClick={() => {
          setIsChanging(true)
          // A toast reports the failure, and the notice stays.
          void onTakeLess(items)
            .catch(() => undefined)
            .finally(() => setIsChanging(false))
        }}
      >
        {t('takeLeft')}
      </Button>
    </>
  )
}
