import { Rating } from '@fitout/ui/rating.tsx'
import { useTranslations } from 'use-intl'
import { AttributeFilter } from './attribute-filter.tsx'
import { CategoryLinks } from './category-links.tsx'
import { FilterPanel } from '../../../shared/filters/filter-panel.tsx'
import { FilterGroup } from '../../../shared/filters/filter-group.tsx'
import { FilterTick } from '../../../shared/filters/filter-tick.tsx'
import { SharedPart } from '../../../shared/page/shared-part.tsx'
import type { ProductList } from './load-product-list.ts'
import { PriceFilter } from './price-filter.tsx'
import { attributeKeys, readFilters } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

export const filterFormId = 'product-filters'
export const filterPanelId = 'filter-panel'

type Props = { list: ProductList; state: FilterState }

/** A column beside the list on a wide screen, otherwise a panel. */
export function FilterSidebar({ list, state }: Props) {
  const t = useTranslations('catalogue')
  const { filters, change } = state
  const { facets } = list
  return (
    <FilterPanel
      id={filterPanelId}
      formId={filterFormId}
      path={state.path}
      keyword={filters.keyword}
      isBeside
      words={{
        filters: t('filters'),
        closeFilters: t('closeFilters'),
        keyword: t('keyword'),
        keywordHint: t('keywordHint'),
        apply: t('apply'),
        showResults: t('showResults', { count: list.total }),
      }}
      onSend={(values) => {
        const texts = [...values].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
        const { keyword, minPrice, maxPrice } = readFilters(new URLSearchParams(texts))
        change({ keyword, minPrice, maxPrice })
      }}
    >
      {filters.categories.length > 0 && <input type="hidden" name="categories" value={filters.categories.join(',')} />}
      <FilterGroup title={t('category')} isOpen>
        <CategoryLinks place={list.place} state={state} />
      </FilterGroup>
      <AvailabilityFilter list={list} state={state} />
      <FilterGroup title={t('price')} isOpen>
        <PriceFilter range={facets?.price} state={state} />
      </FilterGroup>
      {attributeKeys.map((name) => {
        const values = facets?.attributes.find((attribute) => attribute.name === name)?.values ?? []
        if (values.length === 0) return null
        const chosen = filters[name]
        return (
          <SharedPart key={name} name={name} by={() => [JSON.stringify(values), chosen.join()]}>
            <FilterGroup
              title={t(name)}
              isOpen={name === 'colour' || chosen.length > 0}
              columns={name === 'size' ? 1 : 2}
            >
              <AttributeFilter name={name} values={values} state={state} />
            </FilterGroup>
          </SharedPart>
        )
      })}
      <RatingFilter list={list} state={state} />
    </FilterPanel>
  )
}

function AvailabilityFilter({ list: { facets }, state: { filters, change } }: Props) {
  const t = useTranslations('catalogue')
  return (
    <FilterGroup title={t('availability')} isOpen>
      <FilterTick
        name="in_stock"
        value="1"
        count={facets?.in_stock}
        isChosen={filters.inStock}
        onChange={() => change({ inStock: !filters.inStock })}
      >
        {t('inStock')}
      </FilterTick>
      <FilterTick
        name="on_sale"
        value="1"
        count={facets?.on_sale}
        isChosen={filters.onSale}
        onChange={() => change({ onSale: !filters.onSale })}
      >
        {t('onSale')}
      </FilterTick>
    </FilterGroup>
  )
}

function RatingFilter({ list: { facets }, state: { filters, change } }: Props) {
  const t = useTranslations('catalogue')
  const ratings = facets?.ratings ?? []
  if (!ratings.some(({ count }) => count > 0)) return null
  return (
    <FilterGroup title={t('rating')} isOpen={filters.rating !== undefined}>
      {ratings.map(({ rating, count }) => (
        <FilterTick
          key={rating}
          name="rating"
          value={rating}
          count={count}
          isChosen={filters.rating === rating}
          onChange={() => change({ rating: filters.rating === rating ? undefined : rating })}
        >
          <Rating value={rating} label={t('ratingAtLeast', { rating })} />
        </FilterTick>
      ))}
    </FilterGroup>
  )
}
