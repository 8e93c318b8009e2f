import { contentBlock, type latestContent } from '@fitout/contract/contents.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Words } from '@fitout/contract/locales.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { WrittenListing } from '../../database/listing-columns.ts'
import { AppError } from '../../http/app-error.ts'
import { fillInHoldTimes, findLinkSlugs } from '../configuration/configuration-service.ts'
import { renderWords } from '../markdown/markdown-service.ts'
import { findPublishedContent, insertPublishedContent } from './contents-queries.ts'

export { listWrittenPages } from './written-pages.ts'

type PublicBlock = z.input<typeof contentBlock>

/** A block as staff write it: Markdown without HTML, and hidden blocks included. */
export type WrittenBlock = (Exclude<PublicBlock, { type: 'markdown' }> | { type: 'markdown'; body: Words }) & {
  is_hidden?: boolean | undefined
}

export type WrittenContent = WrittenListing & {
  slug: string
  title: Words
  description: Words
  updatedOn: string
  blocks: WrittenBlock[]
}

/** The newest published version of a page. Throws `content-not-found`. */
export async function requireContent(
  context: Context,
  slug: string,
): Promise<AnswerInput<typeof latestContent>['data']> {
  const row = await findPublishedContent(context.db, slug)
  if (!row) throw new AppError('content-not-found')
  const { published_at, blocks, ...shared } = row
  // Validated when published; the response schema checks them again.
  const shown = (blocks as (PublicBlock & { is_hidden?: boolean })[]).filter(({ is_hidden }) => !is_hidden)
  const content = fillInHoldTimes(context.config, { ...shared, blocks: shown })
  return { ...content, published_at: published_at.toISOString(), slugs: await findLinkSlugs(context.db, shown) }
}

/** Publishes a new version. Markdown is stored beside its HTML, so that it can be edited. */
export async function publishContent(db: Database, content: WrittenContent): Promise<void> {
  const blocks = content.blocks.map((block) => {
    const hidden = block.is_hidden ? { is_hidden: true } : {}
    if (block.type !== 'markdown') return { ...contentBlock.parse(block), ...hidden }
    return { type: block.type, body: block.body, html: renderWords(block.body), ...hidden }
  })
  await insertPublishedContent(db, { ...content, blocks })
}
