import type { Database } from '../../database/database.ts'
import { endGuest } from '../accounts/accounts-service.ts'
import { holdCarts, joinCarts } from '../cart/cart-service.ts'
import { moveOrders } from '../orders/orders-service.ts'
import { joinPoints } from '../memberships/memberships-service.ts'
import { joinLikes } from '../posts/posts-service.ts'
import { joinRecipient } from '../profiles/profiles-service.ts'
import { joinWishlists } from '../wishlist/wishlist-service.ts'
import { movedTables } from './guest-tables.ts'
import { deleteGuest, lockGuestAndAccount, moveRows } from './guests-queries.ts'

/** One step for each feature whose rows of a guest are more than moved. */
const steps: ((db: Database, guestId: string, accountId: string) => Promise<void>)[] = [
  joinCarts,
  moveOrders,
  joinLikes,
  joinWishlists,
  joinRecipient,
  joinPoints,
]

/**
 * Merges a guest's data into an account whose owner has authenticated, and ends the guest: once, however often it is
 * called. Carts are locked before accounts, as at checkout. Runs in the caller's transaction.
 */
export async function joinGuest(db: Database, guestId: string, accountId: string): Promise<void> {
  await endGuest(db, guestId)
  await holdCarts(db, [guestId, accountId])
  if (!(await lockGuestAndAccount(db, guestId, accountId))) return
  for (const step of steps) await step(db, guestId, accountId)
  for (const table of movedTables) await moveRows(db, table, guestId, accountId)
  await deleteGuest(db, guestId)
}
