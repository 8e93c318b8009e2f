import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from '../../shared/i18n.ts'
import type { FieldProps } from './field-props.ts'
import { useFieldLabel, useFormPlace } from './form-place.tsx'
import { isNullable, isOptional, defaultOf } from './schema.ts'
import { useOptionTitle } from './use-option-title.ts'

export function ChoiceField({
  schema,
  name,
  path,
  value,
  onChange,
  options: keys,
}: FieldProps & { options: string[] }) {
  const t = useTranslate()
  const { faults, mayWrite } = useFormPlace()
  const fault = faults.get(path)
  const fieldLabel = useFieldLabel()
  // An entry of a list is below the list's name, which is read out with it.
  const listName = name === '' ? fieldLabel(path.split('.').at(-2) ?? '') : undefined
  const usual = defaultOf(schema)
  const mayBeNone = isNullable(schema) || (isOptional(schema) && usual === undefined)
  const chosen = value ?? usual
  const titleOf = useOptionTitle()
  // A value from before the options were offered stays an option.
  const isOther = typeof chosen === 'string' && chosen !== '' && !keys.includes(chosen)
  return (
    <TextField
      disabled={!mayWrite}
      error={fault !== undefined}
      helperText={fault}
      label={fieldLabel(name)}
      onChange={({ target }) => {
        const nothing = isNullable(schema) ? null : undefined
        onChange(target.value === '' ? nothing : target.value)
      }}
      select
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': listName } } }}
      value={typeof chosen === 'string' ? chosen : ''}
    >
      {mayBeNone && <MenuItem value="">{t('writings.none')}</MenuItem>}
      {[...keys, ...(isOther ? [chosen] : [])].map((key) => (
        <MenuItem key={key} value={key}>
          {titleOf(key)}
        </MenuItem>
      ))}
    </TextField>
  )
}
