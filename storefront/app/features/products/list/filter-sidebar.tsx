import { Button } from '@fitout/ui/button.tsx'
import { IconButton } from '@fitout/ui/icon-button.tsx'
import { Rating } from '@fitout/ui/rating.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AttributeFilter } from './attribute-filter.tsx'
import { CategoryLinks } from './category-links.tsx'
import { FilterGroup } from '../../../shared/filters/filter-group.tsx'
import { FilterTick } from '../../../shared/filters/filter-tick.tsx'
import type { ProductList } from './load-product-list.ts'
import { PriceFilter } from './price-filter.tsx'
import { attributeKeys, readFilters } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

export const filterFormId = 'product-filters'
export const filterPanelId = 'filter-panel'

/**
 * One form: a column beside the list on a wide screen, else a panel that opens without JavaScript too (a popover).
 * Sent as a plain form it asks for the same address that a tick leads to.
 */
export function FilterSidebar({ list, state }: { list: ProductList; state: FilterState }) {
  const t = useTranslations('catalogue')
  const panel = useRef<HTMLElement>(null)
  const { filters, change } = state
  const { facets } = list
  return (
    <search
      ref={panel}
      id={filterPanelId}
      popover="auto"
      data-covers
      data-beside
      aria-label={t('filters')}
      className="filter-panel slides"
    >
      <div className="filter-head">
        <h2 className="text-small font-medium">{t('filters')}</h2>
        <IconButton
          label={t('closeFilters')}
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
          className="-me-2"
        />
      </div>
      <form
        id={filterFormId}
        method="get"
        action={state.path}
        onSubmit={(event) => {
          event.preventDefault()
          const values = new FormData(event.currentTarget)
          const texts = [...values].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
          const { keyword, minPrice, maxPrice } = readFilters(new URLSearchParams(texts))
          change({ keyword, minPrice, maxPrice })
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
        }}
      >
        {filters.categories.length > 0 && (
          <input type="hidden" name="categories" value={filters.categories.join(',')} />
        )}
        <div className="pb-6">
          <TextField
            key={filters.keyword}
            type="search"
            name="keyword"
            label={t('keyword')}
            placeholder={t('keywordHint')}
            defaultValue={filters.keyword}
            enterKeyHint="search"
            maxLength={100}
          />
        </div>
        <FilterGroup title={t('category')} isOpen>
          <CategoryLinks place={list.place} state={state} />
        </FilterGroup>
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
        <FilterGroup title={t('price')} isOpen>
          <PriceFilter range={facets?.price} state={state} />
        </FilterGroup>
        {attributeKeys.map((name) => {
          const values = facets?.attributes.find((attribute) => attribute.name === name)?.values ?? []
          if (values.length === 0) return null
          return (
            <FilterGroup
              key={name}
              title={t(name)}
              isOpen={name === 'colour' || filters[name].length > 0}
              columns={name === 'size' ? 1 : 2}
            >
              <AttributeFilter name={name} values={values} state={state} />
            </FilterGroup>
          )
        })}
        {facets?.ratings.some(({ count }) => count > 0) && (
          <FilterGroup title={t('rating')} isOpen={filters.rating !== undefined}>
            {facets.ratings.map(({ rating, count }) => (
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
        )}
        <noscript>
          <button type="submit" className="line-link py-4 text-small font-medium">
            {t('apply')}
          </button>
        </noscript>
        <div className="filter-foot">
          <Button type="submit" variant="dark" wide>
            {t('showResults', { count: list.total })}
          </Button>
        </div>
      </form>
    </search>
  )
}
