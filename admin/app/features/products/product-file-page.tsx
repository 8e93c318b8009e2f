import { Alert, Button, Card, CardContent, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { exportProducts, importProducts } from '@fitout/contract/staff/product-files.ts'
import { FileImport } from '../../shared/file-import.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { download, staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

type ImportReport = Answer<typeof importProducts>['data']

/** Products by CSV. */
export function ProductFilePage() {
  const t = useTranslate()
  const mayImport = useMay()('products.import')
  const { run } = useAction()
  const exportAll = () => void run(() => download(exportProducts, {}, 'products.csv'))
  return (
    <Screen
      beside={
        <Button onClick={exportAll} variant="outlined">
          {t('productFile.export')}
        </Button>
      }
      heading={t('productFile.title')}
      lead={t('productFile.lead')}
    >
      {mayImport && (
        <FileImport isSomething={isSomething} send={async (call) => staffCall(importProducts, call)}>
          {(report, name) => <Report name={name} report={report} />}
        </FileImport>
      )}
    </Screen>
  )
}

function isSomething({ added, changed, moved }: ImportReport): boolean {
  return added.length + changed.length + moved.length > 0
}

function Report({ name, report }: { name: string; report: ImportReport }) {
  const t = useTranslate()
  const { rows, added, changed, moved } = report
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
