import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Serialises changes of the same like, so that the second of two sees the first. */
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

/**
 * Every session is a new guest: at most this many guest likes of one network count for an article, though each guest
 * sees their own.
 */
const countedOfSource = 120

export async function insertLike(
  db: Database,
  { postId, accountId, source = null }: { postId: string; accountId: string; source: string | null | undefined },
  now: Date,
): Promise<void> {
  if (source)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`likes of ${postId} from ${source}`}, 0))`.execute(db)
  await sql`
    insert into post_likes (post_id, account_id, created_at, source, is_counted)
    select ${postId}::uuid, ${accountId}::uuid, ${now}, ${source}::text, ${source}::text is null or (
      select count(*) from post_likes where post_id = ${postId}::uuid and source = ${source}::text and is_counted
    ) < ${countedOfSource}
    on conflict do nothing`.execute(db)
}

export async function countLikes(db: Database, postId: string): Promise<number> {
  const { count } = await db
    .selectFrom('post_likes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('post_id', '=', postId)
    .where('is_counted', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** Moves a guest's likes to an account, without duplicates. */
export async function moveLikes(db: Database, guestId: string, accountId: string): Promise<void> {
  await sql`
    with moved as (delete from post_likes where account_id = ${guestId}::uuid returning post_id, created_at)
    insert into post_likes (post_id, account_id, created_at)
    select post_id, ${accountId}::uuid, created_at from moved on conflict do nothing`.execute(db)
}
