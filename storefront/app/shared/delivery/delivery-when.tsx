import { useTranslations } from 'use-intl'
import type { ChosenCart } from '../booking/chosen-cart.ts'
import { useDays } from '../i18n/days.ts'

/** When the goods would be there, for the chosen courier and place. */
export function DeliveryWhen({ cart: { courier, estimate, isPricing } }: { cart: ChosenCart }) {
  const t = useTranslations('cart.couriers')
  const days = useDays()
  if (!courier || !estimate?.from || !estimate.to) return null
  const dates = days(estimate.from, estimate.to)
  return (
    <p aria-live="polite" className={`text-small transition-colors ${isPricing ? 'text-muted' : ''}`}>
      {courier.needs === 'ADDRESS' ? t('arrives', { dates }) : t('readyToCollect', { dates })}
    </p>
  )
}
