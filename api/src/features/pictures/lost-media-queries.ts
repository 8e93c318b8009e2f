import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { namedMedia } from '../../database/named-media.ts'

/**
 * Returns which of the films and models are named by a product, a project or any text, including drafts and earlier
 * versions.
 */
export async function listNamedMedia(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{
    name: string
  }>`select name from (${sql.raw(namedMedia)}) as media where name = any(${names})`.execute(db)
  return rows.map((row) => row.name)
}
