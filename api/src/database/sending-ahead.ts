import type { ConnectionProvider, Kysely } from 'kysely'

/**
 * Pipelining: lets transactions send statements before earlier ones have been answered. PostgreSQL runs them in order;
 * Kysely itself would wait for each.
 */
export function sendingAhead<Tables>(db: Kysely<Tables>): Kysely<Tables> {
  const executor = db.getExecutor()
  const withProvider = executor.withConnectionProvider.bind(executor)
  executor.withConnectionProvider = (provider) => withProvider(unqueued(provider))
  return db
}

function unqueued(provider: ConnectionProvider): ConnectionProvider {
  const connection = provider.provideConnection(async (only) => only)
  return { provideConnection: async (consumer) => consumer(await connection) }
}

/** The error of a statement after a failed one; it does not give the reason. */
const transactionAborted = '25P02'

/**
 * Waits for statements sent in one batch and throws the error of the first that failed. None is left to be sent when the
 * transaction has ended. Work that sends its statement a moment later, such as the job queue, can be anywhere among them.
 */
export async function together<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }> {
  const settled = await Promise.allSettled(sent)
  const reasons = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const isReason = (error: unknown) => (error as { code?: unknown } | null)?.code !== transactionAborted
  if (reasons.length > 0) throw reasons.find(isReason) ?? reasons[0]
  return Promise.all(sent)
}

const single = new WeakSet<object>()

/** Sends statements through one connection, so that they are pipelined; within a transaction that is its own. */
export function onOneConnection<Tables, Result>(
  db: Kysely<Tables>,
  work: (one: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction || single.has(db)) return work(db)
  return db.connection().execute((one) => {
    single.add(one)
    return work(one)
  })
}
