import { countedAtMost } from '@fitout/contract/limits.ts'
import { type Expression, sql } from 'kysely'
import type { Place } from '../http/pages.ts'
import type { Database } from './database.ts'

/** Counts the rows of a select, up to one more than `countedAtMost`. */
export async function countRows(db: Database, rows: Expression<unknown>): Promise<number> {
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from (${rows} limit ${sql.lit(countedAtMost + 1)}) as counted`.execute(db)
  return counted[0]?.count ?? 0
}

/** The total of a list, up to one more than `countedAtMost`; on the last page it follows from the rows without a count. */
export async function totalOf(
  { offset, limit, after }: Place,
  rows: readonly unknown[],
  count: () => Promise<number>,
): Promise<number> {
  const isEnd = after === undefined && rows.length < limit && (rows.length > 0 || offset === 0)
  return isEnd ? Math.min(offset + rows.length, countedAtMost + 1) : count()
}
