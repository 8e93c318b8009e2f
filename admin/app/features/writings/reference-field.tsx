import { Autocomplete, TextField } from '@mui/material'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { listStaffPostCategories } from '@fitout/contract/staff/post-categories.ts'
import { findStaffProduct, listStaffProducts } from '@fitout/contract/staff/products.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { stillFound } from '../../shared/still-found.ts'
import { useSettled } from '../../shared/use-settled.ts'
import type { FieldProps } from './field-props.ts'
import { useFieldLabel, useFormPlace } from './form-place.tsx'

type Choice = { _id: string; title: Words }

/** The objects that can be referred to, by their name in the contract. */
const sources: Record<string, (q: string) => Promise<Choice[]>> = {
  products: async (q) => (await staffCall(listStaffProducts, { query: { per_page: 20, ...(q && { q }) } })).data,
  'post-categories': async () => (await staffCall(listStaffPostCategories, { query: { per_page: 100 } })).data,
}

/** The name of one of them, if the list does not contain it. */
async function find(to: string, id: string): Promise<Choice | null> {
  return to === 'products' ? (await staffCall(findStaffProduct, { params: { id } })).data : null
}

export function ReferenceField({ name, path, value, onChange, to }: FieldProps & { to: string }) {
  const t = useTranslate()
  const locale = useLocale()
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name) || t(`writings.references.${to}`, { _: to })
  const [typed, setTyped] = useState('')
  const q = useSettled(typed)
  const { data = [], isPlaceholderData } = useQuery({
    queryKey: ['writings', 'choices', to, q],
    queryFn: () => sources[to]?.(q) ?? [],
    placeholderData: (before) => before,
  })
  const isListed = typeof value !== 'string' || value === '' || data.some(({ _id }) => _id === value)
  const { data: chosen } = useQuery({
    queryKey: ['writings', 'choice', to, value],
    queryFn: () => find(to, String(value)),
    enabled: !isListed,
  })
  const known = chosen ? [...data, chosen] : data
  const fault = faults.get(path)
  const nameOf = (id: string) => inLocale(known.find(({ _id }) => _id === id)?.title, locale) || id
  return (
    <Autocomplete
      disabled={!mayWrite}
      filterOptions={(all) => all}
      getOptionLabel={nameOf}
      onChange={(_, id) => onChange(id ?? '')}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      options={stillFound({
        options: known.map(({ _id }) => _id),
        isOld: isPlaceholderData || q !== typed,
        typed,
        labelOf: nameOf,
      })}
      renderInput={(field) => <TextField {...field} error={fault !== undefined} helperText={fault} label={label} />}
      value={typeof value === 'string' && value !== '' ? value : null}
    />
  )
}
