import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { hasStaleGuests, lockGuests, putNewestOrders, takeStaleGuests } from './guest-orders-queries.ts'

const contactsAtOnce = 500
const longestMilliseconds = 50_000

/** Updates the newest order of each stale contact. */
export async function findAllGuests({ db }: Context): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < longestMilliseconds && (await findLatestGuests(db)));
}

/** The same for the latest of them; returns whether there were any. */
export async function findLatestGuests(db: Database): Promise<boolean> {
  if (!(await hasStaleGuests(db))) return false
  return transaction(db, async (trx) => {
    await lockGuests(trx)
    const stale = await takeStaleGuests(trx, contactsAtOnce)
    await putNewestOrders(trx, stale)
    return stale.length > 0
  })
}
