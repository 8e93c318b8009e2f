import { sql } from 'kysely'
import type { Database } from './database.ts'

/**
 * For a transaction of statements that find rows by their keys: from here on each keeps its plan. PostgreSQL would replan those
 * with list parameters each time, which takes longer than running them.
 */
export async function keepPlans(trx: Database): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(trx)
}
