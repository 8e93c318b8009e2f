import { useTranslations } from 'use-intl'
import { useDays } from '../../shared/i18n/days.ts'
import type { TrackedOrder } from './order-view.ts'

/** When an order should be there: days once it is paid, before that how long it takes from then. */
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
