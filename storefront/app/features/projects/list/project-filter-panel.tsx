import { useTranslations } from 'use-intl'
import { toggled } from '../../../shared/filters/address-values.ts'
import { FilterPanel } from '../../../shared/filters/filter-panel.tsx'
import { FilterGroup } from '../../../shared/filters/filter-group.tsx'
import { FilterTick } from '../../../shared/filters/filter-tick.tsx'
import type { ProjectList } from './load-project-list.ts'
import type { ProjectFilterState } from './use-project-filters.ts'

export const projectFilterFormId = 'project-filters'
export const projectFilterPanelId = 'project-filter-panel'

const openAtFirst = new Set(['style', 'property_type', 'area', 'budget'])

/** Slides over the photographs, which keep their full width. */
export function ProjectFilterPanel({ list, state }: { list: ProjectList; state: ProjectFilterState }) {
  const t = useTranslations('projects')
  const { filters, change } = state
  return (
    <FilterPanel
      id={projectFilterPanelId}
      formId={projectFilterFormId}
      path={state.path}
      keyword={filters.keyword}
      words={{
        filters: t('filters'),
        closeFilters: t('closeFilters'),
        keyword: t('keyword'),
        keywordHint: t('keywordHint'),
        apply: t('apply'),
        showResults: t('showResults', { count: list.total }),
      }}
      onSend={(values) => {
        const keyword = values.get('keyword')
        change({ keyword: typeof keyword === 'string' ? keyword.trim() : '' })
      }}
    >
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
    </FilterPanel>
  )
}
