import { estimateFinishes, keysOf, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'

type Data = Record<string, unknown>

function ofEach<Part>(keys: readonly string[], part: Part): Record<string, Part> {
  return Object.fromEntries(keys.map((key) => [key, part]))
}

const open = ofEach(keysOf(estimateFinishes), { low: null, high: null })
const scope = { fixed: open, per_square_foot: open, included: [] }

/**
 * The starting point for staff if nothing was published and no default exists. The budget rates are a studio's own
 * prices: they are left empty, and cannot be published before each is filled in.
 */
export const initialConfigurations: ReadonlyMap<string, Data> = new Map<string, Data>([
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
