import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import type { Words } from '@fitout/contract/locales.ts'
import {
  budgetBands,
  estimateFinishes,
  projectScopes,
  projectStyles,
  propertyTypes,
  roomTypes,
} from '@fitout/contract/project-options.ts'
import {
  quotationGroups,
  quotationLineKinds,
  quotationTerms,
  quotationUnits,
} from '@fitout/contract/quotation-options.ts'
import { socialIcons } from '@fitout/contract/social-icons.ts'

const districts = hongKongAreas.flatMap((area) => area.districts)
const ofQuotations = [...quotationLineKinds, ...quotationUnits]
const ofProjects = [...projectStyles, ...propertyTypes, ...roomTypes, ...projectScopes, ...budgetBands]

/** The parts of a record by their paths: the trade `kitchen` is no room, and the terms `scope` no scope of a project. */
const parts = [
  ...quotationGroups.map(({ key, title }): [string, Words] => [`groups.${key}`, title]),
  ...quotationTerms.map(({ key, title }): [string, Words] => [`terms.${key}`, title]),
]

/** The titles of list options by key, and of a record's parts by path. */
export const optionTitles = new Map<string, Words>([
  ...[...ofProjects, ...ofQuotations, ...estimateFinishes, ...districts].map(({ key, title }): [string, Words] => [
    key,
    title,
  ]),
  ...parts,
  ...Object.entries(socialIcons),
])
