import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import {
  budgetBands,
  estimateFinishes,
  type ProjectOption,
  projectScopes,
  projectStyles,
  propertyTypes,
} from '@fitout/contract/project-options.ts'
import { areaUnits } from '@fitout/contract/saleable-area.ts'
import type { EnquiryDetails } from './enquiry-draft.ts'

/** The options in an address, from a project or the estimator; anything else in it is ignored. */
export function firstWords(search: string): Partial<EnquiryDetails> {
  const query = new URLSearchParams(search)
  const listed = (name: string, options: readonly { key: string }[]) =>
    options.find(({ key }) => key === query.get(name))?.key
  const area = query.get('area')?.normalize('NFKC').trim()
  const found: Partial<EnquiryDetails> = {
    style: listed('style', projectStyles),
    budget: listed('budget', budgetBands),
    location: listed(
      'location',
      hongKongAreas.flatMap(({ districts }) => districts),
    ),
    area: area && /^\d{1,6}(\.\d{1,2})?$/.test(area) ? area : undefined,
    areaUnits: areaUnits.find((unit) => unit === query.get('area_units')),
    subject: query.get('subject')?.slice(0, 150),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined && value !== ''))
}

/** The options chosen in the estimator, by name; undefined without them. */
export function estimatedWish(search: string, locale: Locale) {
  const query = new URLSearchParams(search)
  const named = (name: string, options: readonly ProjectOption[]) =>
    inLocale(options.find(({ key }) => key === query.get(name))?.title, locale)
  const [property, scope] = [named('property_type', propertyTypes), named('scope', projectScopes)]
  // The name only, without the explanation shown in the form.
  const finish = named('finish', estimateFinishes).split(/[:：]/)[0] ?? ''
  return property && scope && finish ? { property, scope, finish } : undefined
}
