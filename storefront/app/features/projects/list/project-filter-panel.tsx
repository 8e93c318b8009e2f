import { Button } from '@fitout/ui/button.tsx'
import { IconButton } from '@fitout/ui/icon-button.tsx'
import { TextField } from '@fitout/ui/text-field.tsx'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { toggled } from '../../../shared/filters/address-values.ts'
import { FilterGroup } from '../../../shared/filters/filter-group.tsx'
import { FilterTick } from '../../../shared/filters/filter-tick.tsx'
import type { ProjectList } from './load-project-list.ts'
import type { ProjectFilterState } from './use-project-filters.ts'

export const projectFilterFormId = 'project-filters'
export const projectFilterPanelId = 'project-filter-panel'

const openAtFirst = new Set(['style', 'property_type', 'area', 'budget'])

/** Slides in beside the photographs, which keep the whole width. Without JavaScript it is a form that asks the same. */
export function ProjectFilterPanel({ list, state }: { list: ProjectList; state: ProjectFilterState }) {
  const t = useTranslations('projects')
  const panel = useRef<HTMLElement>(null)
  const { filters, change } = state
  return (
    <search
      ref={panel}
      id={projectFilterPanelId}
      popover="auto"
      data-covers
      aria-label={t('filters')}
      className="filter-panel slides"
    >
      <div className="filter-head">
        <h2 className="text-small font-medium">{t('filters')}</h2>
        <IconButton
          label={t('closeFilters')}
          popoverTarget={projectFilterPanelId}
          popoverTargetAction="hide"
          icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
          className="-me-2"
        />
      </div>
      <form
        id={projectFilterFormId}
        method="get"
        action={state.path}
        onSubmit={(event) => {
          event.preventDefault()
          const keyword = new FormData(event.currentTarget).get('keyword')
          change({ keyword: typeof keyword === 'string' ? keyword.trim() : '' })
          if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
        }}
      >
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
        {list.facets
          .filter(({ values }) => values.length > 0)
          .map(({ name, values }) => (
            <FilterGroup
              key={name}
              title={t(`facets.${name}`)}
              isOpen={openAtFirst.has(name) || filters[name].length > 0}
            >
              {values.map(({ key, title, count }) => (
                <FilterTick
                  key={key}
                  name={name}
                  value={key}
                  count={count}
                  isChosen={filters[name].includes(key)}
                  onChange={() => change({ [name]: toggled(filters[name], key) })}
                >
                  {title}
                </FilterTick>
              ))}
            </FilterGroup>
          ))}
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
