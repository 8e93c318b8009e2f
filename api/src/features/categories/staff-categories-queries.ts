import { type ListingText, listingTextNames } from '@fitout/contract/listing-fields.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Categories } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function listStaffCategoryRows(db: Database, storeId: string) {
  return db
    .selectFrom('categories as c')
    .select(['c.id', 'c.parent_id', 'c.kind', 'c.key', 'c.title', 'c.description', 'c.picture_id', 'c.picture_alt'])
    .select(['c.status', 'c.position', ...listingTextNames.map((name) => `c.${name}` as const)])
    .select((of) =>
      of
        .selectFrom('product_categories as pc')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('pc.category_id', '=', 'c.id')
        .$asScalar()
        .$notNull()
        .as('product_count'),
    )
    .where('c.store_id', '=', storeId)
    .orderBy('c.position')
    .orderBy('c.id')
    .execute()
}

export type StaffCategoryRow = Awaited<ReturnType<typeof listStaffCategoryRows>>[number]

/** Serialises writers of the whole tree, since a move may affect any branch. */
export async function lockCategories(db: Database, storeId: string): Promise<void> {
  await sql`select from categories where store_id = ${storeId} order by id for no key update`.execute(db)
}

export type NewCategory = Omit<Insertable<Categories>, 'description' | 'status'>

export async function insertCategory(db: Database, category: NewCategory): Promise<void> {
  await db
    .insertInto('categories')
    .values({ ...category, description: {}, status: 'INACTIVE' })
    .execute()
}

export type CategoryChange = Pick<
  Updateable<Categories>,
  'title' | 'description' | ListingText | 'status' | 'picture_id' | 'picture_alt'
>

export async function updateCategory(db: Database, id: string, change: CategoryChange): Promise<void> {
  await db.updateTable('categories').set(change).where('id', '=', id).execute()
}

/** Sets the parent of each of the categories, and their order. */
export async function placeCategories(db: Database, parentId: string | null, ids: string[]): Promise<void> {
  await sql`
    update categories c set parent_id = ${parentId}::uuid, position = placed.position - 1
    from unnest(${ids}::uuid[]) with ordinality as placed (id, position) where c.id = placed.id`.execute(db)
}

export async function listProductsIn(db: Database, categoryIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from product_categories where category_id = any(${categoryIds}::uuid[])`.execute(db)
  return rows.map((row) => row.product_id)
}
