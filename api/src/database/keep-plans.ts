import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * For a transaction of statements that find rows by their keys: from here on each keeps its plan. PostgreSQL would plan
 * those that take lists anew each time, which takes longer than to run them.
 */
export async function keepPlans(trx: Database): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(trx)
}
