import { Alert, Button, Card, CardContent, Link as TextLink, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { exportShopFile, importShopFile } from '@fitout/contract/staff/shop-files.ts'
import { Link } from 'react-router'
import { FileImport } from '../../shared/file-import.tsx'
import { useTranslate } from '../../shared/i18n.ts'
import { Screen } from '../../shared/screen.tsx'
import { download, staffCall } from '../../shared/staff-call.ts'
import { useAction } from '../../shared/use-action.ts'
import { useMay } from '../../shared/use-may.ts'

type Outcome = Answer<typeof importShopFile>['data']

/** Theme, pages and settings as a file, from one shop to another. */
export function ShopFilePage() {
  const t = useTranslate()
  const mayImport = useMay()('configuration.write')
  const { run } = useAction()
  return (
    <Screen
      beside={
        <Button onClick={() => void run(() => download(exportShopFile, {}, 'shop.ndjson'))} variant="outlined">
          {t('shopFile.export')}
        </Button>
      }
      heading={t('shopFile.title')}
      lead={t('shopFile.lead')}
    >
      {mayImport && (
        <FileImport<Outcome>
          accept=".ndjson,application/x-ndjson"
          isSomething={({ drafts }) => drafts.length > 0}
          send={async (call) => staffCall(importShopFile, call)}
        >
          {(report, name) => <Report name={name} report={report} />}
        </FileImport>
      )}
    </Screen>
  )
}

function Report({ name, report: { drafts, pictures, is_applied } }: { name: string; report: Outcome }) {
  const t = useTranslate()
  if (drafts.length === 0) return <Alert severity="info">{t('productFile.nothing', { name })}</Alert>
  return (
    <Card>
      <CardContent>
        <Typography component="p" gutterBottom variant="subtitle1">
          {t(is_applied ? 'shopFile.applied' : 'shopFile.would', { count: drafts.length, pictures })}
        </Typography>
        <ul>
          {drafts.map(({ kind, key }) => (
            <li key={`${kind} ${key}`}>
              <TextLink component={Link} to={`/words/${kind}/${key}`}>
                {t(`writings.configurations.${key}`, { _: key })}
              </TextLink>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}
