import { useTranslations } from 'use-intl'
import { useDays } from '../../shared/i18n/days.ts'
import type { TrackedOrder } from './order-view.ts'

/** The expected delivery: a range of days once the order is paid, before that the delivery time after payment. */
export function useExpectedDelivery() {
  const t = useTranslations('orders')
  const days = useDays()
  return ({ delivery_estimate: estimate }: TrackedOrder): string | undefined => {
    if (!estimate) return undefined
    if (estimate.from && estimate.to) return days(estimate.from, estimate.to)
    const { min_days: min, max_days: max } = estimate
    return min === max ? t('expectedAfter', { days: max }) : t('expectedWithin', { min, max })
  }
}
