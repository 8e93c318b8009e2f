import type { Words } from '@fitout/contract/locales.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'

/** Each start makes a code; the one before is void. */
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

/** Takes the code, for ever; false if another took it or a newer one was made. */
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

/** Where the pieces stand at first. */
export async function insertFirstWarehouse(
  db: Database,
  warehouse: { store_id: string; title: Words; address: Words },
): Promise<void> {
  await db
    .insertInto('warehouses')
    .values({ ...warehouse, id: newId(), key: 'studio', priority: 0 })
    .execute()
}

/** Customers fetch what they bought, which costs nothing, until the studio adds couriers with its own prices. */
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
