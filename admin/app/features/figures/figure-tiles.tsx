import type { readOverview } from '@fitout/contract/staff/figures.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Box } from '@mui/material'
import { DayChart } from '../../shared/day-chart.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import type { DataOf } from '../../shared/use-read.ts'
import { changeInWords } from './change.ts'

type Overview = DataOf<typeof readOverview>

/** Visits, orders, takings with refunds, and enquiries of the period by day, compared with the previous period. */
export function FigureTiles({ overview }: { overview: Overview }) {
  const t = useTranslate()
  const visits = overview.funnel.find(({ step }) => step === 'visits') ?? { count: 0, before: 0 }
  const works = overview.works.find(({ step }) => step === 'enquiries') ?? { count: 0, before: 0 }
  const { amount, before } = overview.takings
  const tiles = [
    { name: 'visits' as const, now: visits.count, before: visits.before, show: plain },
    { name: 'orders' as const, now: overview.orders.count, before: overview.orders.before, show: plain },
    { name: 'takings' as const, now: amount, before, show: formatMoney },
    { name: 'enquiries' as const, now: works.count, before: works.before, show: plain },
  ]
  const besideBefore = (now: number, earlier: number, show: (value: number) => string) =>
    earlier === 0
      ? t('figures.changes.fresh')
      : `${t('figures.before', { amount: show(earlier) })} · ${changeInWords(t, now, earlier)}`
  const { amount: refunds, before: refundsBefore } = overview.given_back
  const besideTakings = t('aside', {
    text: t('figures.refundsOf', { amount: formatMoney(refunds) }),
    aside: besideBefore(refunds, refundsBefore, formatMoney),
  })
  const shown = overview.counts_visits ? tiles : tiles.filter(({ name }) => name !== 'visits')
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
      {shown.map(({ name, now, before: earlier, show }) => (
        <DayChart
          before={besideBefore(now, earlier, show)}
          beside={name === 'takings' ? besideTakings : undefined}
          days={overview.days.map((day) => ({ day: day.day, value: day[name] }))}
          heading={t(`figures.${name}`)}
          key={name}
          show={show}
          sum={show(now)}
        />
      ))}
    </Box>
  )
}

const plain = (value: number) => value.toLocaleString('en-HK')
