import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { usePieces } from './use-pieces.ts'

type PiecePickerProps = {
  label: string
  variantId: string
  onPick: (variantId: string) => void
  isDisabled?: boolean
}

/** Picks one variant, searched by title or SKU. */
export function PiecePicker({ label, variantId, onPick, isDisabled }: PiecePickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const found = usePieces({ q: typed })
  const [chosen] = usePieces({ variant_ids: variantId })
  const value = variantId && chosen?.variantId === variantId ? chosen : null
  return (
    <Autocomplete
      disabled={isDisabled ?? false}
      filterOptions={(options) => options}
      getOptionKey={(piece) => piece.variantId}
      getOptionLabel={(piece) => piece.label}
      isOptionEqualToValue={(a, b) => a.variantId === b.variantId}
      noOptionsText={t(typed.trim() ? 'offers.noPiece' : 'offers.typeToFind')}
      onChange={(_, piece) => onPick(piece?.variantId ?? '')}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      options={found}
      renderInput={(params) => <TextField {...params} label={label} required />}
      value={value}
    />
  )
}
