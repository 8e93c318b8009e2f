import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { contactOf, isGuests } from './guest-customers-queries.ts'

type Stale = { key: string; order_id: string | null }

/** Some stale contacts, latest first. */
export async function takeStaleGuests(db: Database, limit: number): Promise<Stale[]> {
  return db
    .deleteFrom('stale_guest_orders')
    .where('id', 'in', (of) => of.selectFrom('stale_guest_orders').select('id').orderBy('id', 'desc').limit(limit))
    .returning(['key', 'order_id'])
    .execute()
}

/** Replaces the newest order of each contact; none if no guest has it any more. */
export async function putNewestOrders(db: Database, stale: readonly Stale[]): Promise<void> {
  const ids = [...new Set(stale.flatMap(({ order_id: id }) => id ?? []))]
  const contacts = sql`(select distinct ${contactOf('c')} as contact from orders c where c.id = any(${ids}::uuid[]))`
  await sql`
    delete from guest_orders where key = any(${stale.map(({ key }) => key)}::uuid[])
      or key in (select md5(contact)::uuid from ${contacts} c)`.execute(db)
  await sql`
    insert into guest_orders (key, order_id, ordered_at)
    select md5(c.contact)::uuid, newest.id, newest.created_at from ${contacts} c cross join lateral (
      select o.id, o.created_at from orders o where ${contactOf('o')} = c.contact and ${isGuests('o')}
      order by o.created_at desc, o.id desc limit 1) newest`.execute(db)
}
