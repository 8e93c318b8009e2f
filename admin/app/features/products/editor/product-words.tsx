import { Stack } from '@mui/material'
import type { Locale } from '@fitout/contract/locales.ts'
import { productPageTextNames } from '@fitout/contract/product-fields.ts'
import { TextRow } from '../text-row.tsx'
import type { FactsEditing } from './use-product-facts.ts'

type ProductWordsProps = { editing: FactsEditing; locale: Locale; mayWrite: boolean }

/** The texts in one language; machine-converted Simplified Chinese is marked until it is reviewed. */
export function ProductWords({ editing, locale, mayWrite }: ProductWordsProps) {
  const { typed, write, draft, read } = editing
  return (
    <Stack spacing={2}>
      {productPageTextNames.map((field) => (
        <TextRow
          field={field}
          isDraft={typed.drafts.includes(field)}
          key={field}
          locale={locale}
          mayWrite={mayWrite}
          onDraft={() => draft(field)}
          onRead={() => read(field)}
          onWrite={(written) => write(field, written)}
          texts={typed.texts[field]}
        />
      ))}
    </Stack>
  )
}
