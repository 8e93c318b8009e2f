import type { RawBuilder } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { onOneConnection, together } from '../../database/sending-ahead.ts'
import { AppError } from '../../http/app-error.ts'
import { lockSlots } from '../appointments/appointments-service.ts'
import { giftIdsOf, offersFor } from './cart-offers.ts'
import {
  bookedSlots,
  type CartKey,
  type CartLine,
  deleteCartLines,
  findFormAhead,
  listGiftLines,
  lockCart,
  readCart,
} from './cart-queries.ts'
import { readWithRules } from './sale-rules.ts'

export { findFormAhead }

/** A booking form with the rules for its prices, and the possible gifts. */
export async function readForm(context: Context, db: Database, key: CartKey) {
  const now = context.clock.now()
  return onOneConnection(db, (one) =>
    readWithRules(context, one, key.storeId, async (rules) => {
      const gifts = listGiftLines(one, key.storeId, giftIdsOf(rules, now))
      const [cart] = await together([readCart(one, key), gifts])
      return { ...cart, gifts: await gifts }
    }),
  )
}

/**
 * A booking form with the rules and offers for an order. It is locked before it is read, so that no two orders are made
 * of the same lines.
 */
export async function lockForm(context: Context, trx: Database, key: CartKey, onlyIf: RawBuilder<boolean>) {
  const [isThere, { rules, found: form }] = await together([lockCart(trx, key, onlyIf), readForm(context, trx, key)])
  return { isThere, rules, form }
}

type Locked = Awaited<ReturnType<typeof lockForm>>

/** The lines chosen for an order. Throws `cart-empty`, `line-not-in-cart` or `variant-not-on-sale`. */
export function requireChosenLines(context: Context, { isThere, rules, form }: Locked, chosenIds: string[]) {
  if (!isThere || form.lines.length === 0) throw new AppError('cart-empty')
  const ids = new Set(chosenIds)
  const chosen = form.lines.filter((line) => ids.has(line.variant_id))
  if (chosen.length < ids.size) throw new AppError('line-not-in-cart')
  const withdrawn = chosen.filter((line) => !line.is_active)
  if (withdrawn.length > 0) {
    throw new AppError('variant-not-on-sale', {
      details: { product_variant_ids: withdrawn.map((line) => line.variant_id) },
    })
  }
  return { chosen, rules, offers: offersFor(rules, chosen, form.gifts, context.clock.now()) }
}

/** Locks the slots of chosen lines, in a form locked by `lockForm`. */
export async function lockBookedSlots(
  trx: Database,
  key: CartKey,
  chosenIds: string[],
  onlyIf: RawBuilder<boolean> | undefined,
) {
  return lockSlots(trx, bookedSlots(trx, key, chosenIds, onlyIf))
}

/** Removes lines from a booking form locked by `lockForm`. */
export async function takeLines(trx: Database, key: CartKey, lines: readonly CartLine[]): Promise<void> {
  await deleteCartLines(
    trx,
    key,
    lines.map((line) => line.variant_id),
  )
}
