import type { Context } from '../../context.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { listHoldsOf } from './hold-queries.ts'
import type { Wanted } from './stock-queries.ts'

/** How many units of a variant the unpaid orders of one account may hold. A network may be shared by many. */
export function holdAtMost({ holdUnits, holdSharePercent }: Config, units: number, times = 1): number {
  return times * Math.max(holdUnits, Math.floor((units * holdSharePercent) / 100))
}

const ofNetwork = 2

/**
 * Unpaid orders may not block stock. Called with the shelves of these variants locked and the order's own units held.
 * Throws `hold-too-large` with the variants and the allowed units of each.
 */
export async function requireModestHolds(
  { config }: Context,
  trx: Database,
  order: { id: string; accountId: string; source: string | undefined },
  wanted: readonly Wanted[],
): Promise<void> {
  const holds = await listHoldsOf(
    trx,
    order,
    wanted.map(({ variantId }) => variantId),
  )
  const refused = holds.flatMap(({ variantId, units, ofOrder, ofAccount, ofSource }) => {
    const over = Math.max(ofAccount - holdAtMost(config, units), ofSource - holdAtMost(config, units, ofNetwork))
    return over > 0 ? [{ product_variant_id: variantId, at_most: Math.max(0, ofOrder - over) }] : []
  })
  if (refused.length > 0) throw new AppError('hold-too-large', { details: { variants: refused } })
}
