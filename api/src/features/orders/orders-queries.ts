import type { Words } from '@fitout/contract/locales.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type OrderRow = Selectable<DB['orders']>
export type NewOrderRow = Insertable<DB['orders']>
export type NewOrderLine = Omit<Insertable<DB['order_lines']>, 'order_id' | 'picture'> & { picture: unknown }

/** Inserts an order, its lines and its first status in one statement. */
export async function insertOrder(db: Database, order: NewOrderRow, lines: NewOrderLine[]): Promise<void> {
  await db
    .with('placed', (cte) =>
      cte
        .insertInto('orders')
        .values({
          ...order,
          courier_title: wordsAsJson(order.courier_title),
          voucher_title: wordsAsJson(order.voucher_title),
        })
        .returning('id'),
    )
    .with('noted', (cte) =>
      cte
        .insertInto('order_statuses')
        .values({ order_id: order.id, position: 0, slug: 'submitted', actor: order.placed_by ? 'staff' : 'customer' }),
    )
    .insertInto('order_lines')
    .values(
      lines.map((line) => ({
        ...line,
        order_id: order.id,
        product_title: wordsAsJson(line.product_title),
        product_slug: wordsAsJson(line.product_slug),
        variant_title: wordsAsJson(line.variant_title),
        picture: JSON.stringify(line.picture),
      })),
    )
    .execute()
}

export function wordsAsJson(words: Words | null | undefined) {
  return (words ? JSON.stringify(words) : null) as unknown as Words
}

export async function countOpenOrders(db: Database, accountId: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['submitted', 'pending'])
    .where('payment_status', '=', 'unpaid')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findOrderOf(db: Database, accountId: string, orderId: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** An order that the account placed, or has been granted by a look-up. */
export async function findOrderOpenTo(db: Database, accountId: string, orderId: string, now: Date) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where((of) =>
      of.or([
        of('account_id', '=', accountId),
        of.exists(
          of
            .selectFrom('order_grants')
            .select('order_id')
            .whereRef('order_grants.order_id', '=', 'orders.id')
            .where('order_grants.account_id', '=', accountId)
            .where('order_grants.expires_at', '>', now),
        ),
      ]),
    )
    .executeTakeFirst()
}

/** Serialises orders of one id: the second waits until the first is placed. */
export async function lockOrderId(db: Database, orderId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`placing ${orderId}`}, 0))`.execute(db)
}

export async function findOrderById(db: Database, orderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
}

/** Returns the order and locks its row until the transaction ends. */
export async function findOrderForChange(db: Database, orderId: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
}

export async function findOrderByReference(db: Database, reference: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('reference', '=', reference).executeTakeFirst()
}

export type OrderFilter = {
  storeId?: string | undefined
  paymentMethod?: OrderRow['payment_method']
  kind?: string | undefined
}

const newestFirst = keyset(['created_at', 'instant', 'desc'], ['id', 'id', 'desc'])

export async function listOrders(db: Database, accountId: string, filter: OrderFilter, page: Place) {
  let query = db.selectFrom('orders').where('account_id', '=', accountId)
  if (filter.storeId) query = query.where('store_id', '=', filter.storeId)
  if (filter.paymentMethod) query = query.where('payment_method', '=', filter.paymentMethod)
  if (filter.kind) {
    const ofKind = db.selectFrom('order_lines').select('order_id').where('kind', '=', filter.kind)
    query = query.where('id', 'in', ofKind)
  }
  const rows = await query
    .selectAll()
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await query.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}

/** The lines, those of services with their appointments. */
export async function listOrderLines(db: Database, orderIds: string[]) {
  return db
    .selectFrom('order_lines')
    .leftJoin('appointments', (join) =>
      join
        .onRef('appointments.order_id', '=', 'order_lines.order_id')
        .onRef('appointments.order_position', '=', 'order_lines.position'),
    )
    .leftJoin('appointment_slots', 'appointment_slots.id', 'appointments.slot_id')
    .selectAll('order_lines')
    .select((of) => [
      'appointments.id as appointment_id',
      'appointments.reference as appointment_reference',
      'appointments.status as appointment_status',
      'appointment_slots.starts_at',
      'appointment_slots.ends_at',
      of
        .selectFrom('staff')
        .select('staff.name')
        .whereRef('staff.id', '=', 'appointment_slots.staff_id')
        .as('slot_staff'),
    ])
    .where('order_lines.order_id', 'in', orderIds)
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.position')
    .execute()
}

export type OrderLineRow = Awaited<ReturnType<typeof listOrderLines>>[number]

export async function listOrderStatuses(db: Database, orderId: string) {
  return db.selectFrom('order_statuses').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

export type OrderStatusRow = Awaited<ReturnType<typeof listOrderStatuses>>[number]

export async function insertOrderStatus(
  db: Database,
  orderId: string,
  slug: OrderRow['status'],
  actor: string,
): Promise<void> {
  await sql`
    insert into order_statuses (order_id, position, slug, actor)
    select ${orderId}::uuid, coalesce(max(position), -1) + 1, ${slug}, ${actor}
    from order_statuses where order_id = ${orderId}`.execute(db)
}

/** Deletes the last status of an order if staff's confirmation led to it. */
export async function deleteStaffStatus(db: Database, orderId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('order_statuses')
    .where('order_id', '=', orderId)
    .where('slug', '=', 'pending')
    .where('actor', '=', 'staff')
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Makes a state transition if the order is in one of the given states; the row stays locked until the transaction ends.
 */
export async function moveOrder(
  db: Database,
  orderId: string,
  from: {
    statuses: readonly OrderRow['status'][]
    paymentStatus?: OrderRow['payment_status']
    paymentMethod?: OrderRow['payment_method']
    expiredBy?: Date
  },
  to: Updateable<DB['orders']>,
): Promise<OrderRow | undefined> {
  let query = db.updateTable('orders').set(to).where('id', '=', orderId).where('status', 'in', from.statuses)
  if (from.paymentStatus) query = query.where('payment_status', '=', from.paymentStatus)
  if (from.paymentMethod) query = query.where('payment_method', '=', from.paymentMethod)
  if (from.expiredBy) query = query.where('expires_at', '<=', from.expiredBy)
  return query.returningAll().executeTakeFirst()
}

export async function listExpiredOrders(db: Database, now: Date, atMost: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', ['submitted', 'pending'])
    .where('payment_status', '=', 'unpaid')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(atMost)
    .execute()
  return rows.map((row) => row.id)
}

export async function insertOrderGrant(db: Database, orderId: string, accountId: string, expiresAt: Date) {
  await db
    .insertInto('order_grants')
    .values({ order_id: orderId, account_id: accountId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['order_id', 'account_id']).doUpdateSet({ expires_at: expiresAt }))
    .execute()
}

/** Moves orders from one account to another, and grants unless the other account has its own. */
export async function moveOrderRows(db: Database, fromId: string, toId: string): Promise<void> {
  await db.updateTable('orders').set({ account_id: toId }).where('account_id', '=', fromId).execute()
  await sql`
    insert into order_grants (order_id, account_id, expires_at)
    select order_id, ${toId}, expires_at from order_grants where account_id = ${fromId}
    on conflict (order_id, account_id) do update
      set expires_at = greatest(order_grants.expires_at, excluded.expires_at)`.execute(db)
  await db.deleteFrom('order_grants').where('account_id', '=', fromId).execute()
}
