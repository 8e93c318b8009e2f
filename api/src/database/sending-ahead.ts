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

/**
 * Waits for what was sent in one go, and throws what the first of them that failed has thrown. Each sends its only
 * statement at once, so that they are done in this order; none is left to be sent when the transaction has ended.
 */
export async function together<const Sent extends readonly unknown[]>(
  sent: Sent,
): Promise<{ -readonly [Place in keyof Sent]: Awaited<Sent[Place]> }> {
  await Promise.allSettled(sent)
  return Promise.all(sent)
}

/** What is sent together goes through one connection; in a transaction that is its own. */
export function onOneConnection<Tables, Result>(
  db: Kysely<Tables>,
  work: (one: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.connection().execute(work)
}
