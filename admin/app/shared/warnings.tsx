import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useTranslate } from './i18n.ts'

type WarningsProps = {
  warnings: readonly string[]
  words: (warning: string) => string
  confirmed: ReadonlySet<string>
  onChange: (confirmed: ReadonlySet<string>) => void
}

/** Warnings before a document is sent, each confirmed by a checkbox. */
export function Warnings({ warnings, words, confirmed, onChange }: WarningsProps) {
  const t = useTranslate()
  function toggle(warning: string, isOn: boolean): void {
    const next = new Set(confirmed)
    if (isOn) next.add(warning)
    else next.delete(warning)
    onChange(next)
  }
  if (warnings.length === 0) return null
  return (
    <Stack>
      <Typography component="h3" variant="subtitle2">
        {t('quotations.confirmWarnings')}
      </Typography>
      {warnings.map((warning) => (
        <FormControlLabel
          control={<Checkbox checked={confirmed.has(warning)} onChange={(_, isOn) => toggle(warning, isOn)} />}
          key={warning}
          label={words(warning)}
        />
      ))}
    </Stack>
  )
}
