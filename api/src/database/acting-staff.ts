import { AsyncLocalStorage } from 'node:async_hooks'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../database/tables.ts'

const acting = new AsyncLocalStorage<string>()

/** Runs work that a member of staff does in person, so that its transactions name them. */
export const actingAs = <T>(staffId: string, work: () => T): T => acting.run(staffId, work)

/** Names them to the triggers of a transaction, as `fitout.staff_id`. */
export async function nameActingStaff(trx: Kysely<DB>): Promise<void> {
  const id = acting.getStore()
  if (id) await sql`select set_config('fitout.staff_id', ${id}, true)`.execute(trx)
}
