import type { Database } from './database.ts'

/** Whether the shop is set up. Before that, there is no store. */
export async function hasStore(db: Database): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').limit(1).execute()).length > 0
}

/** The same, cached once true, since a shop stays set up. */
export function rememberedStore(db: Database): () => Promise<boolean> {
  let isThere = false
  return async () => (isThere ||= await hasStore(db))
}
