import type { Database } from '../../database/database.ts'
import { endGuest } from '../accounts/accounts-service.ts'
import { holdCarts, joinCarts } from '../cart/cart-service.ts'
import { moveEnquiries } from '../enquiries/enquiries-service.ts'
import { moveFiles } from '../files/files-service.ts'
import { moveOrders } from '../orders/orders-service.ts'
import { joinPoints } from '../memberships/memberships-service.ts'
import { movePaymentSessions } from '../payments/payments-service.ts'
import { joinLikes } from '../posts/posts-service.ts'
import { moveReviews } from '../products/products-service.ts'
import { joinRecipient } from '../profiles/profiles-service.ts'
import { moveVouchers } from '../vouchers/vouchers-service.ts'
import { joinWishlists } from '../wishlist/wishlist-service.ts'
import { deleteGuest, lockGuestAndAccount } from './guests-queries.ts'

/** Each feature that keeps something for guests brings it over; a test asks this of every table about accounts. */
const steps: ((db: Database, guestId: string, accountId: string) => Promise<void>)[] = [
  joinCarts,
  moveOrders,
  moveFiles,
  movePaymentSessions,
  joinLikes,
  joinWishlists,
  joinRecipient,
  moveVouchers,
  moveReviews,
  joinPoints,
  moveEnquiries,
]

/**
 * Brings what a guest has gathered into an account whose owner has proved himself, and ends the guest: once, however
 * often it is asked. Carts are locked before accounts, as at checkout. Runs in the caller's transaction.
 */
export async function joinGuest(db: Database, guestId: string, accountId: string): Promise<void> {
  await endGuest(db, guestId)
  await holdCarts(db, [guestId, accountId])
  if (!(await lockGuestAndAccount(db, guestId, accountId))) return
  for (const step of steps) await step(db, guestId, accountId)
  await deleteGuest(db, guestId)
}
