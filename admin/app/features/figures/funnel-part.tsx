import type { readOverview } from '@fitout/contract/staff/figures.ts'
import { Box } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { DataOf } from '../../shared/use-read.ts'
import { FigurePart } from './figure-part.tsx'
import type { Period } from './period.ts'
import { StepsTable } from './steps-table.tsx'

type FunnelPartProps = { funnel: DataOf<typeof readOverview>['funnel']; period: Period }

/** Each step towards a paid order, in proportion to how often it was taken. */
export function FunnelPart({ funnel, period }: FunnelPartProps) {
  const t = useTranslate()
  const most = Math.max(1, ...funnel.map(({ count }) => count))
  return (
    <FigurePart lead={t('figures.funnel.lead')} period={period} table="funnel" title={t('figures.funnel.title')}>
      <StepsTable
        lastHead={t('figures.funnel.share')}
        steps={funnel.map(({ step, count, before }, at) => ({
          step,
          title: (
            <>
              {t(`figures.funnel.steps.${step}`)}
              <Bar part={count / most} />
            </>
          ),
          count,
          before,
          last: shareOf(count, funnel[at - 1]?.count),
        }))}
        title={t('figures.funnel.title')}
      />
    </FigurePart>
  )
}

/** Undefined for the first step, and for steps also taken without the previous one, such as orders placed by staff. */
function shareOf(count: number, before: number | undefined): string {
  return before && count <= before ? `${Math.round((count / before) * 100)}%` : '–'
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
