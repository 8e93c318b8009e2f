import pg from 'pg'
import { vi } from 'vitest'

/** Counts the SQL statements of this process while something runs; those of the job queue and of the watch do not count. */
export async function countStatements(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const send = pg.Client.prototype.query as (...query: unknown[]) => unknown
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...query: unknown[]
  ) {
    const [first] = query
    const text = typeof first === 'string' ? first : (first as { text?: string }).text
    if (text && !/pgboss|transaction_read_only/.test(text)) statements.push(text.replace(/\s+/g, ' ').trim())
    return send.apply(this, query)
  } as typeof pg.Client.prototype.query)
  try {
    await run()
  } finally {
    spy.mockRestore()
  }
  return statements
}
