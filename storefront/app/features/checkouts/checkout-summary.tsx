import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatMoney } from '@fitout/ui/money.ts'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BookedLine } from '../../shared/booking/booked-line.tsx'
import type { ChosenCart } from '../../shared/booking/chosen-cart.ts'
import { GiftLines } from '../../shared/booking/gift-lines.tsx'
import { VoucherField } from '../../shared/booking/voucher-field.tsx'
import { ShopLink } from '../../shared/links/shop-link.tsx'
import { useTo } from '../../shared/links/use-to.ts'
import { PriceSummary } from '../../shared/prices/price-summary.tsx'

/** Items and cost: beside the form, or as a collapsible line at the bottom of small screens. */
export function CheckoutSummary({ cart }: { cart: ChosenCart }) {
  const t = useTranslations('checkout')
  const to = useTo()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <aside
      aria-label={t('summary')}
      data-bottom-bar
      className="sticky bg-sand max-lg:bottom-0 max-lg:z-(--layer-bar) max-lg:-mx-gutter max-lg:flex max-lg:flex-col-reverse
        max-lg:border-t max-lg:border-stone lg:top-24 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)]
        lg:overflow-y-auto lg:p-8"
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 px-gutter text-small font-medium lg:hidden"
      >
        {t('summary')}
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className={`transition-transform ${isOpen ? '' : 'rotate-180'}`}
        />
        <span className="ms-auto tabular-nums">{formatMoney(cart.calculations.price.total)}</span>
      </button>
      <div
        id={id}
        className={
          isOpen
            ? 'max-lg:max-h-[min(var(--spacing-cart-dropdown),60dvh)] max-lg:overflow-y-auto max-lg:px-gutter max-lg:pt-4'
            : 'max-lg:hidden'
        }
      >
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-small font-medium max-lg:sr-only">{t('summary')}</h2>
          <ShopLink to={to('cart')} className="line-link inline-flex min-h-8 items-center text-caption">
            {t('edit')}
          </ShopLink>
        </div>
        <ul className="mt-5 grid gap-5">
          {cart.chosen.map((item) => (
            <li key={item.product_variant_id}>
              <BookedLine line={item} />
            </li>
          ))}
        </ul>
        <GiftLines gifts={cart.gifts} className="mt-6 border-t border-stone pt-5" />
        <div className="mt-6">
          <VoucherField cart={cart} />
        </div>
        <div className="border-t border-stone pt-6">
          <PriceSummary explanation={cart.calculations.explanation} isBusy={cart.isPricing} />
        </div>
      </div>
    </aside>
  )
}
