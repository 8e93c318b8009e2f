import { Autocomplete, TextField } from '@mui/material'
import { allCategories } from '@fitout/contract/categories.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { staffCall } from '../../shared/staff-call.ts'
import { useMainStore } from '../../shared/use-main-store.ts'

type CategoriesFieldProps = {
  label: string
  ids: readonly string[]
  isDisabled: boolean
  onChange: (ids: string[]) => void
}

export function CategoriesField({ label, ids, isDisabled, onChange }: CategoriesFieldProps) {
  const t = useTranslate()
  const locale = useLocale()
  const storeId = useMainStore()
  const { data: categories = [] } = useQuery({
    queryKey: ['categories', storeId],
    queryFn: async () =>
      (await staffCall(allCategories, { params: { store_id: storeId ?? '' }, query: { per_page: 100 } })).data,
    enabled: storeId !== undefined,
  })
  const titles = new Map(categories.map(({ _id, title }) => [_id, inLocale(title, locale)]))
  return (
    <Autocomplete
      disabled={isDisabled}
      getOptionLabel={(id) => titles.get(id) ?? '…'}
      disableCloseOnSelect
      multiple
      noOptionsText={t('offers.noCategory')}
      onChange={(_, chosen) => onChange(chosen)}
      options={[...titles.keys()]}
      renderInput={(params) => <TextField {...params} label={label} />}
      value={[...ids]}
    />
  )
}
