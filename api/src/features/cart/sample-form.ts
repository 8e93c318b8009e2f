import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { giftIdsOf, offersFor } from './cart-offers.ts'
import { type CartLine, listGiftLines } from './cart-queries.ts'
import { currentRules } from './sale-rules.ts'
import { sampleLines } from './try-prices.ts'

/** When the offers are in force, what an order has already of each variant, which counts as there, and what is in no catalogue. */
type Basis = { at?: Date; taken?: ReadonlyMap<string, number>; custom?: readonly CartLine[] }

/** Lines of no booking form with the rules and offers that it would be priced by. Throws `variant-not-found`. */
export async function sampleForm(
  context: Context,
  db: Database,
  wanted: readonly { product_variant_id: string; qty: number }[],
  { at, taken = new Map(), custom = [] }: Basis = {},
) {
  const { mainStoreId } = context.config
  const now = at ?? context.clock.now()
  const withTaken = (line: CartLine): CartLine =>
    line.available === null ? line : { ...line, available: line.available + (taken.get(line.variant_id) ?? 0) }
  const rules = await currentRules(context, db, mainStoreId)
  const lines = [...(await sampleLines(context, db, wanted)).map(withTaken), ...custom]
  const gifts = (await listGiftLines(db, mainStoreId, giftIdsOf(rules, now))).map(withTaken)
  return { lines, rules, offers: offersFor(rules, lines, gifts, now) }
}
