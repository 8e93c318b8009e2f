import { Autocomplete, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from '../../shared/i18n.ts'
import { usePieces } from '../../shared/use-pieces.ts'

type ProductsFieldProps = {
  label: string
  ids: readonly string[]
  isDisabled: boolean
  onChange: (ids: string[]) => void
}

export function ProductsField({ label, ids, isDisabled, onChange }: ProductsFieldProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const found = usePieces({ q: typed })
  const chosen = usePieces({ product_ids: ids.join(',') })
  const titles = new Map([...found, ...chosen].map(({ productId, product }) => [productId, product]))
  return (
    <Autocomplete
      disabled={isDisabled}
      filterOptions={(options) => options}
      getOptionLabel={(id) => titles.get(id) ?? '…'}
      disableCloseOnSelect
      multiple
      noOptionsText={t(typed.trim() ? 'offers.noPiece' : 'offers.typeToFind')}
      onChange={(_, chosenIds) => onChange(chosenIds)}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      options={[...new Set(found.map(({ productId }) => productId))]}
      renderInput={(params) => <TextField {...params} label={label} />}
      value={[...ids]}
    />
  )
}
