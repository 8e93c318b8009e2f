import type { Database } from './database.ts'

/** Whether the shop was set up: until then it has no store, and nothing else of it can be. */
export async function hasStore(db: Database): Promise<boolean> {
  return (await db.selectFrom('stores').select('id').limit(1).execute()).length > 0
}

/** The same, asked once it was so no more: a shop that was set up stays it. */
export function rememberedStore(db: Database): () => Promise<boolean> {
  let isThere = false
  return async () => (isThere ||= await hasStore(db))
}
