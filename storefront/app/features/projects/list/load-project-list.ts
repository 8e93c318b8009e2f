import { configurationSortingList } from '@fitout/contract/configuration.ts'
import { filterProjects, projectFacetNames, projectSorts } from '@fitout/contract/projects.ts'
import { localised } from '@fitout/contract/localised.ts'
import { inOneLanguage } from '../../../shared/i18n/in-one-language.ts'
import type { PageRequest } from '../../../shared/page/page-request.ts'
import { projectCardView } from '../../../shared/projects/project-card-view.ts'
import { readProjectFilters } from './project-filters.ts'

const pageSize = 10

export type ProjectList = Awaited<ReturnType<typeof loadProjectList>>

export async function loadProjectList({ call, locale }: PageRequest, search: URLSearchParams) {
  const filters = readProjectFilters(search)
  const { data: sorts } = await call(configurationSortingList, { params: { slug: 'projects' } })
  const sort = sorts.find(({ key }) => key === filters.sort) ?? sorts[0]
  const projects = await call(filterProjects, {
    query: {
      ...Object.fromEntries(projectFacetNames.map((name) => [name, filters[name].join(',')])),
      keyword: filters.keyword,
      sort_by: projectSorts.find((one) => one === sort?.sort_by),
      sort_order: sort?.sort_order,
      page: filters.page,
      per_page: pageSize,
    },
  })
  return {
    projects: projects.data.map((card) => projectCardView(card, locale)),
    facets: inOneLanguage(projects.facets, locale),
    total: projects.total,
    page: projects.current_page,
    lastPage: Math.max(1, Math.ceil(projects.total / projects.per_page)),
    sorts: sorts.map(({ key, title }) => ({ key, ...localised({ title }, locale) })),
  }
}
