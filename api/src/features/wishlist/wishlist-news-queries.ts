import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { productNow } from './wishlist-queries.ts'

export type ChangedItem = {
  account_id: string
  product_id: string
  is_member: boolean
  was_available: boolean
  is_available: boolean
  before_cents: number
  cents: number
}

/**
 * Records changes of products on wishlists and returns them: each change once, even with concurrent callers. A price
 * that falls while a product is unavailable is recorded when it is back.
 */
export async function takeChanges(db: Database, itemsAtMost: number): Promise<ChangedItem[]> {
  const { rows } = await sql<ChangedItem>`
    with changed as (
      select w.account_id, w.product_id, w.known_available, w.known_cents, n.is_available,
        case when n.is_available then n.cents else w.known_cents end as cents
      from wishlist_items w join (${productNow}) n on n.product_id = w.product_id
      where w.known_available <> n.is_available or (n.is_available and w.known_cents <> n.cents)
      order by w.account_id, w.product_id
      limit ${itemsAtMost}
      for update of w skip locked
    ), noted as (
      update wishlist_items w set known_available = c.is_available, known_cents = c.cents
      from changed c where w.account_id = c.account_id and w.product_id = c.product_id
    )
    select c.account_id, c.product_id, a.type <> 'TEMP' as is_member, c.known_available as was_available,
      c.is_available, c.known_cents as before_cents, c.cents
    from changed c join accounts a on a.id = c.account_id
    order by c.account_id, c.product_id`.execute(db)
  return rows
}
