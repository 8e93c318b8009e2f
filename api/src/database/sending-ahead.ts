import type { ConnectionProvider, Kysely } from 'kysely'

/**
 * Lets transactions send a statement while earlier ones have no answer yet: PostgreSQL does them in the order in which they
 * come. Kysely itself would wait for each.
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

/** Of a statement after one that failed; it says nothing of the reason. */
const transactionAborted = '25P02'

/**
 * Waits for what was sent in one go, and throws why the first statement failed. None is left to be sent when the
 * transaction has ended. What sends its statement a moment later, as the queue of jobs does, may stand anywhere among them.
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

/** What is sent together goes through one connection; in a transaction, or within such work, that is its own. */
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
