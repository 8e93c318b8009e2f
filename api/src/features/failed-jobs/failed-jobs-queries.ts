import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type FailedJobRow = {
  id: string
  name: string
  state: 'failed' | 'retry'
  retry_count: number
  created_on: Date
}

// A first failure is often a brief network problem that resolves itself.
const failed = sql`from pgboss.job where (state = 'failed' or (state = 'retry' and retry_count >= 2))`
const oldestFirst = keyset(['created_on', 'instant', 'asc'], ['id', 'id', 'asc'])

export async function listFailedJobRows(db: Database, page: Place) {
  const { rows } = await sql<FailedJobRow & Keyed>`
    select id, name, state, retry_count, created_on, ${oldestFirst.key} as row_key
    ${failed} and ${oldestFirst.follows(page.after)} order by ${oldestFirst.order} offset ${page.offset} limit ${page.limit}`.execute(
    db,
  )
  const counted = await sql<{ count: number }>`select count(*) as count ${failed}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

/** Returns the job and locks its row until the transaction ends. */
export async function lockFailedJob(db: Database, id: string): Promise<FailedJobRow | undefined> {
  const { rows } = await sql<FailedJobRow>`
    select id, name, state, retry_count, created_on from pgboss.job
    where id = ${id}::uuid and state in ('failed', 'retry') for update`.execute(db)
  return rows[0]
}

/** Requeues the oldest failed jobs, up to a number. */
export async function makeAllDue(db: Database, atMost: number): Promise<FailedJobRow[]> {
  const { rows } = await sql<FailedJobRow>`
    with found as (
      select id, name, state, retry_count, created_on ${failed} order by created_on, id limit ${atMost} for update skip locked
    )
    update pgboss.job j set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(j.retry_limit, j.retry_count + 5)
    from found where j.name = found.name and j.id = found.id
    returning found.id, found.name, found.state, found.retry_count, found.created_on`.execute(db)
  return rows
}

/** Returns whether anything changed. */
export async function setPaused(db: Database, isPaused: boolean): Promise<boolean> {
  if (isPaused) {
    const added = await db
      .insertInto('paused_jobs')
      .defaultValues()
      .onConflict((on) => on.doNothing())
      .executeTakeFirst()
    return added.numInsertedOrUpdatedRows === 1n
  }
  const removed = await db.deleteFrom('paused_jobs').executeTakeFirst()
  return removed.numDeletedRows > 0n
}

/** Requeues a job, due now, with retries left. */
export async function makeDue(db: Database, { id, name }: FailedJobRow): Promise<void> {
  await sql`
    update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 5)
    where name = ${name} and id = ${id}::uuid`.execute(db)
}
