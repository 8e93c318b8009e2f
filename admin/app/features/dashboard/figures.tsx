import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { DayChart } from '../../shared/day-chart.tsx'
import { useFigures } from './use-figures.ts'

/** Takings, refunds and enquiries of thirty days, compared with the thirty days before. */
export function Figures() {
  const t = useTranslate()
  const data = useFigures()
  if (!data) return null
  const { days, before } = data
  const of = (name: 'takings' | 'given_back' | 'enquiries') => days.map((day) => ({ day: day.day, value: day[name] }))
  const [takings, refunds, enquiries] = [of('takings'), of('given_back'), of('enquiries')]
  const total = (some: typeof takings) => some.reduce((sum, { value }) => sum + value, 0)
  const inWords = (shown: string) => t('figures.before30', { amount: shown })
  return (
    <>
      <DayChart
        before={inWords(formatMoney(before.takings))}
        beside={t('aside', {
          text: t('figures.refundsOf', { amount: formatMoney(total(refunds)) }),
          aside: inWords(formatMoney(before.given_back)),
        })}
        days={takings}
        heading={t('figures.takingsOfDays')}
        show={(value) => formatMoney(value)}
        sum={formatMoney(total(takings))}
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
