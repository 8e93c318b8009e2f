import ClearIcon from '@mui/icons-material/ClearOutlined'
import { FormControlLabel, IconButton, InputAdornment, MenuItem, Switch, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from './i18n.ts'

export type Filter = {
  /** What the call names it. */
  name: string
  label: string
  /** Stands there from the beginning. */
  isAlways?: boolean
} & ({ kind: 'text' } | { kind: 'day' } | { kind: 'switch' } | { kind: 'choice'; choices: readonly Choice[] })
export type Choice = readonly [value: string, label: string]

type FilterFieldProps = { filter: Filter; value: string; onChange: (value: string) => void }

export function FilterField({ filter, value, onChange }: FilterFieldProps) {
  switch (filter.kind) {
    case 'text':
      return <TypedField label={filter.label} onChange={onChange} value={value} />
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
      sx={{ minWidth: '10rem' }}
      value={choices.some(([one]) => one === value) ? value : ''}
    >
      <MenuItem value="">{t('kit.action.clear_input_value')}</MenuItem>
      {choices.map(([one, name]) => (
        <MenuItem key={one} value={one}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const pauseMilliseconds = 400

/** Looks for what is typed once the typing pauses. */
function TypedField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const change = useEffectEvent(onChange)

  // Another value came from outside, as from a link or the way back.
  if (asked !== value) {
    setAsked(value)
    if (typed.trim() === asked) setTyped(value)
  }
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => change(typed.trim()), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [typed, value])

  const clear = (
    <InputAdornment position="end">
      <IconButton aria-label={t('kit.action.clear_input_value')} edge="end" onClick={() => setTyped('')} size="small">
        <ClearIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      label={label}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={typed === '' ? {} : { input: { endAdornment: clear } }}
      sx={{ width: { xs: '100%', sm: '18rem' } }}
      value={typed}
    />
  )
}
