import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslate } from './i18n.ts'

/** Formats the price of an order: money, points, or both. */
export function usePaidPrice(): (order: { total_price: number; points: number }) => string {
  const t = useTranslate()
  return ({ total_price: money, points }) => {
    if (points === 0) return formatMoney(money)
    const spent = t('refundRequests.points', { points })
    return money > 0 ? `${spent} + ${formatMoney(money)}` : spent
  }
}
