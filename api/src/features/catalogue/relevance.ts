import { type Catalogue, placeOfNumber } from './catalogue.ts'
import type { Hits } from './catalogue-queries.ts'
import { foldText } from './fold-text.ts'
import { isNamedIn } from './head-noun.ts'
import { isIn } from './product-set.ts'

/** Of so many titles the exact words are compared; of a word that more titles hold, the category decides. */
const comparedTitles = 5_000
const mostTitles = 20_000

/**
 * The places of what a keyword found, best first: a title that is the keyword, whose thing it names, that begins with
 * it, holds it whole, holds all its parts; then summary, tags and materials; then the description; then what only sounds like it.
 * Alike in this, they stand as recommended.
 */
export function placesByRelevance(catalogue: Catalogue, hits: Hits, keyword: string): number[] {
  const { everything, products } = catalogue
  const scores = new Map<number, number>()
  const raise = (numbers: number[], score: (place: number) => number) => {
    for (const number of numbers) {
      const place = placeOfNumber(catalogue, number)
      if (place !== undefined && isIn(everything, place)) scores.set(place, score(place))
    }
  }
  const phrase = foldText(keyword).trim()
  raise(hits.sounding, () => -1)
  raise(hits.anywhere, () => 0)
  raise(hits.labelled, () => 1)
  const isNamed = namedLists(catalogue, phrase)
  const isCompared = hits.titled.length <= comparedTitles
  raise(hits.titled, (place) => {
    const byCategory = isNamed(products.categoryLists[place] ?? 0) ? 3 : 0
    return 2 + (isCompared ? Math.max(titleMatch(foldedTitles(catalogue, place), phrase), byCategory) : byCategory)
  })
  const places = Uint32Array.from(scores.keys())
  const { ranks, numbers } = products
  places.sort(
    (a, b) =>
      (scores.get(b) ?? 0) - (scores.get(a) ?? 0) ||
      (ranks[b] ?? 0) - (ranks[a] ?? 0) ||
      (numbers[a] ?? 0) - (numbers[b] ?? 0),
  )
  return [...places]
}

/** The titles as searches compare them. */
function foldedTitles({ foldedTitles: kept, products }: Catalogue, place: number): string[] {
  const known = kept.get(place)
  if (known) return known
  if (kept.size >= mostTitles) kept.clear()
  const folded = [...new Set(Object.values(products.titles.at(place)).map(foldText))]
  kept.set(place, folded)
  return folded
}

function titleMatch(titles: string[], phrase: string): number {
  if (titles.includes(phrase)) return 4
  if (titles.some((title) => isNamedIn(title, phrase))) return 3
  if (titles.some((title) => title.startsWith(phrase))) return 2
  return titles.some((title) => title.includes(phrase)) ? 1 : 0
}

/** Whether a list of categories holds one whose name says that what is in it is this. */
function namedLists({ categories, categoryLists }: Catalogue, phrase: string): (list: number) => boolean {
  const named = new Set(
    [...categories.values()]
      .filter(({ title }) => Object.values(title).some((name) => isNamedIn(foldText(name), phrase)))
      .map(({ id }) => id),
  )
  const known = new Map<number, boolean>()
  return (list) => {
    const before = known.get(list)
    if (before !== undefined) return before
    const isNamed = categoryLists.at(list)?.some((id) => named.has(id)) ?? false
    known.set(list, isNamed)
    return isNamed
  }
}
