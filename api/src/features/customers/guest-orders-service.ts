import { createUpkeep } from '../../database/upkeep.ts'
import { putNewestOrders, takeStaleGuests } from './guest-orders-queries.ts'

/** Keeps the newest order of each guest contact up to date. */
export const guestOrders = createUpkeep({
  notes: 'stale_guest_orders',
  lock: 'newest orders of guests',
  notesAtOnce: 500,
  take: takeStaleGuests,
  put: putNewestOrders,
})
