import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { searchEverything } from '@fitout/contract/search.ts'
import type { Context } from '../../context.ts'
import { upToDate } from '../../database/may-be-old.ts'
import { findSearchTerms } from '../configuration/configuration-service.ts'
import { districtSource } from './district-source.ts'
import { noteEmptySearch } from './empty-searches.ts'
import { marksIn } from './marks.ts'
import { misspellings } from './misspellings.ts'
import { placeNames } from './place-names.ts'
import { postSource } from './post-source.ts'
import { productSource } from './product-source.ts'
import { projectSource } from './project-source.ts'
import type { FoundItems, SearchSource } from './search-source.ts'
import { withSynonyms } from './synonyms.ts'

/** In display order of the groups. */
const sources: readonly SearchSource[] = [
  productSource('products'),
  productSource('services'),
  projectSource,
  postSource,
  districtSource,
]

type Question = Query<typeof searchEverything>
type Answer = AnswerInput<typeof searchEverything>['data']

/** Finds all matches, grouped by kind. Typo corrections only count when nothing matches the keyword as typed. */
export async function findEverything(context: Context, question: Question): Promise<Answer> {
  const { keyword, locale, per_group: limit } = question
  const terms = await findSearchTerms(context)
  const keywords = withSynonyms(keyword, [...terms.synonyms, ...misspellings, ...placeNames])
  const found = await Promise.all(sources.map(async (source) => source.find(context, { keywords, locale, limit })))
  const asTyped = found.map((one) => (one.corrected === null ? one : none))
  const isFound = asTyped.some(({ total }) => total > 0)
  const used = isFound ? asTyped : found
  const corrected = isFound ? null : (used.find(({ total }) => total > 0)?.corrected ?? null)
  const marked = corrected === null ? keywords : [corrected]
  const groups = sources.flatMap(({ kind }, index) => {
    const { total, items } = used[index] ?? none
    if (total === 0) return []
    return [{ kind, total, items: items.map((item) => ({ ...item, marks: marksIn(item.title, marked) })) }]
  })
  if (question.is_noted && groups.length === 0) await upToDate(() => noteEmptySearch(context, keyword, locale))
  return {
    keyword,
    corrected_keyword: corrected,
    groups,
    variants: groups.length > 0 ? [] : await findVariants(context, keyword),
    popular: terms.popular.flatMap((words) => words[locale] || []),
  }
}

const none: FoundItems = { total: 0, items: [], corrected: null }
const variantsAtMost = 4

/** Parts of a keyword that have results of their own: its words, and the character pairs of a Chinese run. */
async function findVariants(context: Context, keyword: string): Promise<string[]> {
  const runs = keyword.normalize('NFKC').match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []
  const parts = new Set(runs.flatMap((run) => (/\p{Script=Han}/u.test(run) ? pairsOf(run) : [run])))
  parts.delete(keyword.trim())
  const variants: string[] = []
  for (const part of [...parts].slice(0, 12)) {
    if (variants.length === variantsAtMost) break
    const question = { keywords: [part], locale: 'zh', limit: 1 } as const
    const found = await Promise.all(sources.map(async (source) => source.find(context, question)))
    if (found.some(({ total, corrected }) => total > 0 && corrected === null)) variants.push(part)
  }
  return variants
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length === 2) return [run]
  return characters.slice(1).map((character, index) => characters[index] + character)
}
