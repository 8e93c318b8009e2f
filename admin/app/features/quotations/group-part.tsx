import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { subtotalOf } from '@fitout/contract/quotation-amounts.ts'
import { linesOfGroupAtMost } from '@fitout/contract/quotation-content.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import { type FocusEvent, memo, useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GroupTable } from './group-table.tsx'
import type { Kept, Keeper } from './keeper.ts'
import { figuresOf, type GroupKey, type LineDraft } from './line-draft.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { SaveState } from './save-state.tsx'
import type { StandardItem } from './standard-items.ts'
import { useGroup } from './use-group.ts'

type GroupPartProps = {
  name: GroupKey
  kept: Kept<LineDraft[]>
  keeper: Keeper<LineDraft[]>
  languages: readonly Locale[]
  client: Locale
  items: StandardItem[]
}

export function titleOfGroup(key: GroupKey, locale: Locale): string {
  return inLocale(quotationGroups.find((one) => one.key === key)?.title, locale)
}

/** The lines of a trade as a table, saved by themselves. */
export const GroupPart = memo(function GroupPart({ name, kept, keeper, languages, client, items }: GroupPartProps) {
  const t = useTranslate()
  const title = titleOfGroup(name, useLocale())
  const [isDeciding, setDeciding] = useState(false)
  const { value: lines } = kept
  const table = useGroup({ name, lines, keeper, items, client })

  // Saved as soon as one turns to something else.
  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) void keeper.save(name)
  }

  return (
    <Card component="section" id={`quotation-${name}`} onBlur={leave}>
      <CardContent>
        <Box sx={{ display: 'flex', columnGap: 2, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography component="h3" sx={{ flexGrow: 1 }} tabIndex={-1} variant="h6">
            {title}
          </Typography>
          <SaveState kept={kept} onAgain={() => void keeper.save(name)} onDecide={() => setDeciding(true)} />
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatDollars(subtotalOf(lines.map(figuresOf)))}
          </Typography>
        </Box>
        <GroupTable group={name} items={items} languages={languages} lines={lines} table={table} title={title} />
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
      </CardContent>
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
      {isDeciding && kept.theirs && (
        <ConflictDialog
          kept={kept}
          onClose={() => setDeciding(false)}
          onMerged={(merged) => void keeper.settle(name, merged)}
          theirs={kept.theirs}
          title={title}
        />
      )}
    </Card>
  )
})
