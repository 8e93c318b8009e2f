import type { readOverview } from '@fitout/contract/staff/figures.ts'
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { DataOf } from '../../shared/use-read.ts'
import { FigurePart } from './figure-part.tsx'
import type { Period } from './period.ts'

type FunnelPartProps = { funnel: DataOf<typeof readOverview>['funnel']; period: Period }

/** Each step of the way to a paid order, as long as it was taken often. */
export function FunnelPart({ funnel, period }: FunnelPartProps) {
  const t = useTranslate()
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <FigurePart lead={t('figures.funnel.lead')} period={period} table="funnel" title={t('figures.funnel.title')}>
      <Box aria-label={t('figures.funnel.title')} role="region" sx={{ overflowX: 'auto' }} tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('figures.funnel.step')}</TableCell>
              <TableCell align="right">{t('figures.funnel.count')}</TableCell>
              <TableCell align="right">{t('figures.funnel.before')}</TableCell>
              <TableCell align="right">{t('figures.funnel.share')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {funnel.map(({ step, count, before }, at) => (
              <TableRow key={step}>
                <TableCell component="th" scope="row" sx={{ minWidth: 140 }}>
                  {t(`figures.funnel.steps.${step}`)}
                  <Bar part={count / most} />
                </TableCell>
                <TableCell align="right">{count.toLocaleString('en-HK')}</TableCell>
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  {before.toLocaleString('en-HK')}
                </TableCell>
                <TableCell align="right">{shareOf(count, funnel[at - 1]?.count)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </FigurePart>
  )
}

/** Nothing at the first step, and where there is nothing to compare with. */
function shareOf(count: number, before: number | undefined): string {
  return before ? `${Math.round((count / before) * 100)}%` : '–'
}

function Bar({ part }: { part: number }) {
  return (
    <Box
      aria-hidden
      component="svg"
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: 6, mt: 0.5, color: 'primary.main' }}
      viewBox="0 0 100 6"
    >
      <rect fill="currentColor" height="6" opacity="0.15" width="100" />
      <rect fill="currentColor" height="6" width={part * 100} />
    </Box>
  )
}
