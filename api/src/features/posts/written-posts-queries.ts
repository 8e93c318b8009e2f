import { sql } from 'kysely'
import type { Words } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
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

export type WrittenPostRow = Omit<WrittenPost, 'picture' | 'categoryIds' | 'publishedAt'> & {
  picture: PictureRow | null
  picture_alt: Words | null
  category_ids: string[]
  published_at: Date | null
}

/** Every article, whatever its state, the newest first. */
export async function listWrittenPostRows(db: Database, ids: readonly string[] | undefined): Promise<WrittenPostRow[]> {
  const { rows } = await sql<WrittenPostRow>`
    select p.id, p.key, p.title, p.excerpt, p.body, p.author, p.tags, p.picture_alt, p.status, p.rank, p.published_at,
      (select to_jsonb(i) from pictures i where i.id = p.picture_id) as picture,
      array(select m.category_id::text from post_category_members m join post_categories c on c.id = m.category_id
        where m.post_id = p.id order by c.position) as category_ids
    from posts p where ${ids ?? null}::uuid[] is null or p.id = any(${ids ?? null}::uuid[])
    order by p.published_at desc nulls first, p.id`.execute(db)
  return rows
}

/** In the same order. */
export async function listPostTitleRows(db: Database): Promise<Pick<WrittenPostRow, 'id' | 'title' | 'status'>[]> {
  return db
    .selectFrom('posts as p')
    .select(['p.id', 'p.title', 'p.status'])
    .orderBy('p.published_at', (by) => by.desc().nullsFirst())
    .orderBy('p.id')
    .execute()
}
