import type { writtenPage } from '@fitout/contract/writings/written-pages.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { writtenListing } from '../../database/listing-columns.ts'
import { listPublishedContents } from './contents-queries.ts'

/** Every page as staff write it, by its slug. */
export async function listWrittenPages(db: Database): Promise<Map<string, z.input<typeof writtenPage>>> {
  const rows = await listPublishedContents(db)
  return new Map(
    rows.map(({ slug, title, description, blocks, ...row }) => {
      const written = (blocks as Record<string, unknown>[]).map(({ html: _made, ...block }) => block)
      const texts = { title, description, blocks: written as z.input<typeof writtenPage>['blocks'] }
      return [slug, { ...texts, ...writtenListing(row) }]
    }),
  )
}
