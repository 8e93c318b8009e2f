import { Stack, Typography } from '@mui/material'
import { WeekdayBoxes } from '../../shared/weekday-boxes.tsx'
import type { FieldProps } from './field-props.ts'
import { useFieldLabel, useFormPlace } from './form-place.tsx'

/** The selected days of the week. */
export function WeekdaysField({ name, path, value, onChange }: FieldProps) {
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const fault = faults.get(path)
  return (
    <Stack>
      <Typography color={fault === undefined ? 'text.secondary' : 'error'} component="span" variant="body2">
        {label}
        {fault !== undefined && ` · ${fault}`}
      </Typography>
      <WeekdayBoxes
        chosen={Array.isArray(value) ? value.map(Number) : []}
        isDisabled={!mayWrite}
        label={label}
        onChange={onChange}
      />
    </Stack>
  )
}
