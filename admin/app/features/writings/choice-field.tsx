import { MenuItem, TextField } from '@mui/material'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import {
  budgetBands,
  projectScopes,
  projectStyles,
  propertyTypes,
  roomTypes,
} from '@fitout/contract/project-options.ts'
import { useLocale, useTranslate } from 'react-admin'
import { useFieldLabel, useFormPlace } from './form-place.tsx'
import type { FieldProps } from './field-props.ts'
import { isNullable, isOptional } from './schema.ts'

const districts = hongKongAreas.flatMap((area) => area.districts)
const options = [...projectStyles, ...propertyTypes, ...roomTypes, ...projectScopes, ...budgetBands, ...districts]
const titles = new Map<string, Words>(options.map(({ key, title }) => [key, title]))

export function ChoiceField({
  schema,
  name,
  path,
  value,
  onChange,
  options: keys,
}: FieldProps & { options: string[] }) {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const { faults, mayWrite } = useFormPlace()
  const fault = faults.get(path)
  return (
    <TextField
      disabled={!mayWrite}
      error={fault !== undefined}
      helperText={fault}
      label={useFieldLabel()(name)}
      onChange={({ target }) => {
        const nothing = isNullable(schema) ? null : undefined
        onChange(target.value === '' ? nothing : target.value)
      }}
      select
      sx={{ maxWidth: 360 }}
      value={typeof value === 'string' ? value : ''}
    >
      {(isNullable(schema) || isOptional(schema)) && <MenuItem value="">{t('writings.none')}</MenuItem>}
      {keys.map((key) => (
        <MenuItem key={key} value={key}>
          {titles.has(key) ? inLocale(titles.get(key), locale) : t(`writings.choices.${key}`, { _: key })}
        </MenuItem>
      ))}
    </TextField>
  )
}
