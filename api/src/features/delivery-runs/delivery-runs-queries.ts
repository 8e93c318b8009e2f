import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { isBrought, isByOwnTeam, refundedUnits } from '../../database/left-to-hand-over.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

const district = sql<string>`coalesce(o.district, '')`
const byDistrict = keyset([district, 'text', 'asc'], ['o.reference', 'text', 'asc'])

/** The orders of a run; without a day, paid orders that the studio brings to an address and that are on no run. */
function stopsOf(db: Database, day: string | undefined) {
  const orders = db
    .selectFrom('orders as o')
    .leftJoin('delivery_stops as s', 's.order_id', 'o.id')
    .leftJoin('couriers as c', 'c.id', 'o.courier_id')
  if (day !== undefined) {
    // What was planned and then refunded, cancelled or changed to be collected is not brought.
    return orders.where('s.day', '=', day).where(isBrought)
  }
  return orders
    .where('s.order_id', 'is', null)
    .where(isBrought)
    .where(isByOwnTeam)
    .where('o.delivery_status', '=', 'preparing')
}

export async function listStopRows(db: Database, day: string | undefined, page: Place) {
  const rows = await stopsOf(db, day)
    .select(['o.id', 'o.reference', 's.day', 'o.delivery_status', 'o.recipient_name', 'o.area_code', 'o.phone'])
    .select(['o.district', 'o.address', 'o.note', 'o.courier_title'])
    .select((of) =>
      of
        .selectFrom('order_lines as l')
        .select(sql<number>`sum(l.quantity - case when l.is_gift then 0 else ${refundedUnits('l')} end)`.as('units'))
        .whereRef('l.order_id', '=', 'o.id')
        .as('units'),
    )
    .select(byDistrict.key.as('row_key'))
    .where(byDistrict.follows(page.after))
    .orderBy(byDistrict.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await stopsOf(db, day)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** The orders of a run by district, up to the limit of a sheet. */
export async function listRunIds(db: Database, day: string, districts: string[] | undefined, atMost: number) {
  let query = stopsOf(db, day).select(['o.id', 'o.district']).orderBy(byDistrict.order).limit(atMost)
  if (districts) query = query.where(district, 'in', districts)
  return query.execute()
}

/** Whether an order is still brought, so that it can be put on a run. */
export async function isToBring(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', '=', orderId)
    .where('o.delivery_status', '<>', 'delivered')
    .where(isBrought)
    .executeTakeFirst()
  return row !== undefined
}

export async function findStopDay(db: Database, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('delivery_stops').select('day').where('order_id', '=', orderId).executeTakeFirst()
  return row?.day ?? null
}

export async function putStop(db: Database, row: Insertable<DB['delivery_stops']>): Promise<void> {
  await db
    .insertInto('delivery_stops')
    .values(row)
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute()
}

export async function deleteStop(db: Database, orderId: string): Promise<void> {
  await db.deleteFrom('delivery_stops').where('order_id', '=', orderId).execute()
}
