import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslate } from './i18n.ts'

/** What an order costs: money, points, or both. */
export function usePaidPrice(): (order: { total_price: number; points: number }) => string {
  const t = useTranslate()
  return ({ total_price: money, points }) => {
    if (points === 0) return formatMoney(money)
    const spent = t('refundRequests.points', { points })
    return money > 0 ? `${spent} + ${formatMoney(money)}` : spent
  }
}
