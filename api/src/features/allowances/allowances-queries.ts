import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Increments the current window of a key. All processes share the count. */
export async function countOne(db: Database, key: string, windowStart: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into rate_counters (key, window_start, count) values (${key}, ${windowStart}, 1)
    on conflict (key, window_start) do update set count = rate_counters.count + 1
    returning count`.execute(db)
  return rows[0]?.count ?? 1
}

export async function uncountOne(db: Database, key: string, windowStart: Date): Promise<void> {
  await sql`
    update rate_counters set count = count - 1
    where key = ${key} and window_start = ${windowStart} and count > 0`.execute(db)
}

export async function deleteCountersBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('rate_counters').where('window_start', '<', time).execute()
}

/**
 * Counts an attempt as failed unless the key is still blocked; false while it is. After the free attempts, each doubles
 * the next wait.
 */
export async function countTry(
  db: Database,
  key: string,
  now: Date,
  rule: { free: number; firstWaitSeconds: number; longestWaitSeconds: number; forgottenAfter: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into slowdowns as s (key, failures, last_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when s.last_at < ${rule.forgottenAfter} then 1 else s.failures + 1 end,
      last_at = ${now},
      blocked_until = case when s.last_at >= ${rule.forgottenAfter} and s.failures + 1 >= ${rule.free}::int
        then ${now}::timestamptz + make_interval(secs => least(${rule.longestWaitSeconds}::int,
          ${rule.firstWaitSeconds}::int * power(2, least(s.failures + 1 - ${rule.free}::int, 20)))) end
    where s.blocked_until is null or s.blocked_until <= ${now}
    returning key`.execute(db)
  return rows.length > 0
}

export async function findBlock(db: Database, key: string): Promise<Date | undefined> {
  const row = await db.selectFrom('slowdowns').select('blocked_until').where('key', '=', key).executeTakeFirst()
  return row?.blocked_until ?? undefined
}

export async function deleteTries(db: Database, key: string): Promise<void> {
  await db.deleteFrom('slowdowns').where('key', '=', key).execute()
}

export async function deleteTriesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('slowdowns').where('last_at', '<', time).execute()
}

/** The counts of some keys by window, earliest first. */
export async function listWindows(db: Database, keys: string[], since: Date) {
  return db
    .selectFrom('rate_counters')
    .select(['key', 'window_start', 'count'])
    .where('key', 'in', keys)
    .where('window_start', '>=', since)
    .orderBy('window_start')
    .execute()
}
