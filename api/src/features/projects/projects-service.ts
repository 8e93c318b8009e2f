import type { AnswerInput, Query } from '@fitout/contract/endpoint.ts'
import type { filterProjects, findProject } from '@fitout/contract/projects.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { cut, pageOf } from '../../http/pages.ts'
import { foldText } from '../catalogue/catalogue-service.ts'
import { presentCard, presentDetails } from './present-project.ts'
import { findPublicProject, listProjectCards, listProjectFacts } from './projects-queries.ts'
import { type ProjectFacts, projectFacets, selectProjects } from './select-projects.ts'
import { sortProjects } from './sort-projects.ts'

export { listTitlesOfProjects, listWrittenProjects, publishProject } from './written-projects.ts'
export { findProjectIds, hideProject, listKnownProjectWords, rankAboveAll } from './written-projects-queries.ts'

/** Returns one page of the portfolio with its facets: two statements, however many filters. */
export async function filterPortfolio(
  context: Context,
  request: { request: Request; query: Query<typeof filterProjects> },
): Promise<AnswerInput<typeof filterProjects>> {
  const { query } = request
  const words = wordsOf(query.keyword)
  const facts = await listProjectFacts(context.db, context.clock.now(), words.length > 0)
  const ids = query.ids && new Set(query.ids.map((id) => id.toLowerCase()))
  const found = facts.filter((project) => (!ids || ids.has(project.id)) && holds(project, words))
  const chosen = sortProjects(selectProjects(found, query), query.sort_by, query.sort_order)
  const onPage = cut(chosen, query, ({ id }) => id)
  const page = await pageOf(context, request, onPage, async (shown) => {
    const cards = shown.map(({ id }) => id)
    return cards.length > 0 ? (await listProjectCards(context.db, cards)).map(presentCard) : []
  })
  return { ...page, facets: projectFacets(found, query) }
}

function wordsOf(keyword: string | undefined): string[] {
  return foldText(keyword ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
}

function holds({ texts }: ProjectFacts, words: string[]): boolean {
  if (words.length === 0) return true
  const folded = foldText(texts.join('\n'))
  return words.every((word) => folded.includes(word))
}

/** Returns a public project. Throws `project-not-found`, also for a draft. */
export async function requireProject(context: Context, id: string): Promise<AnswerInput<typeof findProject>['data']> {
  if (!isId(id)) throw new AppError('project-not-found')
  const row = await findPublicProject(context.db, id, context.clock.now())
  if (!row) throw new AppError('project-not-found')
  return presentDetails(row)
}
