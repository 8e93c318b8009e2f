import { buttonStyle } from '@fitout/ui/button-style.ts'
import { classNames } from '@fitout/ui/class-names.ts'
import { SelectField } from '@fitout/ui/select-field.tsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslations } from 'use-intl'
import { filterFormId, filterPanelId } from './filter-sidebar.tsx'
import { ListViewSwitch } from './list-view-switch.tsx'
import type { ProductList } from './load-product-list.ts'
import { countFilters } from './product-filters.ts'
import type { FilterState } from './use-filters.ts'

export function ListToolbar({ list, state }: { list: ProductList; state: FilterState }) {
  const t = useTranslations('catalogue')
  const { filters, change } = state
  const inUse = countFilters(filters)
  const first = list.sorts[0]?.key ?? ''
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 border-t border-stone py-4 md:gap-x-6">
      <div className="filter-opener max-md:flex-1">
        <button
          type="button"
          popoverTarget={filterPanelId}
          className={classNames(buttonStyle({ size: 'small' }), 'max-md:w-full')}
        >
          <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
          {inUse > 0 ? t('filtersInUse', { count: inUse }) : t('filters')}
        </button>
      </div>
      <p role="status" className="text-caption text-muted tabular-nums max-md:order-last max-md:w-full">
        {t('count', { count: list.total })}
      </p>
      <div className="flex items-center gap-3 max-md:flex-1 md:ms-auto">
        <ListViewSwitch />
        <label htmlFor="sort" className="text-caption text-muted max-md:sr-only">
          {t('sort')}
        </label>
        <SelectField
          id="sort"
          name="sort"
          form={filterFormId}
          label={t('sort')}
          isLabelHidden
          size="small"
          className="max-md:flex-1"
          value={filters.sort || first}
          onChange={({ target }) => change({ sort: target.value === first ? '' : target.value })}
        >
          {list.sorts.map(({ key, title, langs }) => (
            <option key={key} value={key} lang={langs?.title}>
              {title}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
