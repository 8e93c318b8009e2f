import { Alert, Box, Button } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import { linesOfGroupAtMost } from '@fitout/contract/quotation-content.ts'
import { quotationLineKinds } from '@fitout/contract/quotation-options.ts'
import { keysOf } from '@fitout/contract/project-options.ts'
import { useTranslate } from '../i18n.ts'
import type { GroupKey, Kind, LineDraft } from './line-draft.ts'
import { LinesTable } from './lines-table.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import type { StandardItem } from './standard-items.ts'
import type { TableActs } from './use-lines.ts'

type LinesPartProps = {
  title: string
  lines: LineDraft[]
  table: TableActs
  languages: readonly Locale[]
  client: Locale
  items: StandardItem[]
  group?: GroupKey
  /** The kinds a line can have; all by default. */
  kinds?: readonly Kind[]
}

const allKinds = keysOf(quotationLineKinds)

/** A table of lines, with buttons to add and restore. */
export function LinesPart({ title, lines, table, languages, client, items, group, kinds = allKinds }: LinesPartProps) {
  const t = useTranslate()
  return (
    <>
      <LinesTable
        group={group}
        items={items}
        kinds={kinds}
        languages={languages}
        lines={lines}
        table={table}
        title={title}
      />
      {table.removed && (
        <Alert
          action={<Button onClick={table.restore}>{t('quotations.restore')}</Button>}
          severity="info"
          sx={{ mt: 1 }}
        >
          {t('quotations.lineRemoved')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        <Button
          aria-label={`${t('quotations.addLine')} · ${title}`}
          disabled={lines.length >= linesOfGroupAtMost}
          onClick={() => table.addLine()}
          size="small"
          variant="outlined"
        >
          {t('quotations.addLine')}
        </Button>
        <Button aria-label={`${t('quotations.paste')} · ${title}`} onClick={table.openPaste} size="small">
          {t('quotations.paste')}
        </Button>
      </Box>
      {table.pasting && (
        <PasteDialog
          client={client}
          items={items}
          onClose={table.closePaste}
          onLines={(added) => table.takePasted(added)}
          text={table.pasting.text}
          title={title}
        />
      )}
    </>
  )
}
