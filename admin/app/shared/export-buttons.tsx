import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { fileFormats } from '@fitout/contract/wire.ts'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Button } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { download } from './staff-call.ts'
import { useAction } from './use-action.ts'

type ExportButtonsProps = { of: Endpoint; filter: Record<string, string>; name: string }

/** Exports the whole filtered list as CSV or JSON. */
export function ExportButtons({ of, filter, name }: ExportButtonsProps) {
  const t = useTranslate()
  const { run, isRunning } = useAction()
  return (
    <>
      {fileFormats.map((format) => (
        <Button
          disabled={isRunning}
          key={format}
          onClick={() => void run(() => download(of, { ...filter, format }, `${name}.${format}`))}
          startIcon={<DownloadIcon />}
        >
          {t(format === 'csv' ? 'kit.action.export' : 'kit.action.exportJson')}
        </Button>
      ))}
    </>
  )
}
