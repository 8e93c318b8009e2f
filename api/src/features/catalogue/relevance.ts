import type { Catalogue, FoundProducts } from './catalogue.ts'
import { foldText } from './fold-text.ts'
import { isNamedIn } from './head-noun.ts'
import {
  addTo,
  countOf,
  emptySet,
  forEachIn,
  intersectionOf,
  isIn,
  placesIn,
  type ProductSet,
  unionOf,
  without,
} from './product-set.ts'
import { recommendedFirst } from './sorted-orders.ts'

/** Up to this many matching titles are compared word for word; for more frequent words the category decides. */
const comparedTitles = 5_000
const mostTitles = 20_000
/**
 * Up to this many results are sorted directly; larger sets are found by walking all visible products in recommended
 * order.
 */
const sortedAtMost = 5_000

/**
 * Products that contain every term: in the title, in title or labels, anywhere; and those with a matching
 * pronunciation.
 */
export type Hits = { titled: ProductSet; labelled: ProductSet; anywhere: ProductSet; sounding: ProductSet }

/**
 * Ranks the results of a keyword, best first: titles equal to it, titles with it as their head noun, titles that
 * start with it, contain it, contain all its parts; then summary, tags and materials; then the description; then
 * matching pronunciation only. Equal ranks are in recommended order; `recommended` holds all visible products in that
 * order.
 */
export function ranked(
  catalogue: Catalogue,
  hits: Hits,
  keyword: string,
  recommended: Uint32Array,
): Pick<FoundProducts, 'found' | 'best'> {
  const { titled, labelled, anywhere, sounding } = hits
  const found = unionOf([anywhere, sounding], catalogue.room)
  const alike = [
    ...titledByScore(catalogue, titled, foldText(keyword).trim()),
    without(labelled, titled),
    without(anywhere, labelled),
    without(sounding, anywhere),
  ].filter((set) => countOf(set) > 0)
  function* best(among: ProductSet): Generator<number> {
    for (const set of alike) yield* asRecommended(catalogue, intersectionOf([set, among]), recommended)
  }
  if (countOf(found) > sortedAtMost) return { found, best }
  const places = Uint32Array.from(best(found))
  return { found, best: (among) => places.filter((place) => isIn(among, place)) }
}

/** Groups products by how well their titles match, best first. */
function titledByScore(catalogue: Catalogue, titled: ProductSet, phrase: string): ProductSet[] {
  const { categoryLists } = catalogue.products
  const isNamed = namedLists(catalogue, phrase)
  const isCompared = countOf(titled) <= comparedTitles
  const byScore = Array.from({ length: 5 }, () => emptySet(catalogue.room))
  forEachIn(titled, (place) => {
    const byCategory = isNamed(categoryLists[place] ?? 0) ? 3 : 0
    const score = isCompared ? Math.max(titleMatch(foldedTitles(catalogue, place), phrase), byCategory) : byCategory
    const alike = byScore[score]
    if (alike) addTo(alike, place)
  })
  return byScore.toReversed()
}

/** The products of a set in recommended order. */
export function* asRecommended(catalogue: Catalogue, alike: ProductSet, recommended: Uint32Array): Generator<number> {
  let left = countOf(alike)
  if (left <= sortedAtMost) return yield* placesIn(alike).toSorted(recommendedFirst(catalogue.products))
  for (let index = 0; left > 0 && index < recommended.length; index += 1) {
    const place = recommended[index] ?? 0
    if (!isIn(alike, place)) continue
    left -= 1
    yield place
  }
}

/** The titles folded for comparison. */
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

/** Whether a category list contains a category named after the searched thing. */
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
