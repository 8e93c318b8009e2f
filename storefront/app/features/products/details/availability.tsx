import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { useShop } from '../../../shared/page/shop.tsx'
import type { CourierFacts } from './delivery-dates.ts'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import type { ProductView, VariantView } from './product-view.ts'

/** Longer than this is made to order; shorter comes from stock. */
const madeToOrderFromDays = 14

type Props = { product: ProductView; chosen: VariantView; couriers?: CourierFacts[] }

/** Availability, delivery time, and terms. */
export function Availability({ product, chosen, couriers }: Props) {
  const t = useTranslations('product')
  const to = useTo()
  const { freeShippingFrom } = useShop()
  const { kind, leadTimeDays: days } = product
  const tone = !chosen.isAvailable ? 'bg-brick' : chosen.lowStock === null ? 'bg-moss' : 'bg-amber'
  return (
    <ul className="grid gap-1.5 border-t border-stone pt-5 text-small">
      <li aria-live="polite" className="flex items-baseline gap-2.5">
        <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${tone}`} />
        <span>
          {chosen.isAvailable ? t('available') : t('notAccepted')}
          {chosen.isAvailable && chosen.lowStock !== null && (
            <span className="text-amber"> · {t('lowStock', { count: chosen.lowStock })}</span>
          )}
          {!chosen.isAvailable && <span className="block text-muted">{t('notAcceptedText')}</span>}
        </span>
      </li>
      {chosen.isAvailable && days > 0 && (
        <li className="ps-4.5 text-muted">
          {kind === 'SERVICE'
            ? t('serviceLeadTime', { days })
            : t(days >= madeToOrderFromDays ? 'leadTime' : 'leadTimeStock', { days })}
        </li>
      )}
      {kind === 'GOODS' && couriers && (
        <>
          {chosen.isAvailable && <DeliveryEstimate couriers={couriers} leadTimeDays={days} />}
          <li className="ps-4.5 text-muted">{t('freeDelivery', { amount: formatMoney(freeShippingFrom) })}</li>
          <li className="ps-4.5">
            <ShopLink to={to('refund-policy')} className="line-link text-muted">
              {t('returns')}
            </ShopLink>
          </li>
        </>
      )}
    </ul>
  )
}
