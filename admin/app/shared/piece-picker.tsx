import { Autocomplete, ListItemText, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from './i18n.ts'
import { usePieces } from './use-pieces.ts'

type PiecePickerProps = {
  label: string
  variantId: string
  onPick: (variantId: string) => void
  /** Whether one that customers cannot order can be picked. */
  allowsHidden?: boolean
  isDisabled?: boolean
}

/** Picks one variant, searched by title or SKU; shows price and stock of each. */
export function PiecePicker({ label, variantId, onPick, allowsHidden = true, isDisabled }: PiecePickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const found = usePieces({ q: typed })
  const [chosen] = usePieces({ variant_ids: variantId })
  const value = variantId && chosen?.variantId === variantId ? chosen : null
  return (
    <Autocomplete
      disabled={isDisabled ?? false}
      filterOptions={(options) => options}
      getOptionDisabled={({ isOnSale }) => !isOnSale && !allowsHidden}
      getOptionKey={(piece) => piece.variantId}
      getOptionLabel={(piece) => piece.label}
      isOptionEqualToValue={(a, b) => a.variantId === b.variantId}
      noOptionsText={t(typed.trim() ? 'offers.noPiece' : 'offers.typeToFind')}
      onChange={(_, piece) => onPick(piece?.variantId ?? '')}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      options={found}
      renderInput={(params) => <TextField {...params} label={label} required />}
      renderOption={({ key, ...props }, { label: name, facts }) => (
        <li key={key} {...props}>
          <ListItemText primary={name} secondary={facts} sx={{ my: 0 }} />
        </li>
      )}
      value={value}
    />
  )
}
