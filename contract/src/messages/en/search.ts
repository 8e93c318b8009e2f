import type { Translated } from '../message-types.ts'
import type { search as source } from '../zh/search.ts'

export const search: Translated<typeof source> = {
  open: 'Search',
  label: 'Search the studio',
  example: 'Sofa, Sha Tin, site visit',
  close: 'Close the search',
  browse: 'Begin here',
  suggestions: 'Suggestions',
  products: 'Pieces',
  services: 'Services',
  more: 'More results',
  allProducts: '{count, plural, one {See the one piece} other {See all # pieces}}',
  found:
    '{count, plural, =0 {Nothing found for “{keyword}”. Try a shorter word.} one {One suggestion for “{keyword}”} other {# suggestions for “{keyword}”}}',
  projects: 'Projects',
  posts: 'Journal',
  districts: 'Districts',
  allResults: 'See all results',
  projectsThere: '{count, plural, one {One project} other {# projects}}',
  askThere: 'Ask about a home here',
  resultsFor: 'Results for “{keyword}”',
  total:
    '{count, plural, =0 {Nothing found for “{keyword}”.} one {One result for “{keyword}”} other {# results for “{keyword}”}}',
  corrected: 'Nothing found for “{keyword}”; here is what we have for “{corrected}”.',
  tryParts: 'Try these words',
  popular: 'Others look for',
  askUs: 'Not what you need? Tell us what you have in mind; a designer will reply.',
  failed: 'The search cannot be reached at the moment. Please try again shortly.',
}
