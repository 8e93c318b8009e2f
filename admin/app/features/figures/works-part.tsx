import type { readOverview } from '@fitout/contract/staff/figures.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type TranslateFunction, useTranslate } from '../../shared/i18n.ts'
import type { DataOf } from '../../shared/use-read.ts'
import { FigurePart } from './figure-part.tsx'
import type { Period } from './period.ts'

type Overview = DataOf<typeof readOverview>
type WorksPartProps = { overview: Overview; period: Period }

/** What became of enquiries, with its value, and how long their senders waited. */
export function WorksPart({ overview, period }: WorksPartProps) {
  const t = useTranslate()
  const { median, before } = overview.hours_to_answer
  return (
    <FigurePart lead={t('figures.works.lead')} period={period} table="works" title={t('figures.works.title')}>
      <Box aria-label={t('figures.works.title')} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('figures.funnel.step')}</TableCell>
              <TableCell align="right">{t('figures.funnel.count')}</TableCell>
              <TableCell align="right">{t('figures.funnel.before')}</TableCell>
              <TableCell align="right">{t('figures.works.value')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {overview.works.map((row) => (
              <TableRow key={row.step}>
                <TableCell component="th" scope="row">
                  {t(`figures.works.steps.${row.step}`)}
                </TableCell>
                <TableCell align="right">{row.count}</TableCell>
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  {row.before}
                </TableCell>
                <TableCell align="right">{row.value === null ? '' : formatMoney(row.value)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography sx={{ mt: 1 }} variant="body2">
        {median === null
          ? t('figures.works.noAnswer')
          : t('figures.works.answer', { time: duration(t, median), before: duration(t, before) })}
      </Typography>
    </FigurePart>
  )
}

/** Up to two days in hours, then in days. */
function duration(t: TranslateFunction, hours: number | null): string {
  if (hours === null) return t('figures.works.unknown')
  const isShort = hours < 48
  return t(`figures.works.${isShort ? 'hours' : 'days'}`, { count: rounded(isShort ? hours : hours / 24) })
}

const rounded = (value: number) => Math.round(value * 10) / 10
