import { Typography } from '@mui/material'
import { exportedRowsAtMost } from '@fitout/contract/limits.ts'
import { useTranslate } from 'react-admin'
import { counted } from './counted.ts'

/** Beside the button: a file that ends before its list must not pass for the whole. */
export function ExportLimit({ total = 0 }: { total: number | undefined }) {
  const t = useTranslate()
  if (total <= exportedRowsAtMost) return null
  return (
    <Typography color="text.secondary" variant="caption">
      {t('exportLimit', { count: counted(exportedRowsAtMost), total: counted(total) })}
    </Typography>
  )
}
