import { Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from '../../shared/i18n.ts'

export type Seen = { amount: boolean; bank: boolean }
export const nothingSeen: Seen = { amount: false, bank: false }

type BoxesProps = {
  seen: Seen
  /** Handed over, so that it is on no statement. */
  isByHand?: boolean
  isDisabled: boolean
  isFocused: boolean
  onChange: (seen: Seen) => void
}

/** The checks a colleague made on the statement; only a person ticks them. */
export function Boxes({ seen, isByHand = false, isDisabled, isFocused, onChange }: BoxesProps) {
  const t = useTranslate()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) first.current?.focus()
  }, [isFocused])
  return (
    <Stack>
      {(['amount', 'bank'] as const).map((name) => (
        <FormControlLabel
          control={
            <Checkbox
              checked={seen[name]}
              disabled={isDisabled}
              onChange={(_, isOn) => onChange({ ...seen, [name]: isOn })}
              required
              slotProps={{ input: name === 'amount' ? { ref: first } : {} }}
            />
          }
          key={name}
          label={t(`paymentRecords.${isByHand ? 'seenByHand' : 'seen'}.${name}`)}
          sx={{ '& .MuiFormControlLabel-asterisk': { display: 'none' } }}
        />
      ))}
    </Stack>
  )
}
