import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { hasStaleSortKeys, lockSortKeys, putSortKeys, takeStaleProducts } from './product-sort-keys-queries.ts'

const notesAtOnce = 500
const longestMilliseconds = 50_000

/** Updates the sort keys of each product whose prices or stock changed. */
export async function updateSortKeys({ db }: Context): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < longestMilliseconds && (await updateLatestSortKeys(db)));
}

/** The same for the latest changes; returns whether there were any. */
export async function updateLatestSortKeys(db: Database): Promise<boolean> {
  if (!(await hasStaleSortKeys(db))) return false
  return transaction(db, async (trx) => {
    await lockSortKeys(trx)
    const stale = await takeStaleProducts(trx, notesAtOnce)
    await putSortKeys(trx, stale)
    return stale.length > 0
  })
}
