import type { Translated } from '../message-types.ts'
import type { search as source } from '../zh/search.ts'

export const search: Translated<typeof source> = {
  open: 'Search',
  label: 'Search pieces and services',
  example: 'Sofa, pendant, bed',
  close: 'Close the search',
  browse: 'Begin here',
  suggestions: 'Suggestions',
  products: 'Pieces',
  services: 'Services',
  more: 'More results',
  allProducts: '{count, plural, one {See the one piece} other {See all # pieces}}',
  allServices: 'See all services',
  found:
    '{count, plural, =0 {Nothing found for “{keyword}”. Try a shorter word.} one {One suggestion for “{keyword}”} other {# suggestions for “{keyword}”}}',
  failed: 'The search cannot be reached at the moment. Please try again shortly.',
}
