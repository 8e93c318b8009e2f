import { TextField } from '@fitout/ui/text-field.tsx'
import { useTranslations } from 'use-intl'
import type { FilterState } from './use-filters.ts'

type Props = { range: { min: number | null; max: number | null } | undefined; state: FilterState }

/** Applied when the field loses focus or Enter is pressed, not at every digit. */
export function PriceFilter({ range, state: { filters, change } }: Props) {
  const t = useTranslations('catalogue')
  const field = (key: 'minPrice' | 'maxPrice', name: string, label: string, example: number | null | undefined) => (
    <TextField
      key={`${key}-${filters[key]}`}
      name={name}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={filters[key]}
      placeholder={example === null || example === undefined ? undefined : String(Math.floor(example))}
      onBlur={({ target }) => {
        const amount = Number(target.value.replace(/[^\d.]/g, '')) || undefined
        if (amount !== filters[key]) change({ [key]: amount })
      }}
    />
  )
  return (
    <div className="grid grid-cols-2 gap-3">
      {field('minPrice', 'min_price', t('minPrice'), range?.min)}
      {field('maxPrice', 'max_price', t('maxPrice'), range?.max)}
    </div>
  )
}
