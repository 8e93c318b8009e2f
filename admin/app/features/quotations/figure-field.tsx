import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { numberFrom } from '../../shared/quotation-lines/line-draft.ts'

type FigureFieldProps<Empty extends null | 0> = {
  label: string
  value: number | null
  /** The text of an empty field. */
  empty: Empty
  onChange: (value: number | Empty) => void
  least?: number
  most: number
  decimals?: number
  id?: string
}

/** A number field. Invalid input stays as typed, is marked, and does not count. */
export function FigureField<Empty extends null | 0>(props: FigureFieldProps<Empty>) {
  const { label, value, empty, onChange, least = 0, most, decimals = 0, id } = props
  const t = useTranslate()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const meant = meaningOf(typed)
  // The figure has changed elsewhere.
  const shown = meant !== undefined && meant !== value ? (value === null ? '' : String(value)) : typed

  function meaningOf(text: string): number | null | undefined {
    if (text.trim() === '') return empty
    const number = numberFrom(text)
    if (number === undefined || number < least || number > most) return undefined
    return Math.abs(number * 10 ** decimals - Math.round(number * 10 ** decimals)) < 1e-6 ? number : undefined
  }

  function type(text: string): void {
    setTyped(text)
    const next = meaningOf(text)
    if (next !== undefined) onChange(next as number | Empty)
  }

  const isWrong = meaningOf(shown) === undefined
  return (
    <TextField
      error={isWrong}
      helperText={isWrong ? t('quotations.faults.between', { least, most }) : undefined}
      id={id}
      label={label}
      onChange={({ target }) => type(target.value)}
      slotProps={{ htmlInput: { inputMode: decimals > 0 ? 'decimal' : 'numeric' } }}
      value={shown}
    />
  )
}
