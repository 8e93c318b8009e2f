import { Alert, Card, CardContent, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import type { importProducts } from '@fitout/contract/staff/product-files.ts'
import { useTranslate } from '../../shared/i18n.ts'

type Report = Omit<Answer<typeof importProducts>['data'], 'import_id' | 'faults'>

export function isSomething({ added, changed, moved }: Report): boolean {
  return added.length + changed.length + moved.length > 0
}

/** What a file would change, or has changed. */
export function ImportReport({ name, report }: { name: string; report: Report }) {
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
          names={moved.map(({ sku, warehouse, from, to }) =>
            t('valueOf', { of: t('aside', { text: sku, aside: warehouse }), value: `${from} → ${to}` }),
          )}
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
