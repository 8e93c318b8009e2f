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
import { quotationGroups, quotationLineKinds, quotationUnits } from '@fitout/contract/quotation-options.ts'
import { socialIcons } from '@fitout/contract/social-icons.ts'

const districts = hongKongAreas.flatMap((area) => area.districts)
const ofQuotations = [...quotationGroups, ...quotationLineKinds, ...quotationUnits]
const ofProjects = [...projectStyles, ...propertyTypes, ...roomTypes, ...projectScopes, ...budgetBands]

/** What the shop calls the choices of its lists, by their keys. */
export const optionTitles = new Map<string, Words>([
  ...[...ofProjects, ...ofQuotations, ...estimateFinishes, ...districts].map(({ key, title }): [string, Words] => [
    key,
    title,
  ]),
  ...Object.entries(socialIcons),
])
