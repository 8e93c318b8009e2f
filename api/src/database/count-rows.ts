import { countedAtMost } from '@fitout/contract/limits.ts'
import { type Expression, sql } from 'kysely'
import type { Database } from './database.ts'

/** How many rows a select has, as far as lists of staff say. */
export async function countRows(db: Database, rows: Expression<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from (${rows} limit ${sql.lit(countedAtMost + 1)}) as counted`.execute(db)
  return counted[0]?.count ?? 0
}
