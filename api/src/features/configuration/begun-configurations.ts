import { estimateFinishes, keysOf, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'

type Data = Record<string, unknown>

function ofEach<Part>(keys: readonly string[], part: Part): Record<string, Part> {
  return Object.fromEntries(keys.map((key) => [key, part]))
}

const open = ofEach(keysOf(estimateFinishes), { low: null, high: null })
const scope = { fixed: open, per_square_foot: open, included: [] }

/**
 * What staff begin with where nothing was published and nothing comes with the shop. A budget names a studio's own prices:
 * its figures are left open, and it cannot be published before each of them is written.
 */
export const begunConfigurations: ReadonlyMap<string, Data> = new Map<string, Data>([
  ['search-terms', { synonyms: [], popular: [] }],
  [
    'estimate-rates',
    {
      effective_on: null,
      rounded_to: 5000,
      property_percent: ofEach(keysOf(propertyTypes), 100),
      scopes: ofEach(keysOf(projectScopes), scope),
      excluded: [],
    },
  ],
])
