import { type ProjectFacetName, projectFacetNames } from '@fitout/contract/projects.ts'
import { valuesOf, wholeNumber } from '../../../shared/filters/address-values.ts'

/** The filters of the portfolio in the query string. */
export type ProjectFilters = Record<ProjectFacetName, string[]> & { keyword: string; sort: string; page: number }

const longestKeyword = 100

export function readProjectFilters(search: URLSearchParams): ProjectFilters {
  const chosen = Object.fromEntries(projectFacetNames.map((name) => [name, valuesOf(search, name)]))
  return {
    ...(chosen as Record<ProjectFacetName, string[]>),
    keyword: (search.get('keyword') ?? '').trim().slice(0, longestKeyword),
    sort: search.get('sort') ?? '',
    page: wholeNumber(search.get('page'), 1, 10_000) ?? 1,
  }
}

/** The address of a filtered portfolio; default values are omitted, so that each list has one address. */
export function portfolioAddress(path: string, filters: ProjectFilters): string {
  const search = new URLSearchParams()
  const add = (name: string, value: string) => value && search.set(name, value)
  add('keyword', filters.keyword)
  for (const name of projectFacetNames) add(name, filters[name].join(','))
  add('sort', filters.sort)
  add('page', filters.page > 1 ? String(filters.page) : '')
  return search.size > 0 ? `${path}?${search}` : path
}

/** All filters removed; the sort order stays. */
export function withoutProjectFilters({ sort }: ProjectFilters): ProjectFilters {
  return { ...readProjectFilters(new URLSearchParams()), sort }
}

export function countProjectFilters(filters: ProjectFilters): number {
  return projectFacetNames.reduce((sum, name) => sum + filters[name].length, filters.keyword ? 1 : 0)
}
