import { sql } from 'kysely'
import type { Words } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
import type { PictureRow } from '../pictures/pictures-service.ts'

/** A public post with what belongs to it in one row; what is not public is not there. */
export type PostRow = {
  id: string
  slug: Words
  title: Words
  excerpt: Words
  author: Words
  tags: Words[]
  published_at: Date
  picture: PictureRow | null
  picture_alt: Words | null
  categories: { _id: string; key: string; title: Words; slug: Words }[]
  likes: number
  comments: number
}

const isPublic = (now: Date) => sql<boolean>`(p.status = 'ACTIVE' and p.published_at <= ${now})`

export async function listLikedPosts(
  db: Database,
  accountId: string,
  now: Date,
  page: { offset: number; limit: number },
): Promise<{ posts: PostRow[]; total: number }> {
  const liked = sql`from post_likes l join posts p on p.id = l.post_id
    where l.account_id = ${accountId}::uuid and ${isPublic(now)}`
  const { rows } = await sql<PostRow>`
    select p.id, p.slug, p.title, p.excerpt, p.author, p.tags, p.published_at, p.picture_alt,
      (select to_jsonb(picture) from (
        select id, width, height, widths, colour from pictures where id = p.picture_id) picture) as picture,
      coalesce((select jsonb_agg(jsonb_build_object('_id', c.id, 'key', c.key, 'title', c.title, 'slug', c.slug)
        order by c.position) from post_category_members m join post_categories c on c.id = m.category_id
        where m.post_id = p.id and c.status = 'ACTIVE'), '[]') as categories,
      (select count(*) from post_likes where post_id = p.id) as likes,
      (select count(*) from post_comments where post_id = p.id and status = 'ACTIVE') as comments
    ${liked} order by l.created_at desc, p.id desc offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total ${liked}`.execute(db)
  return { posts: rows, total: counted.rows[0]?.total ?? 0 }
}

/** Locks the public post against being taken down meanwhile; false where there is none. */
export async function holdPublicPost(db: Database, postId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from posts p where p.id = ${postId}::uuid and ${isPublic(now)} for key share`.execute(db)
  return rows.length > 0
}

/** Waits for another change of the same like, so that of two at once the second sees what the first did. */
export async function holdLike(db: Database, postId: string, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`like ${postId} ${accountId}`}, 0))`.execute(db)
}

export async function deleteLike(db: Database, postId: string, accountId: string): Promise<boolean> {
  const row = await db
    .deleteFrom('post_likes')
    .where('post_id', '=', postId)
    .where('account_id', '=', accountId)
    .returning('post_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertLike(db: Database, postId: string, accountId: string, now: Date): Promise<void> {
  await db
    .insertInto('post_likes')
    .values({ post_id: postId, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countLikes(db: Database, postId: string): Promise<number> {
  const { count } = await db
    .selectFrom('post_likes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
  return count
}

/** Gives a guest's likes to an account; what both like is liked once. */
export async function moveLikes(db: Database, guestId: string, accountId: string): Promise<void> {
  await sql`
    with moved as (delete from post_likes where account_id = ${guestId}::uuid returning post_id, created_at)
    insert into post_likes (post_id, account_id, created_at)
    select post_id, ${accountId}::uuid, created_at from moved on conflict do nothing`.execute(db)
}
