import type { Catalogue } from './catalogue.ts'
import type { Hits } from './catalogue-queries.ts'
import { foldText } from './fold-text.ts'

/**
 * The places of what a keyword found, best first: a title that is the keyword, begins with it, holds it whole, holds
 * all its parts; then summary, tags and materials; then the description. Alike in this, they stand as recommended.
 */
export function placesByRelevance(catalogue: Catalogue, hits: Hits, keyword: string): number[] {
  const scores = new Map<number, number>()
  const raise = (numbers: number[], score: (place: number) => number) => {
    for (const number of numbers) {
      const place = catalogue.placeByNumber.get(number)
      if (place !== undefined) scores.set(place, score(place))
    }
  }
  const phrase = foldText(keyword).trim()
  raise(hits.anywhere, () => 0)
  raise(hits.labelled, () => 1)
  raise(hits.titled, (place) => 2 + titleMatch(catalogue.products[place]?.facts.folded ?? [], phrase))
  return [...scores].toSorted(([a, first], [b, second]) => second - first || a - b).map(([place]) => place)
}

function titleMatch(titles: string[], phrase: string): number {
  if (titles.includes(phrase)) return 3
  if (titles.some((title) => title.startsWith(phrase))) return 2
  return titles.some((title) => title.includes(phrase)) ? 1 : 0
}
