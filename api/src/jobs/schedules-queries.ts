import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Registers a schedule; the release determines how late it may be, and the last run is kept. */
export async function putScheduledJob(db: Database, name: string, lateAfterSeconds: number): Promise<void> {
  await sql`
    insert into scheduled_jobs (name, late_after_seconds) values (${name}, ${lateAfterSeconds})
    on conflict (name) do update set late_after_seconds = excluded.late_after_seconds`.execute(db)
}

export async function noteRun(db: Database, name: string): Promise<void> {
  await sql`update scheduled_jobs set last_at = now() where name = ${name}`.execute(db)
}

/** A run in the future does not count: the clock has gone back since. */
export const isLate = `last_at not between now() - make_interval(secs => late_after_seconds) and now() + interval '1 minute'`

/** The names of overdue schedules, as a column for any query. */
export const lateJobsColumn = `array(select name from scheduled_jobs where ${isLate} order by name)`

export type LateJob = { name: string; last_at: Date }

export async function listLateJobs(db: Database): Promise<LateJob[]> {
  const { rows } = await sql<LateJob>`
    select name, last_at from scheduled_jobs where ${sql.raw(isLate)} order by name`.execute(db)
  return rows
}

type DueWork = { names: string[]; isPaused: boolean; hasEvents: boolean }

/**
 * Returns the queues with a job that may start now (one index lookup per queue, however many jobs wait), whether staff have
 * paused all jobs, and whether there are unprocessed events for webhooks or staff notices.
 */
export async function findDueQueues(db: Database): Promise<DueWork> {
  const { rows } = await sql<DueWork>`
    select array(
      select q.name from pgboss.queue q
      where exists (
        select from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after < pgboss.job_now())
    ) as names, exists (select from paused_jobs) as "isPaused",
      exists (select from webhook_events where not is_queued)
        or exists (select from staff_notices where not is_told) as "hasEvents"`.execute(db)
  return rows[0] ?? { names: [], isPaused: false, hasEvents: false }
}

/** Whether staff have paused all jobs. */
export async function arePaused(db: Database): Promise<boolean> {
  return (await db.selectFrom('paused_jobs').select('paused_at').execute()).length > 0
}

/** Notifies all processes of new jobs in some queues, on the channel on which pg-boss listens. */
export const announceQueues = `
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from unnest($1::text[]) as name`

export async function findDatabaseTime(db: Database): Promise<number> {
  const { rows } = await sql<{ at: Date }>`select pgboss.job_now() as at`.execute(db)
  return rows[0]?.at.getTime() ?? 0
}

/**
 * Resets to now what the queue wrote while the clock was ahead. Otherwise no pass would run until the time of its last stamp
 * has come again, its jobs would wait for theirs, and the minutes already scheduled ahead would be left out when they come.
 */
export async function bringQueueBack(db: Database): Promise<void> {
  const now = sql`pgboss.job_now()`
  const ahead = sql`pgboss.job_now() + interval '1 minute'`
  await sql`
    update pgboss.version set cron_on = least(cron_on, ${now}), bam_on = least(bam_on, ${now}),
      flow_on = least(flow_on, ${now}), reindex_on = least(reindex_on, ${now})
    where greatest(cron_on, bam_on, flow_on, reindex_on) > ${ahead}`.execute(db)
  await sql`
    update pgboss.queue set monitor_claim_on = least(monitor_claim_on, ${now}), monitor_on = least(monitor_on, ${now}),
      maintain_on = least(maintain_on, ${now})
    where greatest(monitor_claim_on, monitor_on, maintain_on) > ${ahead}`.execute(db)
  await sql`
    delete from pgboss.job where name = '__pgboss__send-it' and singleton_on > (${ahead}) at time zone 'utc'`.execute(
    db,
  )
  await sql`
    update pgboss.job set start_after = ${now} + greatest(start_after - created_on, interval '0'), created_on = ${now}
    where state = 'created' and created_on > ${ahead}`.execute(db)
  await sql`
    update pgboss.job set start_after = ${now}, started_on = ${now}
    where state in ('retry', 'active') and started_on > ${ahead}`.execute(db)
}
