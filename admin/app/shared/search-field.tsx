import ClearIcon from '@mui/icons-material/ClearOutlined'
import { IconButton, InputAdornment, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { destination } from './destination.ts'
import { useTranslate } from './i18n.ts'

const pauseMilliseconds = 400

type SearchFieldProps = {
  label: string
  value: string
  /** Whole numbers only. */
  isNumber?: boolean
  onChange: (value: string) => void
}

/** Searches once typing pauses. */
export function SearchField({ label, value, isNumber = false, onChange }: SearchFieldProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const { pathname } = useLocation()
  const change = useEffectEvent((text: string) => {
    // A search changes the address of its screen, and would return to it from the one that is being opened.
    if (destination() === pathname) onChange(text)
  })

  // The value has changed from outside, for example by a link or the back button.
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
      {...(!isNumber && { 'data-search': true })}
      label={label}
      onChange={({ target }) => setTyped(isNumber ? target.value.replace(/\D/g, '') : target.value)}
      slotProps={{
        ...(isNumber && { htmlInput: { inputMode: 'numeric' } }),
        ...(typed !== '' && { input: { endAdornment: clear } }),
      }}
      sx={{ width: { xs: '100%', sm: isNumber ? '12rem' : '18rem' } }}
      value={typed}
    />
  )
}
