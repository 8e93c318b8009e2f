import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { type FigureTable, readOverview } from '@fitout/contract/staff/figures.ts'
import { Alert, Typography } from '@mui/material'
import { Columns } from '../../shared/columns.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Loading } from '../../shared/loading.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useOne } from '../../shared/use-read.ts'
import { CsvButton } from './csv-button.tsx'
import { FigureTablePart } from './figure-table.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { FunnelPart } from './funnel-part.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { usePeriod } from './use-period.ts'
import { WorksPart } from './works-part.tsx'

const left: FigureTable[] = ['channels', 'best-sellers', 'offers', 'searches', 'sources']
const right: FigureTable[] = ['stock', 'looked-at', 'projects', 'empty-searches', 'links']

/** The activity of the shop in a period, compared with the previous period of the same length. */
export function FiguresPage() {
  const t = useTranslate()
  const chosen = usePeriod()
  const { period, isRight } = chosen
  const { data: overview, error } = useOne(readOverview, { query: period, enabled: isRight, keepsPrevious: true })
  const tablesOf = (tables: FigureTable[]) =>
    tables.map((table) => <FigureTablePart key={table} period={period} table={table} />)
  return (
    <Screen beside={<PeriodChoice {...chosen} />} error={error} heading={t('figures.title')} lead={t('figures.lead')}>
      {!isRight && <Alert severity="warning">{t('figures.wrongPeriod')}</Alert>}
      {isRight && !overview && !error && <Loading />}
      {isRight && overview && (
        <>
          <Typography component="div" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            {t('figures.compared', {
              from: showDay(period.from),
              until: showDay(period.until),
              beforeFrom: showDay(overview.before.from),
              beforeUntil: showDay(overview.before.until),
            })}
            <CsvButton period={period} table="days" title={t('figures.byDay')} />
          </Typography>
          {!overview.counts_visits && <Alert severity="info">{t('figures.notCounted')}</Alert>}
          <FigureTiles overview={overview} />
          <Columns
            first={
              <>
                <FunnelPart funnel={overview.funnel} period={period} />
                {tablesOf(left)}
              </>
            }
            second={
              <>
                <WorksPart overview={overview} period={period} />
                {tablesOf(right)}
              </>
            }
          />
        </>
      )}
    </Screen>
  )
}
