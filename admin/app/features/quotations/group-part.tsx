import { Box, Card, CardContent, Typography } from '@mui/material'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { subtotalOf } from '@fitout/contract/quotation-amounts.ts'
import { quotationGroups } from '@fitout/contract/quotation-options.ts'
import { type FocusEvent, memo, useState } from 'react'
import { useLocale } from '../../shared/i18n.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Draft, Keeper } from './keeper.ts'
import { figuresOf, type GroupKey, type LineDraft } from '../../shared/quotation-lines/line-draft.ts'
import { LinesPart } from '../../shared/quotation-lines/lines-part.tsx'
import { SaveState } from './save-state.tsx'
import type { StandardItem } from '../../shared/quotation-lines/standard-items.ts'
import { useLines } from '../../shared/quotation-lines/use-lines.ts'

type GroupPartProps = {
  name: GroupKey
  kept: Draft<LineDraft[]>
  keeper: Keeper<LineDraft[]>
  languages: readonly Locale[]
  client: Locale
  items: StandardItem[]
}

export function titleOfGroup(key: GroupKey, locale: Locale): string {
  return inLocale(quotationGroups.find((one) => one.key === key)?.title, locale)
}

/** The lines of a trade as a table, saved separately. */
export const GroupPart = memo(function GroupPart({ name, kept, keeper, languages, client, items }: GroupPartProps) {
  const title = titleOfGroup(name, useLocale())
  const [isDeciding, setDeciding] = useState(false)
  const { value: lines } = kept
  const table = useLines({ lines, change: (work) => keeper.change(name, work), items, client })

  // Saved as soon as the focus leaves it.
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
        <LinesPart
          client={client}
          group={name}
          items={items}
          languages={languages}
          lines={lines}
          table={table}
          title={title}
        />
      </CardContent>
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
