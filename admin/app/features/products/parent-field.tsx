import { MenuItem, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import type { PlacedCategory } from './use-categories.ts'

type Props = {
  parents: readonly PlacedCategory[]
  value: string
  isDisabled?: boolean
  onChange: (parentId: string) => void
}

/** The category above, or none. */
export function ParentField({ parents, value, isDisabled = false, onChange }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <TextField
      disabled={isDisabled}
      label={t('categories.parent')}
      onChange={({ target }) => onChange(target.value)}
      select
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      value={value}
    >
      <MenuItem value="">{t('categories.top')}</MenuItem>
      {parents.map(({ _id, title, depth }) => (
        <MenuItem key={_id} sx={{ pl: 2 + depth * 2 }} value={_id}>
          {inLocale(title, locale)}
        </MenuItem>
      ))}
    </TextField>
  )
}
