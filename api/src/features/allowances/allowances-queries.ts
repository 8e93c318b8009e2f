import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Counts one more in the current window of a key; all processes count together. */
export async function countOne(db: Database, key: string, windowStart: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into rate_counters (key, window_start, count) values (${key}, ${windowStart}, 1)
    on conflict (key, window_start) do update set count = rate_counters.count + 1
    returning count`.execute(db)
  return rows[0]?.count ?? 1
}

export async function deleteCountersBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('window_start', '<', time).execute()
}
