import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toggled } from '../../../shared/filters/address-values.ts'
import { FilterTick } from '../../../shared/filters/filter-tick.tsx'
import type { ProductList } from './load-product-list.ts'
import type { AttributeKey } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

type Facets = NonNullable<ProductList['facets']>
export type AttributeValues = Facets['attributes'][number]['values']

type Props = { name: AttributeKey; values: AttributeValues; state: FilterState }

const shownAtFirst = 10
/** Fewer are not worth a press. */
const leastHidden = 4

/** The values of one attribute. All colours are visible; of text values, those beyond ten are collapsed. */
export function AttributeFilter({ name, values, state: { filters, change } }: Props) {
  const t = useTranslations('catalogue')
  const [isOpened, setIsOpened] = useState(false)
  const cut = name !== 'colour' && values.length >= shownAtFirst + leastHidden ? shownAtFirst : values.length
  const isChosen = ({ value }: AttributeValues[number]) => filters[name].includes(value)
  const ticks = (shown: AttributeValues) =>
    shown.map((value) => (
      <FilterTick
        key={value.value}
        name={name}
        value={value.value}
        isChosen={isChosen(value)}
        onChange={() => change({ [name]: toggled(filters[name], value.value) })}
        count={value.count}
        swatch={value.swatch}
      >
        {value.langs ? <span lang={value.langs.title}>{value.title}</span> : value.title}
      </FilterTick>
    ))
  const more = values.slice(cut)
  const isMoreShown = isOpened || more.some(isChosen)
  return (
    <>
      {ticks(values.slice(0, cut))}
      {more.length > 0 && (
        <details
          className="filter-more"
          open={isMoreShown || undefined}
          onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}
        >
          <summary>{t('showMore', { count: more.length })}</summary>
          {isMoreShown && (
            <div className="filter-values" data-columns={name === 'size' ? 1 : 2}>
              {ticks(more)}
            </div>
          )}
        </details>
      )}
    </>
  )
}
