import type { DB } from '../../database/tables.ts'
import type { Database } from '../database/database.ts'

export async function countRows(db: Database, table: keyof DB): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
