import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import {
  areaBands,
  type Band,
  bandOf,
  budgetBands,
  durationBands,
  type ProjectOption,
  projectStyles,
  propertyTypes,
  roomTypes,
} from '@fitout/contract/project-options.ts'
import { type ProjectFacetName, projectFacetNames } from '@fitout/contract/projects.ts'

/** The facts by which projects are filtered and sorted. */
export type ProjectFacts = {
  id: string
  style: string | null
  property_type: string | null
  district: string | null
  room_types: string[]
  saleable_sqft: number | null
  budget_band: string | null
  year: number
  days: number | null
  finished_on: string | null
  texts: string[]
}

/** The chosen values by facet: values of one facet are alternatives, facets are combined. */
export type ProjectChoice = { [Name in ProjectFacetName]?: string[] | undefined }

export const districts: readonly ProjectOption[] = hongKongAreas.flatMap((area) => area.districts)

const valuesOf: Record<ProjectFacetName, (facts: ProjectFacts) => (string | null | undefined)[]> = {
  style: ({ style }) => [style],
  room_type: ({ room_types }) => room_types,
  property_type: ({ property_type }) => [property_type],
  district: ({ district }) => [district],
  area: ({ saleable_sqft }) => [inBand(areaBands, saleable_sqft)],
  budget: ({ budget_band }) => [budget_band],
  duration: ({ days }) => [inBand(durationBands, days)],
  year: ({ year }) => [String(year)],
}

const optionsOf: Record<Exclude<ProjectFacetName, 'year'>, readonly ProjectOption[]> = {
  style: projectStyles,
  room_type: roomTypes,
  property_type: propertyTypes,
  district: districts,
  area: areaBands,
  budget: budgetBands,
  duration: durationBands,
}

function inBand(bands: readonly Band[], figure: number | null): string | undefined {
  return figure === null ? undefined : bandOf(bands, figure)?.key
}

export function selectProjects(projects: ProjectFacts[], choice: ProjectChoice): ProjectFacts[] {
  return projects.filter((facts) => projectFacetNames.every((name) => fits(facts, name, choice)))
}

function fits(facts: ProjectFacts, name: ProjectFacetName, choice: ProjectChoice): boolean {
  const chosen = choice[name]
  return !chosen?.length || valuesOf[name](facts).some((value) => value && chosen.includes(value))
}

/**
 * Counts the projects for each value, given the other facets. A value without results is only included while it is
 * chosen, so that it can be removed.
 */
export function projectFacets(projects: ProjectFacts[], choice: ProjectChoice) {
  return projectFacetNames.map((name) => {
    const beside = selectProjects(projects, { ...choice, [name]: undefined })
    const counts = Map.groupBy(
      beside.flatMap((facts) => valuesOf[name](facts)),
      (value) => value,
    )
    const values = optionsFor(name, projects)
      .map(({ key, title }) => ({ key, title, count: counts.get(key)?.length ?? 0 }))
      .filter(({ key, count }) => count > 0 || choice[name]?.includes(key))
    return { name, values }
  })
}

function optionsFor(name: ProjectFacetName, projects: ProjectFacts[]): readonly ProjectOption[] {
  if (name !== 'year') return optionsOf[name]
  const years = [...new Set(projects.map(({ year }) => year))].toSorted((a, b) => b - a).map(String)
  return years.map((year) => ({ key: year, title: { en: year, zh: `${year}年`, cn: `${year}年` } }))
}
