import type { projectSorts } from '@fitout/contract/projects.ts'
import type { ProjectFacts } from './select-projects.ts'

type Sort = (typeof projectSorts)[number]

/** Sorts projects given in recommended order. Ties keep that order, and projects without the value come last. */
export function sortProjects(projects: ProjectFacts[], sort: Sort, order: 'asc' | 'desc'): ProjectFacts[] {
  const sign = order === 'asc' ? 1 : -1
  if (sort === 'recommended') return order === 'asc' ? projects.toReversed() : projects
  if (sort === 'year') return projects.toSorted((a, b) => sign * compare(dayOf(a), dayOf(b)))
  return projects.toSorted((a, b) => {
    if (a.saleable_sqft === null || b.saleable_sqft === null) {
      return Number(a.saleable_sqft === null) - Number(b.saleable_sqft === null)
    }
    return sign * (a.saleable_sqft - b.saleable_sqft)
  })
}

function dayOf({ finished_on, year }: ProjectFacts): string {
  return finished_on ?? `${year}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
