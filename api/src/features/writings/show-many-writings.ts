import type { Words } from '@fitout/contract/locales.ts'
import { countedAtMost } from '@fitout/contract/limits.ts'
import type { Context } from '../../context.ts'
import type { Key } from '../../database/keyset.ts'
import { isId } from '../../database/new-id.ts'
import { pageOf, placeOf } from '../../http/pages.ts'
import { foldText } from '../catalogue/catalogue-service.ts'
import { listPicturesById, pictureIdOf, pictureOf } from '../pictures/pictures-service.ts'
import { titleOf, type WritingKind } from './writing-kinds.ts'
import { type Listing, summaryOf } from './writing-summary.ts'
import { type Kind, listDraftTitles, listWritingRows, type Written } from './writings-queries.ts'

type Row = {
  key: string
  live?: { title: Words; is_shown: boolean; is_archived: boolean; picture_id: string | null; published_at: Date | null }
  row_key: Key
}

/** The first part of the key of a row that was never published. */
const unpublishedMark = 'draft'

/**
 * One page of the texts of a kind with very many, unpublished ones first; only the titles of drafts are held in
 * memory.
 */
export async function showManyWritings(
  context: Context,
  kind: Kind,
  { titles, known }: NonNullable<WritingKind['many']>,
  listing: Listing,
) {
  const { db } = context
  const { q, state } = listing.query
  const has_draft = state === 'scheduled' ? true : listing.query.has_draft
  const words = foldText(q ?? '')
    .split(/\s+/u)
    .filter(Boolean)
  const drafts = await listDraftTitles(db, kind, state === 'scheduled')
  const drafted = drafts.map(({ key }) => key)
  const found = drafts
    .filter(({ key, title }) => {
      const text = foldText([key, ...Object.values(titleOf({ title }))].join('\n'))
      return words.every((word) => text.includes(word))
    })
    .map(({ key }) => key)
  const published = new Set(await known(db, found))
  const unpublished = has_draft === false || state === 'archived' ? [] : found.filter((key) => !published.has(key))

  const { offset, limit, after } = placeOf(listing.query)
  const isAmongLive = after !== undefined && after[0] !== unpublishedMark
  const last = after && !isAmongLive ? unpublished.indexOf(String(after[1])) : -1
  // If the draft at the cursor was discarded meanwhile, the page number decides.
  const start = last >= 0 ? last + 1 : after ? (listing.query.page - 1) * listing.query.per_page : offset
  const first: Row[] = isAmongLive
    ? []
    : unpublished.slice(start, start + limit).map((key) => ({ key, row_key: [unpublishedMark, key] }))
  const live = await titles(
    db,
    { words, drafted, found, has_draft, state },
    {
      offset: isAmongLive ? 0 : Math.max(0, start - unpublished.length),
      limit: limit - first.length,
      after: isAmongLive ? after : undefined,
    },
  )
  const rows: Row[] = [
    ...first,
    ...live.rows.map(({ id, title, status, picture_id, published_at, row_key }) => ({
      key: id,
      live: { title, is_shown: status === 'ACTIVE', is_archived: status === 'ARCHIVED', picture_id, published_at },
      row_key,
    })),
  ]
  const total = Math.min(unpublished.length + live.total, countedAtMost + 1)
  return pageOf(context, listing, { rows, total }, async (shown) => {
    const stored = await listWritingRows(
      db,
      kind,
      shown.map(({ key }) => key),
    )
    const byKey = new Map(stored.map((row) => [row.key, row]))
    const pictureOfRow = ({ key, live: data }: Row) => (data ? data.picture_id : pictureInDraft(byKey.get(key)?.draft))
    const pictures = await listPicturesById(
      db,
      shown.flatMap((row) => pictureOfRow(row) ?? []),
    )
    return shown.map((row) => {
      const picture = pictures.find(({ id }) => id === pictureOfRow(row))
      return {
        ...summaryOf(row.key, row.live, byKey.get(row.key)),
        picture: picture ? pictureOf(picture) : null,
        is_archived: row.live?.is_archived ?? false,
        published_at: row.live?.published_at?.toISOString() ?? null,
      }
    })
  })
}

/** The main picture of a draft, which may contain anything. */
function pictureInDraft(draft: Written | null | undefined): string | null {
  const picture = draft?.['picture']
  if (typeof picture !== 'object' || picture === null || !('url' in picture)) return null
  const id = pictureIdOf(String(picture.url))
  return isId(id) ? id : null
}
