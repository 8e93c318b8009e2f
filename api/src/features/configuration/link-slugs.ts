import { linksIn } from '@fitout/contract/links-in.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { pathOfAddress, screenAt } from '@fitout/contract/screen-at.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { listSlugs } from './link-slugs-queries.ts'

/**
 * The slugs of what the links of content lead to, so that each can be written as the final address. A name changed later
 * costs a redirect until the content is read again.
 */
export async function findLinkSlugs(db: Database, content: unknown): Promise<Record<string, Words>> {
  const ids = linksIn(content).flatMap(({ address }) => screenAt(pathOfAddress(address))?.id?.toLowerCase() ?? [])
  const known = [...new Set(ids)].filter(isId)
  if (known.length === 0) return {}
  return Object.fromEntries((await listSlugs(db, known)).map(({ id, slug }) => [id, slug]))
}
