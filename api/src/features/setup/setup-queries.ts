import type { Words } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'

/** Replaces the code of an earlier start. */
export async function putSetupCode(db: Database, code_hash: Buffer, made_at: Date): Promise<void> {
  await db
    .insertInto('setup_codes')
    .values({ code_hash, made_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ code_hash, made_at }))
    .execute()
}

export async function findSetupCode(db: Database): Promise<Buffer | undefined> {
  return (await db.selectFrom('setup_codes').select('code_hash').executeTakeFirst())?.code_hash
}

/** Uses up the code; false if it was used already or replaced by a newer one. */
export async function takeSetupCode(db: Database, code_hash: Buffer): Promise<boolean> {
  const row = await db.deleteFrom('setup_codes').where('code_hash', '=', code_hash).returning('id').executeTakeFirst()
  return row !== undefined
}

export type NewStores = {
  main: { id: string; title: Words }
  mini: { id: string; title: Words }
}

export async function insertStores(db: Database, { main, mini }: NewStores): Promise<void> {
  await db
    .insertInto('stores')
    .values([
      { ...main, kind: 'MAIN' },
      { ...mini, kind: 'MINI' },
    ])
    .execute()
}

/** The warehouse for the first stock. */
export async function insertFirstWarehouse(
  db: Database,
  warehouse: { store_id: string; title: Words; address: Words },
): Promise<void> {
  await db
    .insertInto('warehouses')
    .values({ ...warehouse, id: newId(), key: 'studio', priority: 0 })
    .execute()
}

/** Free collection, until the studio adds couriers with its own prices. */
export async function insertCollection(
  db: Database,
  storeIds: string[],
  { title, description }: { title: Words; description: Words },
): Promise<void> {
  await db
    .insertInto('couriers')
    .values(
      storeIds.map((store_id) => ({
        id: newId(),
        store_id,
        key: 'collect',
        country_code: 'HK',
        title,
        description,
        fee_cents: 0,
        needs: 'NOTHING' as const,
        min_days: 1,
        max_days: 3,
        position: 0,
      })),
    )
    .execute()
}
