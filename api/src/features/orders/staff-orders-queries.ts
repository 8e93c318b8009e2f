import { countedAtMost } from '@fitout/contract/limits.ts'
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { hongKongMidnight } from '../../database/hong-kong-midnight.ts'
import { isLeftToHandOver } from '../../database/left-to-hand-over.ts'
import type { OrderRow } from './orders-queries.ts'
import { type FoundIds, isCommon, scannedRows } from '../../database/substring-search.ts'
import { type Key, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import { orderHolds } from './searched-orders-queries.ts'

export type OrderFilter = {
  q?: string | undefined
  /** The matches of `q`, if there was a search. */
  found?: FoundIds | undefined
  status?: string | undefined
  payment_status?: string | undefined
  handover?: string | undefined
  delivery_status?: string | undefined
  payment_method?: string | undefined
  payment_channel?: string | undefined
  courier_id?: string | undefined
  voucher_id?: string | undefined
  waiting?: 'proof' | 'delivery' | 'payment' | 'rest' | undefined
  /** The current time, for orders long unpaid. */
  now?: Date
  /** Only archived orders, or all; by default archived ones are only included in searches. */
  archived?: 'only' | 'with' | undefined
  from?: string | undefined
  until?: string | undefined
}

type Orders = SelectQueryBuilder<DB, 'orders', object>

/** Orders that are paid, or released before payment. */
export function cleared(of: ExpressionBuilder<DB, 'orders'>) {
  const released = of.and([of('payment_status', '=', 'unpaid'), of('released_at', 'is not', null)])
  return of.or([of('payment_status', '=', 'paid'), released])
}

function withWaitingProof(orders: Orders): Orders {
  return orders
    .where('status', '=', 'pending')
    .where('payment_status', '=', 'unpaid')
    .where('proof_file_id', 'is not', null)
    .where('proof_refused_at', 'is', null)
    .where('proof_settled_at', 'is', null)
}

/** The number of undecided proofs uploaded before a moment, and the time of the oldest. */
export async function countLateProofs(db: Database, before: Date): Promise<{ count: number; oldest: Date | null }> {
  return withWaitingProof(db.selectFrom('orders'))
    .where('proof_uploaded_at', '<', before)
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min<Date | null>('proof_uploaded_at').as('oldest')])
    .executeTakeFirstOrThrow()
}

const columns = [
  'status',
  'payment_status',
  'handover',
  'delivery_status',
  'payment_method',
  'payment_channel',
  'courier_id',
] as const

/**
 * States and methods are literals in the statement, so that each is planned separately: a short list uses an index, a
 * long one follows its sort order.
 */
function matching(db: Database, filter: OrderFilter): Orders {
  let query: Orders = db.selectFrom('orders')
  for (const column of columns) {
    const value = filter[column]
    if (value) query = query.where(column, '=', column === 'courier_id' ? value : sql.lit(value))
  }
  if (filter.voucher_id) {
    const uses = db.selectFrom('voucher_uses').select('order_id').where('voucher_id', '=', filter.voucher_id)
    query = query.where('id', 'in', uses.where('released_at', 'is', null))
  }
  if (filter.waiting === 'proof') query = withWaitingProof(query)
  if (filter.waiting === 'delivery') {
    query = query.where(cleared).where('status', '<>', 'cancelled')
    query = query.where('delivery_status', '=', 'preparing').where(isLeftToHandOver('orders'))
  }
  if (filter.waiting === 'payment') {
    query = query.where('payment_status', '=', 'unpaid').where('status', 'in', ['submitted', 'pending'])
    query = query.where('created_at', '<', hoursBefore(filter.now, unpaidHours))
  }
  if (filter.waiting === 'rest') {
    query = query.where('payment_status', '=', 'unpaid').where('status', 'in', ['submitted', 'pending'])
    query = query.where('paid_cents', '>', 0)
  }
  if (filter.archived === 'only') query = query.where('archived_at', 'is not', null)
  else if (!filter.archived && !filter.q) query = query.where('archived_at', 'is', null)
  if (filter.from) query = query.where('created_at', '>=', hongKongMidnight(filter.from))
  if (filter.until) query = query.where('created_at', '<', hongKongMidnight(filter.until, 1))
  if (filter.found?.ids) query = query.where('id', '=', sql<string>`any(${filter.found.ids}::uuid[])`)
  else if (filter.q && !filter.found) query = query.where(orderHolds(filter.q))
  return query
}

