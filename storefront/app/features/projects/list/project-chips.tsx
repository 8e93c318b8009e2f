import { projectFacetNames } from '@fitout/contract/projects.ts'
import { Chip } from '@fitout/ui/chip.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toggled } from '../../../shared/filters/address-values.ts'
import type { ProjectList } from './load-project-list.ts'
import { countProjectFilters, portfolioAddress, withoutProjectFilters } from './project-filters.ts'
import type { ProjectFilterState } from './use-project-filters.ts'

/** The active filters, each with a link that removes it. */
export function ProjectChips({ list, state }: { list: ProjectList; state: ProjectFilterState }) {
  const t = useTranslations('projects')
  const { filters, path, addressWith } = state
  if (countProjectFilters(filters) === 0) return null
  const titleOf = (name: string, key: string) =>
    list.facets.find((facet) => facet.name === name)?.values.find((value) => value.key === key)?.title ?? key
  const chips = projectFacetNames.flatMap((name) =>
    filters[name].map((key) => ({
      key: `${name}-${key}`,
      title: titleOf(name, key),
      to: addressWith({ [name]: toggled(filters[name], key) }),
    })),
  )
  const keyword = filters.keyword
    ? [{ key: 'keyword', title: t('keywordChip', { keyword: filters.keyword }), to: addressWith({ keyword: '' }) }]
    : []
  return (
    <div className="flex flex-wrap items-center gap-2 pb-8">
      <ul aria-label={t('activeFilters')} className="contents">
        {[...keyword, ...chips].map(({ key, title, to }) => (
          <li key={key}>
            <Chip as={Link} to={to} preventScrollReset removeLabel={t('removeFilter')}>
              {title}
            </Chip>
          </li>
        ))}
      </ul>
      <Link
        to={portfolioAddress(path, withoutProjectFilters(filters))}
        preventScrollReset
        className="line-link ms-2 inline-flex min-h-9 items-center text-caption"
      >
        {t('clearAll')}
      </Link>
    </div>
  )
}
