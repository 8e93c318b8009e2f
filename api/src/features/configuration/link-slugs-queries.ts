import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** The slugs of what has a page of its own under these ids. */
export async function listSlugs(db: Database, ids: string[]): Promise<{ id: string; slug: Words }[]> {
  const { rows } = await sql<{ id: string; slug: Words }>`
    select id, slug from categories where id = any(${ids}::uuid[])
    union all select id, slug from products where id = any(${ids}::uuid[])
    union all select id, slug from posts where id = any(${ids}::uuid[])
    union all select id, slug from projects where id = any(${ids}::uuid[])`.execute(db)
  return rows
}
