import { setTimeout as pause } from 'node:timers/promises'
import { type JobName, jobNames } from '@fitout/contract/staff/failed-jobs.ts'
import { fromKysely, PgBoss, systemClock } from 'pg-boss'
import { afterCommit, type Database } from '../database/database.ts'
import { connectionTo } from '../database/hosts.ts'
import { timeLimits } from '../http/time-limits.ts'
import type { Jobs } from './job-data.ts'
import { announceQueues } from './schedules-queries.ts'

export type JobQueue = {
  /** Queues a job within the transaction, so that it exists exactly when the work does. */
  enqueue: <Name extends JobName>(
    trx: Database,
    name: Name,
    data: Jobs[Name],
    options?: { startAfterSeconds: number },
  ) => Promise<void>
  stop: () => Promise<void>
}

// A frozen database never answers; queries are then repeated.
const answerWithinMilliseconds = 30_000

// The queue waits by the process's clock, and would wait out an hour by which the machine's clock was set back. The offset from
// the database's clock is measured each minute.
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** Options that the queue passes on to its connections. */
function waitingFor(databaseUrl: string) {
  return { ...connectionTo(databaseUrl), query_timeout: answerWithinMilliseconds }
}

const lookForDeadSeconds = 30

export function openBoss(databaseUrl: string, runsJobs: boolean, onError: (error: unknown) => void): PgBoss {
  const boss = new PgBoss({
    ...waitingFor(databaseUrl),
    connectionTimeoutMillis: timeLimits.connection,
    max: runsJobs ? 4 : 2,
    supervise: runsJobs,
    superviseIntervalSeconds: lookForDeadSeconds,
    monitorIntervalSeconds: lookForDeadSeconds,
    clock: steadyClock,
    clockMonitorIntervalSeconds: 60,
    cronMonitorIntervalSeconds: 10,
    schedule: runsJobs,
    useListenNotify: runsJobs,
    application_name: 'fitout jobs',
  })
  boss.on('error', onError)
  return boss
}

// A job without a heartbeat from its worker for this long is retried; together with the poll and the first delay, within 90 s.
const heartbeatSeconds = 40
const retries = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900, heartbeatSeconds }

/** Creates missing tables and queues of the job queue; safe to repeat. */
export async function openJobQueue(databaseUrl: string, onError: (error: unknown) => void): Promise<JobQueue> {
  const boss = openBoss(databaseUrl, false, onError)
  await boss.start()
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const name of jobNames) {
    const queue = present.get(name)
    // A notification within a transaction makes every commit wait for the previous one.
    if (!queue) await boss.createQueue(name, retries)
    else if (queue.notify || queue.heartbeatSeconds !== heartbeatSeconds)
      await boss.updateQueue(name, { notify: false, heartbeatSeconds })
  }
  const { announce, stop } = announceJobs(boss, onError)
  return {
    enqueue: async (trx, name, data, options) => {
      await boss.send(name, data, {
        db: fromKysely(trx as never),
        ...(options && { startAfter: options.startAfterSeconds }),
        // It may name a contact, so it is removed once it is done.
        ...(name === 'account-message' && { deleteAfterSeconds: 60 }),
      })
      if (!options) afterCommit(trx, () => announce(name))
    },
    async stop() {
      await stop()
      await boss.stop({ graceful: false, close: true })
    },
  }
}

const gatheredMilliseconds = 20

/** Notifies the processes that run jobs of new ones, those of a moment together. Missed ones are found by the next poll. */
function announceJobs(boss: PgBoss, onError: (error: unknown) => void) {
  const names = new Set<JobName>()
  let announcing: Promise<unknown> | undefined

  async function announceSoon(): Promise<void> {
    await pause(gatheredMilliseconds)
    const payload = [...names]
    names.clear()
    announcing = undefined
    await boss.getDb().executeSql(announceQueues, [payload])
  }

  return {
    announce(name: JobName): void {
      names.add(name)
      announcing ??= announceSoon().catch(onError)
    },
    stop: async () => announcing,
  }
}
