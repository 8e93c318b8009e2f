import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { DayChart } from '../../shared/day-chart.tsx'
import { useFigures } from './use-figures.ts'

/** Sales and enquiries of thirty days, compared with the thirty days before. */
export function Figures() {
  const t = useTranslate()
  const data = useFigures()
  if (!data) return null
  const { days, before } = data
  const sales = days.map(({ day, sales: value }) => ({ day, value }))
  const enquiries = days.map(({ day, enquiries: value }) => ({ day, value }))
  const total = (some: typeof sales) => some.reduce((sum, { value }) => sum + value, 0)
  const inWords = (shown: string) => t('figures.before30', { amount: shown })
  return (
    <>
      <DayChart
        before={inWords(formatMoney(before.sales))}
        days={sales}
        heading={t('figures.sales')}
        show={(value) => formatMoney(value)}
        sum={formatMoney(total(sales))}
      />
      <DayChart
        before={inWords(String(before.enquiries))}
        days={enquiries}
        heading={t('figures.enquiriesOfDays')}
        show={String}
        sum={String(total(enquiries))}
      />
    </>
  )
}
