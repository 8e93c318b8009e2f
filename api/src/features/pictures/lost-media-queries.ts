import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { namedMedia } from '../../database/named-media.ts'

/** Those of the films and models that a product, a project or any text names, drafts and earlier versions too. */
export async function listNamedMedia(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{
    name: string
  }>`select name from (${sql.raw(namedMedia)}) as media where name = any(${names})`.execute(db)
  return rows.map((row) => row.name)
}
