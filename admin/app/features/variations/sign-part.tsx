import { Box, Card, CardContent, Typography } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import { formatDollars } from '@fitout/contract/money.ts'
import { variationLineKinds } from '@fitout/contract/variation-content.ts'
import type { ReactNode } from 'react'
import type { LineDraft } from '../../shared/quotation-lines/line-draft.ts'
import { LinesPart } from '../../shared/quotation-lines/lines-part.tsx'
import type { StandardItem } from '../../shared/quotation-lines/standard-items.ts'
import { useLines } from '../../shared/quotation-lines/use-lines.ts'
import { sumOf } from './variation.ts'

type SignPartProps = {
  title: string
  lines: LineDraft[]
  onChange: (work: (lines: LineDraft[]) => LineDraft[]) => void
  languages: readonly Locale[]
  client: Locale
  items: StandardItem[]
  children?: ReactNode
}

/** The removed lines, or the added ones. */
export function SignPart({ title, lines, onChange, languages, client, items, children }: SignPartProps) {
  const table = useLines({ lines, change: onChange, items, client })
  return (
    <Card component="section">
      <CardContent>
        <Box sx={{ display: 'flex', columnGap: 2, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography component="h3" sx={{ flexGrow: 1 }} tabIndex={-1} variant="h6">
            {title}
          </Typography>
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatDollars(sumOf(lines))}</Typography>
        </Box>
        {children}
        <LinesPart
          client={client}
          items={items}
          kinds={variationLineKinds}
          languages={languages}
          lines={lines}
          table={table}
          title={title}
        />
      </CardContent>
    </Card>
  )
}
