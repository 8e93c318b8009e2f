import { sql } from 'kysely'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
import type { HeldFor } from './comment-spam.ts'
import type { Place } from '../../http/pages.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'

export type CommentRow = {
  id: string
  account_id: string | null
  username: string | null
  /** The writer's picture, where others may see it. */
  face_id: string | null
  comment: string
  language: Locale | null
  status: 'DRAFT' | 'ACTIVE'
  created_at: Date
}

const newestFirst = keyset(['c.created_at', 'instant', 'desc'], ['c.id', 'id', 'desc'])

/** Published comments and the reader's own pending ones, newest first. */
export async function listComments(db: Database, postId: string, readerId: string | undefined, page: Place) {
  const visible = sql`from post_comments c left join accounts a on a.id = c.account_id
    left join files f on f.id = a.avatar_file_id and f.is_public and a.disabled_at is null
    where c.post_id = ${postId}::uuid
      and (c.status = 'ACTIVE' or (c.status = 'DRAFT' and c.account_id = ${readerId ?? null}::uuid))`
  const { rows } = await sql<CommentRow & Keyed>`
    select c.id, c.account_id, a.username, f.id as face_id, c.comment, c.language, c.status, c.created_at,
      ${newestFirst.key} as row_key ${visible} and ${newestFirst.follows(page.after)}
    order by ${newestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*) as total ${visible}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function findFaceOf(db: Database, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts as a')
    .innerJoin('files as f', 'f.id', 'a.avatar_file_id')
    .select('f.id')
    .where('a.id', '=', accountId)
    .where('f.is_public', '=', true)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Locks the account, then the text, so that concurrent comments see each other. */
export async function holdWriter(db: Database, accountId: string, fingerprint: string): Promise<void> {
  for (const name of [`comment by ${accountId}`, `comment saying ${fingerprint}`]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  }
}

export async function findCircumstances(db: Database, accountId: string, fingerprint: string, now: Date) {
  const since = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const { rows } = await sql<{ lastHour: number; lastMinute: number; ownRepeats: number; othersRepeats: number }>`
    select
      (select count(*) from post_comments where account_id = ${accountId}::uuid and status = 'ACTIVE'
        and created_at > ${since(60)}) as "lastHour",
      (select count(*) from post_comments where account_id = ${accountId}::uuid and status = 'ACTIVE'
        and created_at > ${since(1)}) as "lastMinute",
      count(*) filter (where account_id = ${accountId}::uuid) as "ownRepeats",
      count(*) filter (where account_id is distinct from ${accountId}::uuid) as "othersRepeats"
    from post_comments where fingerprint = ${fingerprint} and fingerprint <> '' and created_at > ${since(24 * 60)}`.execute(
    db,
  )
  return rows[0] ?? { lastHour: 0, lastMinute: 0, ownRepeats: 0, othersRepeats: 0 }
}

export type NewComment = {
  id: string
  postId: string
  accountId: string
  comment: string
  language: Locale
  fingerprint: string
  heldFor: HeldFor | undefined
  now: Date
}

export async function insertComment(db: Database, { now, ...comment }: NewComment): Promise<void> {
  await db
    .insertInto('post_comments')
    .values({
      id: comment.id,
      post_id: comment.postId,
      account_id: comment.accountId,
      comment: comment.comment,
      language: comment.language,
      fingerprint: comment.fingerprint,
      status: comment.heldFor ? 'DRAFT' : 'ACTIVE',
      held_for: comment.heldFor ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}
