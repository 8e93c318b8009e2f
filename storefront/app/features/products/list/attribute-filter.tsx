import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import type { Spoken } from '../../../shared/i18n/spoken.ts'
import type { ProductList } from './load-product-list.ts'
import { type AttributeKey, toggled } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

type Facets = NonNullable<ProductList['facets']>
export type AttributeValues = Spoken<Facets['attributes'][number]['values']>

type Props = { name: AttributeKey; values: AttributeValues; state: FilterState }

export function AttributeFilter({ name, values, state: { filters, change } }: Props) {
  return values.map((value) => (
    <CheckboxField
      key={value.value}
      name={name}
      value={value.value}
      checked={filters[name].includes(value.value)}
      onChange={() => change({ [name]: toggled(filters[name], value.value) })}
      aside={value.count}
      label={
        <span className="inline-flex items-start gap-2">
          {value.swatch && (
            <span
              aria-hidden="true"
              className="mt-1 size-4 shrink-0 rounded-full border border-stone"
              style={{ backgroundColor: value.swatch }}
            />
          )}
          {value.title}
        </span>
      }
    />
  ))
}