/**
 * The orders after a key, in sort order; a search text too common for the index is looked for in the first of those.
 */
function following(db: Database, filter: OrderFilter, sort: ReturnType<typeof keyset>, after?: Key): Orders {
  const orders = matching(db, filter).where(sort.follows(after))
  if (!filter.q || !isCommon(filter.found)) return orders
  const first = orders.selectAll().orderBy(sort.order).limit(scannedRows)
  return db.selectFrom(first.as('orders')).where(orderHolds(filter.q)) as Orders
}

/** When an order counts as long unpaid. */
const unpaidHours = 48

function hoursBefore(now = new Date(), hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000)
}

export type OrderSort = Sort<'date' | 'total'>

export async function listMatchingOrders(db: Database, filter: OrderFilter, page: Place, asked?: OrderSort) {
  const sort = sortOf(filter, asked)
  // Selects ids first, so that skipped rows are only read from the index.
  const shown = following(db, filter, sort, page.after)
    .select('id')
    .orderBy(sort.order)
    .offset(page.offset)
    .limit(page.limit)
  return db
    .selectFrom('orders')
    .selectAll()
    .select(sort.key.as('row_key'))
    .where('id', 'in', shown)
    .orderBy(sort.order)
    .execute()
}

const newestFirst = keyset(['created_at', 'instant', 'desc'], ['id', 'id', 'desc'])
const sorts = { date: ['created_at', 'instant'], total: ['total_cents', 'whole'] } as const
const longestWaitingFirst = keyset(['proof_uploaded_at', 'instant', 'asc'], ['id', 'id', 'asc'])

function sortOf(filter: OrderFilter, asked?: OrderSort) {
  const own = filter.waiting === 'proof' ? longestWaitingFirst : newestFirst
  return asked ? sortedBy(sorts, 'id', asked, own) : own
}

/** Counted up to the limit of the list. */
export async function countListedOrders(db: Database, filter: OrderFilter, asked?: OrderSort): Promise<number> {
  const isNarrowed = [...columns, 'voucher_id', 'waiting', 'archived', 'from', 'until'].some(
    (name) => filter[name as keyof OrderFilter],
  )
  if (filter.found?.areMoreThanCounted && !isNarrowed) return countedAtMost + 1
  return countRows(db, following(db, filter, sortOf(filter, asked)).select(sql`1`.as('one')))
}

export async function findProofFile(db: Database, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('files', 'files.id', 'orders.proof_file_id')
    .select(['files.id', 'files.storage_key', 'files.type'])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
}

/** The newest undecided refund request of an order. */
export async function findWaitingRefund(db: Database, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('refund_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'WAITING')
    .where('cause', '=', 'CUSTOMER')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns which of the orders have an undecided refund request. */
export async function listWaitingRefunds(db: Database, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('refund_requests')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('status', '=', 'WAITING')
    .where('cause', '=', 'CUSTOMER')
    .execute()
  return new Set(rows.map(({ order_id: id }) => id))
}

/** The orders with these references, locked in a fixed order until the transaction ends. */
export async function lockOrdersByReference(db: Database, references: readonly string[]): Promise<OrderRow[]> {
  if (references.length === 0) return []
  return db.selectFrom('orders').selectAll().where('reference', 'in', references).orderBy('id').forUpdate().execute()
}

/** Refuses the given proof, once. */
export async function refuseProofOf(
  db: Database,
  orderId: string,
  proofId: string,
  refusal: { proof_refused_at: Date; proof_refusal: string; expires_at: Date | null },
) {
  return db
    .updateTable('orders')
    .set(refusal)
    .where('id', '=', orderId)
    .where('status', '=', 'pending')
    .where('payment_status', '=', 'unpaid')
    .where('proof_file_id', '=', proofId)
    .where('proof_refused_at', 'is', null)
    .where('proof_settled_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function insertOrderNote(
  db: Database,
  note: { id: string; order_id: string; staff_id: string; text: string },
): Promise<void> {
  await db.insertInto('order_notes').values(note).execute()
}

export async function listOrderNotes(db: Database, orderId: string) {
  return db
    .selectFrom('order_notes as n')
    .innerJoin('staff as s', 's.id', 'n.staff_id')
    .select(['n.id', 'n.text', 'n.created_at', 's.name'])
    .where('n.order_id', '=', orderId)
    .orderBy('n.created_at')
    .execute()
}
