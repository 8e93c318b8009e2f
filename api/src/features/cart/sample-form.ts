import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { giftIdsOf, offersFor } from './cart-offers.ts'
import { listGiftLines } from './cart-queries.ts'
import { currentRules } from './sale-rules.ts'
import { sampleLines } from './try-prices.ts'

/** Lines of no booking form with the rules and offers that it would be priced by. Throws `variant-not-found`. */
export async function sampleForm(
  context: Context,
  db: Database,
  wanted: readonly { product_variant_id: string; qty: number }[],
) {
  const { mainStoreId } = context.config
  const now = context.clock.now()
  const rules = await currentRules(context, db, mainStoreId)
  const lines = await sampleLines(context, db, wanted)
  const gifts = await listGiftLines(db, mainStoreId, giftIdsOf(rules, now))
  return { lines, rules, offers: offersFor(rules, lines, gifts, now) }
}
