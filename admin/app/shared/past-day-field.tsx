import { TextField } from '@mui/material'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { paidDaysAgoAtMost } from '@fitout/contract/payment-records.ts'
import { useState } from 'react'

type PastDayFieldProps = { label: string; value: string; isDisabled?: boolean; onChange: (day: string) => void }

/** The day of a payment: today in Hong Kong, or as far back as the shop accepts. */
export function PastDayField({ label, value, isDisabled = false, onChange }: PastDayFieldProps) {
  const [{ first, today }] = useState(() => {
    const now = new Date()
    return { first: hongKongDay(now, -paidDaysAgoAtMost), today: hongKongDay(now) }
  })
  return (
    <TextField
      disabled={isDisabled}
      label={label}
      onChange={({ target }) => onChange(target.value)}
      required
      slotProps={{ htmlInput: { min: first, max: today }, inputLabel: { shrink: true } }}
      type="date"
      value={value}
    />
  )
}
