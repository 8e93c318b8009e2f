import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Those of the ids that belong to something the shop shows on a page of its own. */
export async function listShownIds(db: Database, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from categories where id = any(${ids}::uuid[]) and status = 'ACTIVE'
    union all select id from products where id = any(${ids}::uuid[]) and status = 'ACTIVE'
    union all select id from posts where id = any(${ids}::uuid[]) and status = 'ACTIVE' and published_at <= ${now}
    union all select id from projects where id = any(${ids}::uuid[]) and status = 'ACTIVE' and published_at <= ${now}
    union all select id from vouchers where id = any(${ids}::uuid[]) and status = 'ACTIVE'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
