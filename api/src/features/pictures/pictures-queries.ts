import type { Database } from '../../database/database.ts'

export type PictureRow = { id: string; width: number; height: number; widths: number[]; colour: string }

const columns = ['id', 'width', 'height', 'widths', 'colour'] as const

export async function findPicture(db: Database, id: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').select(columns).where('id', '=', id).executeTakeFirst()
}

export async function findPictureBySource(db: Database, sha256: string): Promise<PictureRow | undefined> {
  return db.selectFrom('pictures').select(columns).where('source_sha256', '=', sha256).executeTakeFirst()
}

/** Does nothing when the same picture was kept meanwhile. */
export async function insertPicture(db: Database, picture: PictureRow & { source_sha256: string }): Promise<void> {
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
