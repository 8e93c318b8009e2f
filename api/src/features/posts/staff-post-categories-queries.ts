import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type StaffPostCategoryRow = { id: string; key: string; title: Words; position: number; post_count: number }

/** In order; articles of any state count. */
export async function listStaffPostCategoryRows(db: Database): Promise<StaffPostCategoryRow[]> {
  const { rows } = await sql<StaffPostCategoryRow>`
    select c.id, c.key, c.title, c.position,
      (select count(*)::int from post_category_members m where m.category_id = c.id) as post_count
    from post_categories c order by c.position, c.id`.execute(db)
  return rows
}

/** Blocks other writers of the list, and filing articles, until the transaction ends. */
export async function lockPostCategories(db: Database): Promise<void> {
  await sql`select from post_categories order by id for update`.execute(db)
}

/** Returns those of the categories that exist, and locks them until the transaction ends. */
export async function holdPostCategories(db: Database, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from post_categories where id = any(${ids}::uuid[]) order by id for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

export async function renameCategory(db: Database, id: string, title: Words): Promise<void> {
  await db.updateTable('post_categories').set({ title }).where('id', '=', id).execute()
}

/** Numbers the categories in the given order. */
export async function orderPostCategories(db: Database, ids: string[]): Promise<void> {
  await sql`
    update post_categories c set position = placed.position - 1
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position) where c.id = placed.id`.execute(db)
}

export async function deletePostCategory(db: Database, id: string): Promise<void> {
  await db.deleteFrom('post_categories').where('id', '=', id).execute()
}
