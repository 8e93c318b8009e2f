import type { Words } from '@fitout/contract/locales.ts'
import type { Focus } from '@fitout/contract/wire.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type PictureRow = {
  id: string
  width: number
  height: number
  widths: number[]
  colour: string
  focus?: Focus | null
}

const columns = ['id', 'width', 'height', 'widths', 'colour', 'focus'] as const

export async function findPicture(db: Database, id: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function listPicturesById(db: Database, ids: string[]): Promise<PictureRow[]> {
  return ids.length === 0 ? [] : db.selectFrom('pictures').select(columns).where('id', 'in', ids).execute()
}

const newestFirst = keyset(['created_at', 'instant', 'desc'], ['id', 'id', 'asc'])

export async function listPictureRows(db: Database, page: Place) {
  const rows = await db
    .selectFrom('pictures')
    .select(columns)
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('pictures')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findPictureBySource(db: Database, sha256: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').select(columns).where('source_sha256', '=', sha256).executeTakeFirst()
}

/** Does nothing if the same picture was stored meanwhile. */
export async function insertPicture(db: Database, picture: PictureRow & { source_sha256: string }): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A picture, locked until the transaction ends, while others may still refer to it. */
export async function lockPicture(db: Database, id: string) {
  return db
    .selectFrom('pictures')
    .select([...columns, 'alt', 'removed_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function updateFocus(db: Database, id: string, focus: Focus): Promise<void> {
  await db
    .updateTable('pictures')
    .set({ focus: JSON.stringify(focus) as never })
    .where('id', '=', id)
    .execute()
}

export async function updatePicture(db: Database, id: string, change: { alt?: Words; removed_at?: Date | null }) {
  await db.updateTable('pictures').set(change).where('id', '=', id).execute()
}

export async function listProductsWithPicture(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_pictures')
    .select('product_id')
    .distinct()
    .where('picture_id', '=', id)
    .execute()
  return rows.map((row) => row.product_id)
}
