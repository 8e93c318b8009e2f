import type { Catalogue, ProductFacts } from './catalogue.ts'
import type { Hits } from './catalogue-queries.ts'
import { foldText } from './fold-text.ts'
import { isNamedIn } from './head-noun.ts'

/**
 * The places of what a keyword found, best first: a title that is the keyword, whose thing it names, that begins with
 * it, holds it whole, holds all its parts; then summary, tags and materials; then the description; then what only sounds like it.
 * Alike in this, they stand as recommended.
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
  raise(hits.sounding, () => -1)
  raise(hits.anywhere, () => 0)
  raise(hits.labelled, () => 1)
  const named = categoriesNamed(catalogue, phrase)
  raise(hits.titled, (place) => {
    const facts = catalogue.products[place]?.facts
    return facts ? 2 + titleMatch(facts, phrase, named) : 2
  })
  return [...scores].toSorted(([a, first], [b, second]) => second - first || a - b).map(([place]) => place)
}

function titleMatch({ folded: titles, categoryIds }: ProductFacts, phrase: string, named: Set<string>): number {
  if (titles.includes(phrase)) return 4
  if (titles.some((title) => isNamedIn(title, phrase)) || categoryIds.some((id) => named.has(id))) return 3
  if (titles.some((title) => title.startsWith(phrase))) return 2
  return titles.some((title) => title.includes(phrase)) ? 1 : 0
}

/** The categories whose name says that what is in them is this. */
function categoriesNamed({ categories }: Catalogue, phrase: string): Set<string> {
  const named = [...categories.values()].filter(({ title }) =>
    Object.values(title).some((name) => isNamedIn(foldText(name), phrase)),
  )
  return new Set(named.map(({ id }) => id))
}
