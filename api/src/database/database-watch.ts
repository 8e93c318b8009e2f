import { setTimeout as pause } from 'node:timers/promises'
import { type PublicChange, readChange } from '@fitout/contract/public-change.ts'
import pg from 'pg'
import { lateJobsColumn } from '../jobs/schedules-queries.ts'
import { connectionTo, findWriter } from './hosts.ts'

const channel = 'public_change'
const question = `
  select current_setting('transaction_read_only') = 'on' as "isReadOnly", ${lateJobsColumn} as "lateJobs"`
const retryMilliseconds = 1000
const askMilliseconds = 500
const hearMilliseconds = 500
// Waits in short steps, so that time in which this process was suspended does not count.
const stepMilliseconds = 500
const stepsOfSilence = 7

export type DatabaseState = {
  isReadOnly: boolean
  /** Overdue schedules. */
  lateJobs: string[]
}

export type DatabaseWatch = {
  /** The current state of the database; undefined if it does not answer in time. */
  stateWithin: (milliseconds: number) => Promise<DatabaseState | undefined>
  /** Resolves when every change committed so far has been received; what is not received in time counts as everything. */
  hear: () => Promise<void>
  stop: () => Promise<void>
}

type Listeners = {
  /** Public data has changed, in this process or another. */
  onChange: (change: PublicChange) => void
  /** The database has stopped answering. A frozen server or a cut connection raises no error. */
  onSilence?: () => void
  /** It answers again. */
  onReturn?: () => void
}

/**
 * A connection outside the pool that listens for public changes and checks whether the database is alive.
 * Changes are missed while it is down, so a reconnect counts as a change of everything.
 */
export function watchDatabase(
  databaseUrl: string,
  { onChange, onSilence, onReturn }: Listeners,
  /** The addresses of the other servers, if there are several. */
  otherUrls: readonly string[] = [],
): DatabaseWatch {
  let stopped = false
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let listening: Promise<unknown> = Promise.resolve()
  let answer: Promise<DatabaseState | undefined> | undefined

  /** Whether connections now lead to another server; open ones lead to one that is no longer writable. */
  async function findServer(): Promise<boolean> {
    const moved = await Promise.all([databaseUrl, ...otherUrls].map(findWriter))
    return moved.includes(true)
  }

  async function connect(): Promise<void> {
    if (await findServer()) onSilence?.()
    if (stopped) return
    const next = new pg.Client({
      ...connectionTo(databaseUrl),
      connectionTimeoutMillis: stepMilliseconds * stepsOfSilence,
      application_name: 'fitout changes',
    })
    client = next
    answer = undefined
    next.on('notification', ({ payload }) => onChange(readChange(payload)))
    next.on('error', () => {})
    next.on('end', () => {
      if (stopped || next !== client) return
      client = undefined
      onChange('everything')
      retry = setTimeout(tryAgain, retryMilliseconds)
    })
    try {
      await next.connect()
      await inTime(next.query(`listen ${channel}`))
      onReturn?.()
      onChange('everything')
      void poll(next)
    } catch {
      // A failed connect does not always emit 'end'.
      if (!stopped && next === client) {
        client = undefined
        retry = setTimeout(tryAgain, retryMilliseconds)
      }
      await next.end().catch(() => {})
    }
  }

  /** Polls until there is no answer. */
  async function poll(asked: pg.Client): Promise<void> {
    const isWatched = () => !stopped && asked === client
    try {
      while (isWatched()) {
        const state = await inTime(ask(asked))
        if (state?.isReadOnly && (await findServer())) throw new Silence()
        await pause(askMilliseconds, undefined, { ref: false })
      }
    } catch (error) {
      if (!isWatched()) return
      if (error instanceof Silence) onSilence?.()
      await asked.end().catch(() => {})
    }
  }

  /** Concurrent callers share one query. */
  function ask(asked: pg.Client): Promise<DatabaseState | undefined> {
    answer ??= asked
      .query<DatabaseState>(question)
      .then(({ rows: [state] }) => state)
      .finally(() => {
        if (asked === client) answer = undefined
      })
    return answer
  }

  /** Reports a change with each retry: while disconnected, changes cannot be heard. */
  function tryAgain(): void {
    onChange('everything')
    listening = connect()
  }

  listening = connect()
  return {
    stateWithin: (milliseconds) => {
      const state = listening.then(() => (client ? ask(client) : undefined)).catch(() => undefined)
      return Promise.race([state, pause(milliseconds, undefined, { ref: false })])
    },
    async hear() {
      const within = pause(hearMilliseconds, undefined, { ref: false })
      // A server delivers pending notifications before it finishes its answer.
      const heard = await Promise.race([client?.query('select').catch(() => undefined), within])
      if (!heard) onChange('everything')
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

class Silence extends Error {}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, fail) => {
    let steps = 0
    timer = setInterval(() => {
      steps += 1
      if (steps === stepsOfSilence) fail(new Silence())
    }, stepMilliseconds)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearInterval(timer)
  }
}
