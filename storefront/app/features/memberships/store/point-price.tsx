import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'

/** A price in points, or in points and money. */
export function PointPrice({ points, money }: { points: number; money: number }) {
  const t = useTranslations('memberStore')
  return <>{money > 0 ? t('both', { points, amount: formatMoney(money) }) : t('points', { points })}</>
}
