import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Selected along with rows that are used with cached rules. */
export const rulesVersion = sql<string | null>`(select version from sale_rules)`

export async function findRulesVersion(db: Database): Promise<string | null> {
  const row = await db.selectFrom('sale_rules').select('version').executeTakeFirst()
  return row?.version ?? null
}

/** The parent of each category that has one. */
export async function listCategoryParents(db: Database, storeId: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom('categories').select(['id', 'parent_id']).where('store_id', '=', storeId).execute()
  return new Map(rows.flatMap(({ id, parent_id: parentId }) => (parentId ? [[id, parentId]] : [])))
}
