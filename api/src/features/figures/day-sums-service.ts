import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { lockFormerSum, lockNextDay, passDay, sumDay, takeStaleDay } from './day-sums-queries.ts'

/** By this time after a day all its orders are committed: payments are dated before they are written. */
const settledAfterMilliseconds = 3_600_000
/** Years of orders are summed over several runs. */
const longestMilliseconds = 120_000

/** Sums finished days, and updates sums after changes of their orders; concurrent runs are safe. */
export async function sumDays({ db, clock }: Context): Promise<void> {
  const begun = performance.now()
  const end = hongKongDay(new Date(clock.now().getTime() - settledAfterMilliseconds))
  const sumNext = () =>
    transaction(db, async (trx) => {
      const day = await lockNextDay(trx, end)
      if (day !== undefined) await passDay(trx, day)
      const stale = day ?? (await takeStaleDay(trx)) ?? (await lockFormerSum(trx))
      if (stale !== undefined) await sumDay(trx, stale)
      return stale !== undefined
    })
  while (performance.now() - begun < longestMilliseconds && (await sumNext()));
}
