import { MenuItem, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { quotationUnits } from '@fitout/contract/quotation-options.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { Unit } from '../../shared/quotation-lines/line-draft.ts'

export function UnitField({ value, onChange }: { value: Unit; onChange: (unit: Unit) => void }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <TextField
      label={t('quotations.fields.unit')}
      onChange={({ target }) => onChange(target.value as Unit)}
      select
      value={value}
    >
      {quotationUnits.map(({ key, title }) => (
        <MenuItem key={key} value={key}>
          {inLocale(title, locale)}
        </MenuItem>
      ))}
    </TextField>
  )
}
