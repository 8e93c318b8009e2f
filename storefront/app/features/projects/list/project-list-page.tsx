import { buttonStyle } from '@fitout/ui/button-style.ts'
import { EmptyState } from '@fitout/ui/empty-state.tsx'
import { LinkButton } from '@fitout/ui/link-button.tsx'
import { SelectField } from '@fitout/ui/select-field.tsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslations } from 'use-intl'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { PageHead } from '../../../shared/page/page-head.tsx'
import { PageNumbers } from '../../../shared/page/page-numbers.tsx'
import { PageTrail } from '../../../shared/page/page-trail.tsx'
import { ProjectGrid } from '../../../shared/projects/project-grid.tsx'
import type { ProjectList } from './load-project-list.ts'
import { ProjectChips } from './project-chips.tsx'
import { ProjectFilterPanel, projectFilterFormId, projectFilterPanelId } from './project-filter-panel.tsx'
import { countProjectFilters, portfolioAddress, withoutProjectFilters } from './project-filters.ts'
import { useProjectFilters } from './use-project-filters.ts'

/** The portfolio. */
export function ProjectListPage({ list }: { list: ProjectList }) {
  const t = useTranslations('projects')
  const screens = useTranslations('screens')
  const to = useTo()
  const state = useProjectFilters()
  const { filters, path, isPending, addressWith, change } = state
  const inUse = countProjectFilters(filters)
  const title = screens('projects')
  const firstSort = list.sorts[0]?.key ?? ''
  return (
    <div className="page pt-4 pb-section">
      <PageHead
        title={list.page > 1 ? t('pageTitle', { title, page: list.page }) : title}
        description={t('description')}
      />
      <PageTrail steps={[{ title }]} />
      <header className="grid gap-y-4 pt-6 pb-block md:pt-10 lg:columns-12 lg:items-end">
        <h1 className="font-display text-display lg:col-span-6">{title}</h1>
        <p className="max-w-phrase text-muted lg:col-span-5 lg:col-start-8">{t('intro')}</p>
      </header>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-y border-stone py-4">
        <button type="button" popoverTarget={projectFilterPanelId} className={buttonStyle({ size: 'small' })}>
          <SlidersHorizontal aria-hidden="true" size={16} strokeWidth={1.5} />
          {inUse > 0 ? t('filtersInUse', { count: inUse }) : t('filters')}
        </button>
        <p role="status" className="text-caption text-muted tabular-nums max-md:order-last max-md:w-full">
          {t('count', { count: list.total })}
        </p>
        <SelectField
          name="sort"
          form={projectFilterFormId}
          label={t('sort')}
          isLabelHidden
          size="small"
          className="ms-auto max-md:flex-1"
          value={filters.sort || firstSort}
          onChange={({ target }) => change({ sort: target.value === firstSort ? '' : target.value })}
        >
          {list.sorts.map((sort) => (
            <option key={sort.key} value={sort.key} lang={sort.langs?.title}>
              {sort.title}
            </option>
          ))}
        </SelectField>
      </div>
      <ProjectFilterPanel list={list} state={state} />
      <ProjectChips list={list} state={state} />
      {list.projects.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <>
              <LinkButton as={ShopLink} to={portfolioAddress(path, withoutProjectFilters(filters))} variant="dark">
                {t('clearAll')}
              </LinkButton>
              <LinkButton as={ShopLink} to={to('enquiry')}>
                {t('emptyAction')}
              </LinkButton>
            </>
          }
        />
      ) : (
        <ProjectGrid projects={list.projects} headingLevel={2} first={2} isBusy={isPending} />
      )}
      <PageNumbers page={list.page} lastPage={list.lastPage} addressOf={(page) => addressWith({ page: page ?? 1 })} />
    </div>
  )
}
