import type { Database } from '../../database/database.ts'
import { endGuest } from '../accounts/accounts-service.ts'
import { moveAppointments } from '../appointments/appointments-service.ts'
import { holdCarts, joinCarts } from '../cart/cart-service.ts'
import { moveEnquiries } from '../enquiries/enquiries-service.ts'
import { moveFiles } from '../files/files-service.ts'
import { moveOrders } from '../orders/orders-service.ts'
import { joinPoints } from '../memberships/memberships-service.ts'
import { movePaymentSessions } from '../payments/payments-service.ts'
import { joinLikes } from '../posts/posts-service.ts'
import { moveReviews } from '../products/products-service.ts'
import { joinRecipient } from '../profiles/profiles-service.ts'
import { moveStockNotices } from '../stock-notices/stock-notices-service.ts'
import { moveVouchers } from '../vouchers/vouchers-service.ts'
import { joinWishlists } from '../wishlist/wishlist-service.ts'
import { deleteGuest, lockGuestAndAccount } from './guests-queries.ts'

/** One step for each feature that stores data of guests; a test checks every table about accounts. */
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
  moveAppointments,
  moveStockNotices,
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
  await deleteGuest(db, guestId)
}
