import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

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
