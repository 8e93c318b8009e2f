import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Every row of the database, including the job queue, that contains one of these texts. */
export async function rowsWith(db: Database, marks: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const wanted = marks.map((mark) => `%${mark}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} t where t::text ilike any(${wanted})`.execute(db)
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}
