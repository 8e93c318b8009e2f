import { TextField } from '@mui/material'
import { fromHongKongField, toHongKongField } from './hong-kong-moment.ts'

type MomentFieldProps = {
  label: string
  moment: string | null
  /** The earliest moment that may be chosen. */
  notBefore?: string | null
  onChange: (moment: string | null) => void
  isRequired?: boolean
  fault?: string | undefined
  isDisabled?: boolean
}

/** A date and time in Hong Kong; may be empty. */
export function MomentField({ label, moment, notBefore = null, onChange, fault, ...is }: MomentFieldProps) {
  return (
    <TextField
      disabled={is.isDisabled ?? false}
      error={fault !== undefined}
      helperText={fault}
      label={label}
      onChange={({ target }) => onChange(fromHongKongField(target.value))}
      required={is.isRequired ?? false}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: toHongKongField(notBefore) } }}
      type="datetime-local"
      value={toHongKongField(moment)}
    />
  )
}
