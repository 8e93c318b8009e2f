import type { Words } from '@fitout/contract/locales.ts'
import { foldText, indexTerms, mendTypos, queryTerms } from '../catalogue/catalogue-service.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'

/** A page in the text index. */
export type SearchedPage = {
  id: string
  title: Words
  slug: Words
  summary: Words
  picture: PictureRow | null
  /** Besides title and summary: texts with a high and with a low weight. */
  labels: string[]
  body: string[]
}

type Filed = { page: SearchedPage; terms: ReadonlySet<string>; titles: string[] }
export type TextIndex = { filed: readonly Filed[]; words: ReadonlyMap<string, number> }

export function buildIndex(pages: readonly SearchedPage[]): TextIndex {
  const words = new Map<string, number>()
  const filed = pages.map((page) => {
    const titles = textsOf(page.title)
    const { terms, words: own } = indexTerms({
      title: titles,
      labels: [...textsOf(page.summary), ...page.labels],
      body: page.body,
    })
    for (const word of own) words.set(word, (words.get(word) ?? 0) + 1)
    return { page, terms: new Set(terms), titles: titles.map((title) => foldText(title)) }
  })
  return { filed, words }
}

/**
 * Returns the pages that contain every term of one of the keywords, best first; typos are corrected when nothing is
 * found.
 */
export function searchIndex(index: TextIndex, keywords: readonly string[]) {
  const found = pagesWith(index, keywords)
  if (found.length > 0) return { pages: found, corrected: null }
  const mended = mendTypos(keywords[0] ?? '', index.words)
  return { pages: mended === undefined ? [] : pagesWith(index, [mended]), corrected: mended ?? null }
}

function pagesWith({ filed }: TextIndex, keywords: readonly string[]): SearchedPage[] {
  const wanted = keywords.map((keyword) => ({ terms: queryTerms(keyword), phrase: foldText(keyword).trim() }))
  return filed
    .map((one) => ({ page: one.page, score: Math.max(...wanted.map((each, rank) => scoreOf(one, each, rank))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page)
}

/** Title before labels before body; synonyms score slightly lower than the keyword as typed. */
function scoreOf({ terms, titles }: Filed, wanted: { terms: string[]; phrase: string }, rank: number): number {
  const holds = (level: number) => wanted.terms.every((term) => terms.has(`${level}${term}`))
  if (wanted.terms.length === 0 || !holds(3)) return 0
  const base = holds(1) ? (titles.some((title) => title.includes(wanted.phrase)) ? 4 : 3) : holds(2) ? 2 : 1
  return base - (rank > 0 ? 0.5 : 0)
}

function textsOf(words: Words): string[] {
  return Object.values(words).filter((text) => text !== undefined && text !== '')
}
