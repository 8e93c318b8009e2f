import type { PgBoss } from 'pg-boss'
import type { Context } from '../context.ts'
import type { DueJobs } from './due-jobs.ts'
import { noteRun, putScheduledJob } from './schedules-queries.ts'

export type Schedule = {
  name: string
  cron: string
  /** Overdue after this many minutes without a run. */
  lateAfterMinutes: number
  run: (context: Context) => Promise<unknown>
}

/** Schedules repeated jobs, and records each completed run. */
export async function repeat(
  context: Context,
  boss: PgBoss,
  due: DueJobs,
  schedules: readonly Schedule[],
): Promise<void> {
  for (const { name, cron, lateAfterMinutes, run } of schedules) {
    await putScheduledJob(context.db, name, lateAfterMinutes * 60)
    await due.work(name, {}, async () => {
      await run(context)
      await noteRun(context.db, name)
    })
    await boss.schedule(name, cron)
  }
}
