import { Autocomplete, TextField } from '@mui/material'
import { inLocale } from '@fitout/contract/locales.ts'
import { isBesideScreens, pathOfAddress } from '@fitout/contract/screen-at.ts'
import { listStaffCategories } from '@fitout/contract/staff/categories.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { useWholeList } from '../../shared/use-read.ts'
import { useSettled } from '../../shared/use-settled.ts'
import type { FieldProps } from './field-props.ts'
import { useFieldLabel, useFormPlace } from './form-place.tsx'
import {
  type Category,
  categoryTargets,
  findTarget,
  type LinkTarget,
  pageTargets,
  searchTargets,
} from './link-targets.ts'

const isAddress = (typed: string) => /^(?:\/|https?:|mailto:|tel:)/i.test(typed)
const noCategories: Category[] = []

/** Where a link leads: a page of the shop, found by its name, or an address as it is typed. */
export function LinkTargetField({ name, path, value, onChange }: FieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { faults, mayWrite } = useFormPlace()
  const label = useFieldLabel()(name)
  const typed = typeof value === 'string' ? value : ''
  const [isOpen, setOpen] = useState(false)
  const { data: categories = noCategories } = useWholeList(listStaffCategories)
  const options = useOptions(isAddress(typed) ? '' : typed.trim(), categories, isOpen)
  const target = useTarget(useSettled(typed), categories)
  const nameOf = (one: LinkTarget) => inLocale(one.title, locale)
  const fault = faults.get(path) ?? (target === null ? t('writings.targets.nowhere') : undefined)
  const leads = target && `${t(`writings.targets.${target.kind}`)} · ${nameOf(target)}`
  return (
    <Autocomplete<LinkTarget, false, false, true>
      autoHighlight={!isAddress(typed)}
      disabled={!mayWrite}
      filterOptions={(all) => all}
      freeSolo
      getOptionKey={(one) => (typeof one === 'string' ? one : one.address)}
      getOptionLabel={(one) => (typeof one === 'string' ? one : one.address)}
      groupBy={({ kind }) => t(`writings.targets.${kind}`)}
      inputValue={typed}
      onChange={(_, one) => onChange(typeof one === 'string' ? one : (one?.address ?? ''))}
      onClose={() => setOpen(false)}
      onInputChange={(_, text, reason) => reason === 'input' && onChange(text)}
      onOpen={() => setOpen(true)}
      // The list would hide that the address leads nowhere.
      options={target === null ? [] : options}
      renderInput={(field) => (
        <TextField
          {...field}
          error={fault !== undefined}
          helperText={fault ?? leads ?? (!isAddress(typed) && t('writings.targets.hint'))}
          label={label}
        />
      )}
      renderOption={({ key, ...item }, one) => (
        <li key={key} {...item}>
          {nameOf(one)}
        </li>
      )}
      value={typed}
    />
  )
}

function useOptions(q: string, categories: Category[], isOpen: boolean): LinkTarget[] {
  const settled = useSettled(q)
  const { data: found = [] } = useQuery({
    queryKey: ['writings', 'link-targets', settled],
    queryFn: () => searchTargets(settled),
    enabled: isOpen && settled !== '',
  })
  const isMeant = ({ title }: LinkTarget) =>
    Object.values(title).some((one) => one.toLowerCase().includes(q.toLowerCase()))
  return [
    ...[...pageTargets, ...categoryTargets(categories)].filter(isMeant),
    ...(q === settled && q !== '' ? found : []),
  ]
}

/** What an address leads to; null if to nothing, undefined while that is unknown, or outside the shop. */
function useTarget(address: string, categories: Category[]): LinkTarget | null | undefined {
  const path = pathOfAddress(address)
  const { data } = useQuery({
    queryKey: ['writings', 'link-target', path, categories.length],
    queryFn: () => findTarget(path, categories),
    enabled: path.startsWith('/') && !isBesideScreens(path) && categories !== noCategories,
  })
  return data
}
