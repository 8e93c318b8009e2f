import type { readOverview } from '@fitout/contract/staff/figures.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Typography } from '@mui/material'
import { type TranslateFunction, useTranslate } from '../../shared/i18n.ts'
import type { DataOf } from '../../shared/use-read.ts'
import { FigurePart } from './figure-part.tsx'
import type { Period } from './period.ts'
import { StepsTable } from './steps-table.tsx'

type Overview = DataOf<typeof readOverview>
type WorksPartProps = { overview: Overview; period: Period }

/** The outcomes of enquiries with their value, and the response time. */
export function WorksPart({ overview, period }: WorksPartProps) {
  const t = useTranslate()
  const { median, before } = overview.hours_to_answer
  return (
    <FigurePart lead={t('figures.works.lead')} period={period} table="works" title={t('figures.works.title')}>
      <StepsTable
        lastHead={t('figures.works.value')}
        steps={overview.works.map(({ step, count, before: earlier, value }) => ({
          step,
          title: t(`figures.works.steps.${step}`),
          count,
          before: earlier,
          last: value === null ? '' : formatMoney(value),
        }))}
        title={t('figures.works.title')}
      />
      <Typography sx={{ mt: 1 }} variant="body2">
        {median === null
          ? t('figures.works.noAnswer')
          : t('figures.works.answer', { time: duration(t, median), before: duration(t, before) })}
      </Typography>
    </FigurePart>
  )
}

/** The response time: up to two days in hours, at least 1, then in days. */
function duration(t: TranslateFunction, hours: number | null): string {
  if (hours === null) return t('figures.works.unknown')
  const isShort = hours < 48
  return t(`figures.works.${isShort ? 'hours' : 'days'}`, { count: rounded(isShort ? hours : hours / 24) })
}

const rounded = (value: number) => Math.max(1, Math.round(value * 10) / 10)
