import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useTranslate } from './i18n.ts'
import { SearchField } from './search-field.tsx'

export type Filter = {
  /** The query parameter. */
  name: string
  label: string
  /** Always shown. */
  isAlways?: boolean
} & (
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'day' }
  | { kind: 'switch' }
  | { kind: 'choice'; choices: readonly Choice[] }
)
export type Choice = readonly [value: string, label: string]

type FilterFieldProps = { filter: Filter; value: string; onChange: (value: string) => void }

export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  switch (filter.kind) {
    case 'text':
      return <SearchField label={filter.label} onChange={onChange} value={value} />
    case 'number':
      return <SearchField isNumber label={filter.label} onChange={onChange} value={value} />
    case 'day':
      return (
        <TextField
          label={filter.label}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          type="date"
          value={value}
        />
      )
    case 'switch':
      return (
        <FormControlLabel
          control={<Switch checked={value === 'true'} onChange={(_, isOn) => onChange(isOn ? 'true' : '')} />}
          label={filter.label}
        />
      )
    case 'choice':
      return <ChosenField choices={filter.choices} label={filter.label} onChange={onChange} value={value} />
  }
}

type ChosenFieldProps = { label: string; choices: readonly Choice[]; value: string; onChange: (value: string) => void }

function ChosenField({ label, choices, value, onChange }: ChosenFieldProps) {
  const t = useTranslate()
  return (
    <TextField
      label={label}
      onChange={({ target }) => onChange(target.value)}
      select
      slotProps={{ select: { displayEmpty: true } }}
      sx={{ minWidth: '10rem' }}
      value={choices.some(([one]) => one === value) ? value : ''}
    >
      <MenuItem value="">{t('kit.views.all')}</MenuItem>
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
