import { slugOf } from '@fitout/contract/formats.ts'
import type { writtenPost } from '@fitout/contract/writings/written-posts.ts'
import type { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { writtenListing } from '../../database/listing-columns.ts'
import type { Place } from '../../http/pages.ts'
import { pictureIdOf, presentPicture } from '../pictures/pictures-service.ts'
import { savePost } from './save-post.ts'
import { holdPostCategories } from './staff-post-categories-queries.ts'
import {
  type DraftFilter,
  listPostTitleRows,
  listWrittenPostRows,
  type WrittenPostRow,
} from './written-posts-queries.ts'

type Written = z.input<typeof writtenPost>

/** All articles as written by staff, by id, or those with the given ids. */
export async function listWrittenPosts(db: Database, ids?: readonly string[]): Promise<Map<string, Written>> {
  const rows = await listWrittenPostRows(db, ids)
  return new Map(rows.map((row) => [row.id, toWritten(row)]))
}

/** The titles of one page of articles, newest first, and the number of matches. */
export async function listTitlesOfPosts(db: Database, filter: DraftFilter, place: Place) {
  return listPostTitleRows(db, filter, place)
}

/** Publishes an article as written. It keeps the key of its address and the day of its first publication. */
export async function publishPost(db: Database, id: string, post: Written, now: Date): Promise<void> {
  const [known] = await listWrittenPostRows(db, [id])
  const { picture, category_ids, is_shown, ...texts } = post
  // A category may have been removed since the article or the restored version was written.
  const there = await holdPostCategories(db, category_ids)
  await savePost(
    db,
    {
      ...texts,
      id,
      key: known?.key ?? `${slugOf(post.title.en || post.title.zh || '').slice(0, 60)}-${id.slice(-8)}`,
      picture: picture && { id: pictureIdOf(picture.url), alt: picture.alt },
      categoryIds: category_ids.filter((category) => there.has(category)),
      status: is_shown ? 'ACTIVE' : known?.status === 'ARCHIVED' ? 'ARCHIVED' : 'INACTIVE',
      publishedAt: known?.published_at ?? now,
    },
    now,
  )
}

function toWritten(row: WrittenPostRow): Written {
  const { title, excerpt, body, author, tags, rank, picture, picture_alt, category_ids } = row
  return {
    title,
    excerpt,
    picture: picture && presentPicture(picture, picture_alt ?? {}),
    category_ids,
    body,
    author,
    tags,
    rank,
    is_shown: row.status === 'ACTIVE',
    ...writtenListing(row),
  }
}
