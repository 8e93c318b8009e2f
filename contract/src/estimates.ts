import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { estimateFinishes, keysOf, projectScopes, propertyTypes } from './project-options.ts'
import { areaUnits } from './saleable-area.ts'
import { day, dollars, oneOf, words } from './wire.ts'

/** The range of areas, in square feet, that an estimate covers. */
export const estimatedArea = { least: 60, most: 20_000 } as const

const option = z.object({ key: z.string(), title: words })

export const estimateBudget = endpoint('GET', '/estimates', {
  summary:
    'The estimated cost of a renovation, from four answers and the published rates. Nothing about the caller is stored.',
  access: 'anyone',
  rate: 'search',
  shared: true,
  query: z.object({
    area: z.coerce.number().positive().max(1_000_000).meta({ description: 'Saleable' }),
    area_units: z.enum(areaUnits).default('sqft'),
    property_type: z.enum(keysOf(propertyTypes)),
    scope: z.enum(keysOf(projectScopes)),
    finish: z.enum(keysOf(estimateFinishes)),
  }),
  response: oneOf(
    z.object({
      low: dollars,
      high: dollars,
      low_per_square_foot: dollars,
      high_per_square_foot: dollars,
      saleable_area: z.object({ sqft: z.number().int(), sqm: z.number() }),
      property_type: option,
      scope: option,
      finish: option,
      budget: option.meta({ description: 'The budget band in which the middle of the range lies' }),
      included: z.array(words),
      excluded: z.array(words),
      rates_from: day,
    }),
  ),
  errors: ['configuration-not-found'],
})
