import { Alert, Button } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { exportProducts, importProducts } from '@fitout/contract/staff/product-files.ts'
import { FileImport } from '../../shared/file-import.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { download, staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'
import { ImportReport, isSomething } from './import-report.tsx'
import { ProductImports } from './product-imports.tsx'

type Outcome = Answer<typeof importProducts>['data']

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
        <FileImport<Outcome>
          isSomething={(report) => !report.import_id && isSomething(report)}
          send={async (call) => staffCall(importProducts, call)}
        >
          {(report, name) =>
            report.import_id ? (
              <Alert severity="info">{t('productFile.goesOn', { name })}</Alert>
            ) : (
              <ImportReport name={name} report={report} />
            )
          }
        </FileImport>
      )}
      {mayImport && <ProductImports />}
    </Screen>
  )
}
