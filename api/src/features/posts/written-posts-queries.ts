import { sql } from 'kysely'
import type { Words } from '@fitout/contract/locales.ts'
import { inState, type WritingState } from '../../database/archived-texts.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type ListingColumns, listingColumns } from '../../database/listing-columns.ts'
import { type Key, keyset } from '../../database/keyset.ts'
import { picture } from '../../database/picture-column.ts'
import type { Place } from '../../http/pages.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'
import type { WrittenPost } from './written-post.ts'

type PostToKeep = WrittenPost & { slug: Words; html: Words; searchText: string; now: Date }

export async function upsertPost(db: Database, post: PostToKeep): Promise<void> {
  const values = {
    key: post.key,
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    body: post.body,
    html: post.html,
    search_text: post.searchText,
    author: post.author,
    ...listingColumns(post),
    tags: sql<string>`${JSON.stringify(post.tags)}::jsonb`,
    picture_id: post.picture?.id ?? null,
    picture_alt: post.picture?.alt ?? null,
    status: post.status,
    rank: post.rank,
    published_at: post.publishedAt,
    updated_at: post.now,
  }
  await db
    .insertInto('posts')
    .values({ id: post.id, created_at: post.now, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export async function replaceCategories(db: Database, postId: string, categoryIds: string[]): Promise<void> {
  await db.deleteFrom('post_category_members').where('post_id', '=', postId).execute()
  if (categoryIds.length === 0) return
  const rows = categoryIds.map((category_id) => ({ post_id: postId, category_id }))
  await db.insertInto('post_category_members').values(rows).execute()
}

export type NewCategory = { id: string; key: string; title: Words; slug: Words; position: number }

export async function insertPostCategories(db: Database, categories: NewCategory[]): Promise<void> {
  await db.insertInto('post_categories').values(categories).execute()
}

export type WrittenPostRow = Omit<WrittenPost, 'picture' | 'categoryIds' | 'publishedAt'> &
  ListingColumns & {
    picture: PictureRow | null
    picture_alt: Words | null
    category_ids: string[]
    published_at: Date | null
  }

/** All articles, whatever their state, newest first. */
export async function listWrittenPostRows(db: Database, ids: readonly string[] | undefined): Promise<WrittenPostRow[]> {
  const { rows } = await sql<WrittenPostRow>`
    select p.id, p.key, p.title, p.excerpt, p.body, p.author, p.tags, p.picture_alt, p.status, p.rank, p.published_at,
      p.listing_title, p.listing_description,
      ${picture('p.picture_id')} as picture,
      array(select m.category_id::text from post_category_members m join post_categories c on c.id = m.category_id
        where m.post_id = p.id order by c.position) as category_ids
    from posts p where ${ids ?? null}::uuid[] is null or p.id = any(${ids ?? null}::uuid[])
    order by p.published_at desc nulls first, p.id desc`.execute(db)
  return rows
}

/** Keys of articles: `drafted` have a draft, `found` have a draft title that contains the search words. */
export type DraftFilter = { words: readonly string[]; drafted: readonly string[]; found: readonly string[] } & {
  has_draft?: boolean | undefined
  state: WritingState | undefined
}

export type PostTitleRow = Pick<WrittenPostRow, 'id' | 'title' | 'published_at'> & {
  status: string
  picture_id: string | null
  row_key: Key
}

const newestFirst = keyset(
  [sql`coalesce(p.published_at, '9999-01-01 00:00:00+00')`, 'instant', 'desc'],
  ['p.id', 'id', 'desc'],
)

/** One page of the articles' titles, in the same order. */
export async function listPostTitleRows(
  db: Database,
  { words, drafted, found, has_draft, state }: DraftFilter,
  { offset, limit, after }: Place,
): Promise<{ rows: PostTitleRow[]; total: number }> {
  const hasDraft = sql<boolean>`p.id = any(${drafted}::uuid[])`
  const holds = words.map((word) => sql`strpos(p.search_text, ${word}) > 0`)
  const byId = words.map((word) => sql`strpos(p.id::text, ${word}) > 0`)
  const isFound = sql<boolean>`case when ${hasDraft} then p.id = any(${found}::uuid[])
    else (${sql.join(holds, sql` and `)}) or (${sql.join(byId, sql` and `)}) end`
  const among = sql<boolean>`${has_draft ?? null}::boolean is null or ${hasDraft} = ${has_draft ?? null}`
  const matches = sql`(${among}) and (${inState(state, words.length > 0)}) and ${words.length > 0 ? isFound : sql`true`}`
  const { rows } = await sql<PostTitleRow>`
    select p.id, p.title, p.status, p.picture_id, p.published_at, ${newestFirst.key} as row_key from posts p
    where ${matches} and ${newestFirst.follows(after)}
    order by ${newestFirst.order} limit ${limit} offset ${offset}`.execute(db)
  return { rows, total: await countRows(db, sql`select from posts p where ${matches}`) }
}

const amongLatest = 300

/** The authors and tags of the latest articles, the last used first. */
export async function listKnownPostWords(db: Database): Promise<{ field: string; words: Words }[]> {
  const { rows } = await sql<{ field: string; words: Words }>`
    with latest as (select author, tags, published_at as used from posts
      where status = 'ACTIVE' order by published_at desc limit ${amongLatest})
    select field, words from (
      select 'author' as field, author as words, max(used) as used from latest group by author
      union all
      select 'tags', tag, max(used) from latest, jsonb_array_elements(tags) as tag group by tag) known
    order by used desc, words`.execute(db)
  return rows
}

export async function findPostIds(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from posts where id = any(${ids}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}
