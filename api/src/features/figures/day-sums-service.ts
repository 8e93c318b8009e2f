import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { lockNextDay, passDay, sumDay, takeStaleDay } from './day-sums-queries.ts'

/** Orders of a day that ended a while ago are all written: a payment is dated before it is. */
const settledAfterMilliseconds = 3_600_000
/** A shop with years of orders is summed over a few runs. */
const longestMilliseconds = 120_000

/** Sums the days that are over, and again those of orders changed since; safe beside others that do. */
export async function sumDays({ db, clock }: Context): Promise<void> {
  const begun = performance.now()
  const end = hongKongDay(new Date(clock.now().getTime() - settledAfterMilliseconds))
  const sumNext = () =>
    transaction(db, async (trx) => {
      const day = await lockNextDay(trx, end)
      if (day !== undefined) await passDay(trx, day)
      const stale = day ?? (await takeStaleDay(trx))
      if (stale !== undefined) await sumDay(trx, stale)
      return stale !== undefined
    })
  while (performance.now() - begun < longestMilliseconds && (await sumNext()));
}
