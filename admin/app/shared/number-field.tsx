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
  /** The value that applies while it is empty. */
  placeholder?: string
  hint?: string
  /** What is wrong with it that the browser cannot know. */
  fault?: string
}

export function NumberField({
  label,
  value,
  onChange,
  least = 1,
  most,
  step = 1,
  placeholder,
  hint,
  fault = '',
  ...is
}: NumberFieldProps) {
  return (
    <TextField
      disabled={is.isDisabled ?? false}
      helperText={hint}
      inputRef={(input: HTMLInputElement | null) => input?.setCustomValidity(fault)}
      label={label}
      onChange={(event) => onChange(event.target.value)}
      required={is.isRequired ?? false}
      {...(placeholder && { placeholder })}
      slotProps={{ htmlInput: { min: least, max: most, step }, ...(placeholder && { inputLabel: { shrink: true } }) }}
      type="number"
      value={value}
    />
  )
}
