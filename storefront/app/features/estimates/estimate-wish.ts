import { estimatedArea } from '@fitout/contract/estimates.ts'
import { estimateFinishes, type ProjectOption, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'
import { type AreaUnit, inSquareFeet } from '@fitout/contract/saleable-area.ts'

/** The four answers as query parameters, and context from a project page. */
export type EstimateWish = {
  /** As typed. */
  area: string
  area_units: AreaUnit
  property_type: string
  scope: string
  finish: string
  from: { project?: string; style?: string; location?: string }
}

const key = /^[\w-]{1,60}$/

export function readEstimateWish(search: URLSearchParams): EstimateWish {
  const carried = (name: string) => {
    const value = search.get(name) ?? ''
    return key.test(value) ? { [name]: value } : {}
  }
  return {
    area: (search.get('area') ?? '').trim().slice(0, 12),
    area_units: search.get('area_units') === 'sqm' ? 'sqm' : 'sqft',
    property_type: chosen(propertyTypes, search.get('property_type'), 'private-flat'),
    scope: chosen(projectScopes, search.get('scope'), 'whole-home'),
    finish: chosen(estimateFinishes, search.get('finish'), 'considered'),
    from: { ...carried('project'), ...carried('style'), ...carried('location') },
  }
}

function chosen(options: readonly ProjectOption[], value: string | null, usual: string): string {
  return options.some((option) => option.key === value) ? (value ?? usual) : usual
}

/** Accepts `1,200`; undefined if out of range. */
export function areaOf({ area, area_units }: EstimateWish): number | undefined {
  const figure = Number(area.normalize('NFKC').replaceAll(',', ''))
  const feet = inSquareFeet(figure, area_units)
  return feet >= estimatedArea.least && feet <= estimatedArea.most ? figure : undefined
}
