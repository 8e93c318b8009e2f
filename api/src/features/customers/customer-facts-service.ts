import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { hasStaleFacts, lockFacts, putFacts, takeStaleAccounts } from './customer-facts-queries.ts'

const notesAtOnce = 500
const longestMilliseconds = 50_000

/** Updates what each customer is filtered by after orders, payments, addresses or renovations changed. */
export async function updateFacts({ db }: Context): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < longestMilliseconds && (await updateLatestFacts(db)));
}

/** The same for the latest changes; returns whether there were any. */
export async function updateLatestFacts(db: Database): Promise<boolean> {
  if (!(await hasStaleFacts(db))) return false
  return transaction(db, async (trx) => {
    await lockFacts(trx)
    const stale = await takeStaleAccounts(trx, notesAtOnce)
    await putFacts(trx, stale)
    return stale.length > 0
  })
}
