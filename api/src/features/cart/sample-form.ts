import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { giftIdsOf, offersFor } from './cart-offers.ts'
import { type CartLine, listGiftLines } from './cart-queries.ts'
import { currentRules } from './sale-rules.ts'
import { sampleLines } from './try-prices.ts'

/** The moment for offers, the units an order already has of each variant (which count as stock), and custom lines. */
type Basis = { at?: Date; taken?: ReadonlyMap<string, number>; custom?: readonly CartLine[] }

/** Lines that are not from a booking form, with the rules and offers to price them. Throws `variant-not-found`. */
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
