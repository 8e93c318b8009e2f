import pg from 'pg'
import { vi } from 'vitest'

/** The SQL statements of this process while something runs; those of the job queue and of the watch do not count. */
export async function countStatements(run: () => Promise<unknown>): Promise<string[]> {
  const { statements } = await watchStatements(run, /pgboss|transaction_read_only/)
  return statements
}

/**
 * The number of round trips to the database and of statements, including those that queue jobs: a statement sent while an
 * earlier one of the connection is unanswered costs no trip of its own.
 */
export async function countRoundTrips(run: () => Promise<unknown>): Promise<{ trips: number; statements: string[] }> {
  // Job notifications are not awaited, and the trial provider's tables stand in for a network.
  return watchStatements(run, /transaction_read_only|pg_notify|sandbox_/)
}

async function watchStatements(run: () => Promise<unknown>, leftOut: RegExp) {
  const statements: string[] = []
  const unanswered = new Map<pg.Client, number>()
  let trips = 0
  const send = pg.Client.prototype.query as (...query: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...query: unknown[]
  ) {
    const [first] = query
    const text = typeof first === 'string' ? first : (first as { text?: string }).text
    const answer = send.apply(this, query)
    if (!text || leftOut.test(text)) return answer
    statements.push(text.replace(/\s+/g, ' ').trim())
    const before = unanswered.get(this) ?? 0
    if (before === 0) trips += 1
    unanswered.set(this, before + 1)
    const answered = () => unanswered.set(this, (unanswered.get(this) ?? 1) - 1)
    void Promise.resolve(answer).then(answered, answered)
    return answer
  } as typeof pg.Client.prototype.query)
  try {
    await run()
  } finally {
    spy.mockRestore()
  }
  return { trips, statements }
}
