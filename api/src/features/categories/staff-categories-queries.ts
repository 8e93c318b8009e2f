import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type StaffCategoryRow = {
  id: string
  parent_id: string | null
  kind: 'GOODS' | 'SERVICE'
  key: string
  title: Words
  description: Words
  picture_id: string | null
  picture_alt: Words | null
  status: 'ACTIVE' | 'INACTIVE'
  position: number
  product_count: number
}

export async function listStaffCategoryRows(db: Database, storeId: string): Promise<StaffCategoryRow[]> {
  const { rows } = await sql<StaffCategoryRow>`
    select c.id, c.parent_id, c.kind, c.key, c.title, c.description, c.picture_id, c.picture_alt, c.status, c.position,
      (select count(*)::int from product_categories pc where pc.category_id = c.id) as product_count
    from categories c where c.store_id = ${storeId} order by c.position, c.id`.execute(db)
  return rows
}

/** The whole tree waits for one writer: a move may touch any branch. */
export async function lockCategories(db: Database, storeId: string): Promise<void> {
  await sql`select from categories where store_id = ${storeId} order by id for no key update`.execute(db)
}

export type NewCategory = {
  id: string
  store_id: string
  parent_id: string | null
  kind: string
  key: string
  title: Words
  slug: Words
  position: number
}

export async function insertCategory(db: Database, category: NewCategory): Promise<void> {
  await db
    .insertInto('categories')
    .values({ ...category, description: {}, status: 'INACTIVE' })
    .execute()
}

export type CategoryChange = {
  title: Words
  description: Words
  status: string
  picture_id?: string | null
  picture_alt?: Words | null
}

export async function updateCategory(db: Database, id: string, change: CategoryChange): Promise<void> {
  await db.updateTable('categories').set(change).where('id', '=', id).execute()
}

/** Sets the parent of each of the categories, and their order. */
export async function placeCategories(db: Database, parentId: string | null, ids: string[]): Promise<void> {
  await sql`
    update categories c set parent_id = ${parentId}::uuid, position = placed.position - 1
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position) where c.id = placed.id`.execute(db)
}

/** Products filed in any of the categories. */
export async function listProductsIn(db: Database, categoryIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from product_categories where category_id = any(${categoryIds}::uuid[])`.execute(db)
  return rows.map((row) => row.product_id)
}
