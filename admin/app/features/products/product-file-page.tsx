import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { exportProducts, importProducts } from '@fitout/contract/staff-product-files.ts'
import { type ChangeEvent, useRef, useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { FileFaults } from '../../shared/file-faults.tsx'
import { download, staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

type ImportReport = Answer<typeof importProducts>['data']

/** Products by CSV: first it is said what a file would do, then it is done. */
export function ProductFilePage() {
  const t = useTranslate()
  const mayImport = useMay()('products.import')
  const { run, isRunning } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [report, setReport] = useState<ImportReport>()
  const heading = t('productFile.title')

  const send = (chosen: File, dry_run: 'true' | 'false') =>
    run(async () => {
      const { data } = await staffCall(importProducts, { file: chosen, query: { dry_run } })
      setReport(data)
    })

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0]
    target.value = ''
    if (!chosen) return
    setFile(chosen)
    setReport(undefined)
    void send(chosen, 'true')
  }

  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Title title={heading} />
      <Typography component="h2" variant="h5">
        {heading}
      </Typography>
      <Typography color="text.secondary">{t('productFile.lead')}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button onClick={() => void run(() => download(exportProducts, {}, 'products.csv'))} variant="outlined">
          {t('productFile.export')}
        </Button>
        {mayImport && (
          <Button disabled={isRunning} onClick={() => input.current?.click()} variant="outlined">
            {t('productFile.choose')}
          </Button>
        )}
      </Stack>
      <input
        accept=".csv,text/csv"
        aria-label={t('productFile.choose')}
        hidden
        onChange={choose}
        ref={input}
        type="file"
      />
      <div role="status">{report && file && <Report name={file.name} report={report} />}</div>
      {report && file && !report.is_applied && report.faults.length === 0 && isSomething(report) && (
        <Button
          disabled={isRunning}
          onClick={() => void send(file, 'false')}
          sx={{ alignSelf: 'start' }}
          variant="contained"
        >
          {t('productFile.apply')}
        </Button>
      )}
      {report && report.faults.length > 0 && <FileFaults faults={report.faults} />}
    </Stack>
  )
}

function isSomething({ added, changed, moved }: ImportReport): boolean {
  return added.length + changed.length + moved.length > 0
}

function Report({ name, report }: { name: string; report: ImportReport }) {
  const t = useTranslate()
  const { rows, faults, added, changed, moved } = report
  if (faults.length > 0)
    return <Alert severity="error">{t('productFile.faults', { name, count: faults.length })}</Alert>
  if (!isSomething(report)) return <Alert severity="info">{t('productFile.nothing', { name })}</Alert>
  return (
    <Card>
      <CardContent>
        <Typography component="p" gutterBottom variant="subtitle1">
          {t(report.is_applied ? 'productFile.applied' : 'productFile.would', { name, rows })}
        </Typography>
        <Names names={added} text={t('productFile.added', { count: added.length })} />
        <Names names={changed} text={t('productFile.changed', { count: changed.length })} />
        <Names
          names={moved.map(({ sku, warehouse, from, to }) => `${sku} (${warehouse}): ${from} → ${to}`)}
          text={t('productFile.moved', { count: moved.length })}
        />
      </CardContent>
    </Card>
  )
}

function Names({ text, names }: { text: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <details>
      <summary>{text}</summary>
      <Typography sx={{ overflowWrap: 'anywhere', pl: 2 }} variant="body2">
        {names.join(' · ')}
      </Typography>
    </details>
  )
}
