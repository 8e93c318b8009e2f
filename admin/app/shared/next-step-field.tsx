import { inLocale, languageTags, type Words } from '@fitout/contract/locales.ts'
import { TextField } from '@mui/material'
import { useLocale, useTranslate } from './i18n.ts'
import { useIsForeman } from './session.ts'
import { inEachLanguage, WordsFields } from './words-fields.tsx'

type NextStepFieldProps = { before: Words; value: Words; onChange: (next: Words) => void }

const most = 200

/**
 * The next step on site. A foreman writes it only in the language of the screen, replacing all languages; the office
 * writes each language.
 */
export function NextStepField({ before, value, onChange }: NextStepFieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const isForeman = useIsForeman()
  const label = t('stages.nextStep')
  if (!isForeman) return <WordsFields label={label} most={most} onChange={onChange} value={inEachLanguage(value)} />
  const shown = inLocale(before, locale)
  return (
    <TextField
      label={label}
      multiline
      onChange={({ target: { value: text } }) => onChange(text === shown ? before : { [locale]: text })}
      slotProps={{ htmlInput: { lang: languageTags[locale], maxLength: most } }}
      value={inLocale(value, locale)}
    />
  )
}
