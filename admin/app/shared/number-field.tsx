import { TextField } from '@mui/material'

type NumberFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  least?: number
  most?: number
  step?: number
  isRequired?: boolean
  isDisabled?: boolean
}

export function NumberField({ label, value, onChange, least = 1, most, step = 1, ...is }: NumberFieldProps) {
  return (
    <TextField
      disabled={is.isDisabled ?? false}
      label={label}
      onChange={(event) => onChange(event.target.value)}
      required={is.isRequired ?? false}
      slotProps={{ htmlInput: { min: least, max: most, step } }}
      type="number"
      value={value}
    />
  )
}
