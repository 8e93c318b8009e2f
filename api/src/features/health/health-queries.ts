import { sql } from 'kysely'
import type { ToldTroubles } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { isLate } from '../../jobs/schedules-queries.ts'

export async function findPause(db: Database): Promise<Date | undefined> {
  const row = await db.selectFrom('paused_jobs').select('paused_at').executeTakeFirst()
  return row?.paused_at
}

/** Raw SQL, since the migrations table is not created by a migration and has no generated type. */
export async function findNewestMigration(db: Database): Promise<{ name: string; applied_at: Date }> {
  const { rows } = await sql<{ name: string; applied_at: Date }>`
    select name, applied_at from migrations order by number desc limit 1`.execute(db)
  const [newest] = rows
  if (!newest) throw new Error('the database has no migration')
  return newest
}

export type LastBackup = { last_at: Date | null; is_late: boolean }

/** A shop that never had a backup has a day to make the first one. */
export async function findLastBackup(db: Database): Promise<LastBackup> {
  const { rows } = await sql<LastBackup>`
    select last_at, coalesce(${sql.raw(isLate)}, began_at < now() - interval '1 day') as is_late
    from (select min(applied_at) as began_at from migrations) m left join scheduled_jobs on name = 'backup'`.execute(db)
  const [found] = rows
  if (!found) throw new Error('an aggregate has a row')
  return found
}

/** The problems reported to staff. */
export type TroubleKind = ToldTroubles['kind']

export type Wait = { name: string; seconds: number; failed: number }

/**
 * For each queue, how long its oldest job has waited and how many jobs have failed for good. A job that has been
 * retried counts as waiting since it was queued.
 */
export async function listWaits(db: Database): Promise<Wait[]> {
  const { rows } = await sql<Wait>`
    select name, count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(case when retry_count > 3 then created_on else start_after end)
        filter (where state in ('created', 'retry', 'active') and (retry_count > 3 or start_after <= now()))), 0)::float8 as seconds
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name`.execute(db)
  return rows
}

export async function countRefundsOlderThan(db: Database, minutes: number): Promise<number> {
  const { count } = await db
    .selectFrom('payment_refunds')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('sent_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Records the current problems. Returns whether to report to staff: a new problem, or one last reported this many
 * hours ago. A problem that was gone for less than an hour is not new.
 */
export async function noteTroubles(db: Database, kinds: readonly TroubleKind[], againHours: number): Promise<boolean> {
  const now = sql<Date>`now()`
  await db
    .deleteFrom('told_troubles')
    .where('seen_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  if (kinds.length === 0) return false
  const before = sql<Date>`now() - make_interval(hours => ${againHours})`
  await db
    .insertInto('told_troubles')
    .values(kinds.toSorted().map((kind) => ({ kind, told_at: sql<Date>`'-infinity'`, seen_at: now })))
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ seen_at: now }))
    .execute()
  const noted = await db
    .updateTable('told_troubles')
    .set({ told_at: now })
    .where('kind', 'in', kinds)
    .where('told_at', '<', before)
    .returning('kind')
    .execute()
  return noted.length > 0
}
