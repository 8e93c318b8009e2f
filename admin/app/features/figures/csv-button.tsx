import { exportFigureTable } from '@fitout/contract/staff/figures.ts'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import { download } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import type { Period } from './period.ts'

type CsvButtonProps = { table: string; title: string; period: Period }

/** All rows of a table, for a spreadsheet. */
export function CsvButton({ table, title, period }: CsvButtonProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  const name = `${table}-${period.from}-${period.until}.csv`
  return (
    <Button
      aria-label={t('figures.csvOf', { table: title })}
      disabled={isRunning}
      onClick={() => void run(() => download(exportFigureTable, period, name, { table }))}
      size="small"
      startIcon={<DownloadIcon />}
      sx={{ flexShrink: 0 }}
    >
      {t('figures.csv')}
    </Button>
  )
}
