import { Box, TextField } from '@mui/material'
import { languageNames, languageTags, locales, type Words } from '@fitout/contract/locales.ts'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import type { FieldProps } from './field-props.ts'
import { MarkdownText } from './markdown-text.tsx'

/** One text side by side in three languages. */
export function WordsField({
  name,
  path,
  value,
  onChange,
  lines,
}: FieldProps & { lines: 'one' | 'several' | 'markdown' }) {
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const words = (value ?? {}) as Words
  return (
    <Box role="group" sx={{ containerType: 'inline-size' }}>
      <Box sx={{ display: 'grid', gap: 1, '@container (min-width: 38rem)': { gridTemplateColumns: '1fr 1fr 1fr' } }}>
        {locales.map((locale) => {
          const fault = faults.get(below(path, locale)) ?? faults.get(path)
          const field = {
            disabled: !mayWrite,
            error: fault !== undefined,
            helperText: fault,
            label: [label, languageNames[locale]].filter(Boolean).join(' · '),
            maxRows: 24,
            onChange: ({ target }: { target: { value: string } }) => onChange({ ...words, [locale]: target.value }),
            slotProps: { htmlInput: { lang: languageTags[locale] } },
            value: words[locale] ?? '',
          }
          if (lines === 'markdown') return <MarkdownText key={locale} {...field} minRows={8} />
          return <TextField key={locale} {...field} minRows={lines === 'several' ? 2 : 1} multiline={lines !== 'one'} />
        })}
      </Box>
    </Box>
  )
}
