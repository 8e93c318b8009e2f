import type { Database } from '../../database/database.ts'
import { endGuest } from '../accounts/accounts-service.ts'
import { holdCarts, joinCarts } from '../cart/cart-service.ts'
import { moveOrders } from '../orders/orders-service.ts'
import { joinLedgers, joinPoints } from '../memberships/memberships-service.ts'
import { joinLikes } from '../posts/posts-service.ts'
import { joinRecipient } from '../profiles/profiles-service.ts'
import { joinWishlists } from '../wishlist/wishlist-service.ts'
import { movedTables } from './guest-tables.ts'
import { deleteGuest, deleteRows, lockAccounts, lockGuestAndAccount, lockMembers, moveRows } from './guests-queries.ts'
import { tablesOfMember } from './member-tables.ts'
import { joinMailings, joinTags, joinVoucherUses } from './members-queries.ts'

/** One step for each feature that merges guest rows instead of moving them. */
const steps: ((db: Database, guestId: string, accountId: string) => Promise<void>)[] = [
  joinCarts,
  moveOrders,
  joinLikes,
  joinWishlists,
  joinRecipient,
]

/**
 * Merges a guest's data into an account after its owner has authenticated, and ends the guest: once, however often it
 * is called. Carts are locked before accounts, as at checkout. Runs in the caller's transaction.
 */
export async function joinGuest(db: Database, guestId: string, accountId: string): Promise<void> {
  await endGuest(db, guestId)
  await holdCarts(db, [guestId, accountId])
  if (!(await lockGuestAndAccount(db, guestId, accountId))) return
  for (const step of steps) await step(db, guestId, accountId)
  await joinPoints(db, guestId, accountId)
  for (const table of movedTables) await moveRows(db, table, guestId, accountId)
  await deleteGuest(db, guestId)
}

/** Locks the booking forms and accounts of several guests and of the member they are merged into, before `joinGuest`. */
export async function holdGuests(db: Database, guestIds: string[], accountId: string): Promise<void> {
  await holdCarts(db, [...guestIds, accountId])
  await lockAccounts(db, [...guestIds, accountId])
}

/** Locks the booking forms and accounts of two members, as `joinGuest` does. False unless both exist. */
export async function holdMembers(db: Database, fromId: string, toId: string): Promise<boolean> {
  await holdCarts(db, [fromId, toId])
  return lockMembers(db, fromId, toId)
}

/** Moves the data of one member to another, both locked by `holdMembers`, and ends the member's sign-in. */
export async function joinMember(db: Database, fromId: string, toId: string): Promise<void> {
  for (const step of steps) await step(db, fromId, toId)
  await joinLedgers(db, fromId, toId)
  for (const step of [joinVoucherUses, joinTags, joinMailings]) await step(db, { fromId, toId })
  for (const table of tablesOfMember.moved) await moveRows(db, table, fromId, toId)
  for (const table of tablesOfMember.ended) await deleteRows(db, table, fromId)
}
