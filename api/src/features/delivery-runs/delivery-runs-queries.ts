import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { isLeftToHandOver } from '../../database/left-to-hand-over.ts'
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
  if (day !== undefined) return orders.where('s.day', '=', day)
  return orders
    .where('s.order_id', 'is', null)
    .where((of) => of.or([of('o.payment_status', '=', 'paid'), of('o.released_at', 'is not', null)]))
    .where('o.payment_status', '<>', 'refunded')
    .where('o.status', '<>', 'cancelled')
    .where('o.handover', '=', 'PARCEL')
    .where('c.is_own', 'is not', false)
    .where('o.pick_up_point', 'is', null)
    .where('o.delivery_status', '=', 'preparing')
    .where(isLeftToHandOver('o'))
}

export async function listStopRows(db: Database, day: string | undefined, page: Place) {
  const rows = await stopsOf(db, day)
    .select(['o.id', 'o.reference', 's.day', 'o.delivery_status', 'o.recipient_name', 'o.area_code', 'o.phone'])
    .select(['o.district', 'o.address', 'o.note', 'o.courier_title'])
    .select((of) =>
      of
        .selectFrom('order_lines as l')
        .select((lines) => lines.fn.sum<number>('l.quantity').as('units'))
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
