import type { Query } from '@fitout/contract/endpoint.ts'
import type { listWritings } from '@fitout/contract/staff/writings.ts'
import { titleOf } from './writing-kinds.ts'
import type { WritingRow, Written } from './writings-queries.ts'

export type Listing = { request: Request; query: Query<typeof listWritings> }

/** The fields of a text in lists; the title is that of the draft, if there is one. */
export function summaryOf(key: string, live: object | undefined, row: WritingRow | undefined) {
  const title = titleOf((row?.draft as Written | null) ?? live)
  return {
    _id: key,
    title: Object.values(title).some(Boolean) ? title : titleOf(live),
    is_live: live !== undefined && (!('is_shown' in live) || live.is_shown === true),
    is_published: live !== undefined,
    has_draft: Boolean(row?.draft),
    publish_at: row?.publish_at?.toISOString() ?? null,
    publish_failure: row?.publish_failure ?? null,
    changed_at: row?.changed_at?.toISOString() ?? null,
    changed_by: row?.changer ?? null,
    revision: row?.revision ?? 0,
  }
}
