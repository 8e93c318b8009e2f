import { Box, TextField } from '@mui/material'
import { languageNames, languageTags, locales, type Words } from '@fitout/contract/locales.ts'
import { below, useFieldLabel, useFormPlace } from './form-place.tsx'
import type { FieldProps } from './field-props.ts'

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
    <Box role="group" sx={{ display: 'grid', gap: 1, gridTemplateColumns: { lg: 'repeat(3, 1fr)' } }}>
      {locales.map((locale) => {
        const fault = faults.get(below(path, locale)) ?? faults.get(path)
        return (
          <TextField
            disabled={!mayWrite}
            error={fault !== undefined}
            helperText={fault}
            key={locale}
            label={`${label} · ${languageNames[locale]}`}
            maxRows={24}
            minRows={lines === 'markdown' ? 8 : lines === 'several' ? 2 : 1}
            multiline={lines !== 'one'}
            onChange={({ target }) => onChange({ ...words, [locale]: target.value })}
            slotProps={{ htmlInput: { lang: languageTags[locale] } }}
            sx={lines === 'markdown' ? { '& textarea': { fontFamily: 'monospace', fontSize: '0.875rem' } } : {}}
            value={words[locale] ?? ''}
          />
        )
      })}
    </Box>
  )
}
