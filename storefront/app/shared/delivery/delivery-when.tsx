import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import type { ChosenCart } from '../booking/chosen-cart.ts'
import { useDays } from '../i18n/days.ts'

/** The expected delivery for the chosen courier and destination, and surcharges of remote areas. */
export function DeliveryWhen({ cart: { courier, estimate, calculations, isPricing } }: { cart: ChosenCart }) {
  const t = useTranslations('cart.couriers')
  const days = useDays()
  if (!courier || !estimate?.from || !estimate.to) return null
  const dates = days(estimate.from, estimate.to)
  const remote = calculations.explanation.find(({ step }) => step === 'remote-area')
  return (
    <div aria-live="polite" className={`text-small transition-colors ${isPricing ? 'text-muted' : ''}`}>
      <p>{courier.needs === 'ADDRESS' ? t('arrives', { dates }) : t('readyToCollect', { dates })}</p>
      {remote && (
        <p className="text-muted">
          {remote.message} · {formatMoney(remote.amount)}
        </p>
      )}
    </div>
  )
}
