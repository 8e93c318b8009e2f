import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { isId } from '../../database/new-id.ts'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Key, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import { type FoundIds, isCommon, listLookedThrough, scannedRows } from '../../database/substring-search.ts'
import type { Place } from '../../http/pages.ts'
import { orderHolds } from '../orders/orders-service.ts'

export type NewRefundRequest = Insertable<DB['refund_requests']>
export type RefundItem = { variant_id: string; quantity: number }

export async function insertRefundRequest(db: Database, request: NewRefundRequest, items: RefundItem[]): Promise<void> {
  await db.insertInto('refund_requests').values(request).execute()
  await db
    .insertInto('refund_items')
    .values(items.map((item) => ({ ...item, request_id: request.id, order_id: request.order_id })))
    .execute()
}

/** The requests of an order, newest first, each with its items. */
export async function listRefundRequests(db: Database, orderId: string) {
  const requests = await db
    .selectFrom('refund_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const items = await db
    .selectFrom('refund_items')
    .select(['request_id', 'variant_id', 'quantity', 'restocked'])
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
    .execute()
  return requests.map((request) => ({ ...request, items: items.filter((item) => item.request_id === request.id) }))
}

export type RefundRequestRow = Awaited<ReturnType<typeof listRefundRequests>>[number]

export async function findOrderIdOfRequest(db: Database, requestId: string): Promise<string | undefined> {
  if (!isId(requestId)) return undefined
  const row = await db.selectFrom('refund_requests').select('order_id').where('id', '=', requestId).executeTakeFirst()
  return row?.order_id
}

export type Settlement = {
  status: 'WAITING' | 'WITHDRAWN' | 'APPROVED' | 'REJECTED'
  answer?: string | null
  amount_cents?: number
  decided_at?: Date
}

/** Makes a state transition. Returns whether the request was in the `from` state. */
export async function moveRefundRequest(
  db: Database,
  requestId: string,
  from: 'WAITING' | 'WITHDRAWN',
  to: Settlement,
): Promise<boolean> {
  const row = await db
    .updateTable('refund_requests')
    .set(to)
    .where('id', '=', requestId)
    .where('status', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function notePoints(
  db: Database,
  requestId: string,
  { returned, taken }: { returned: number; taken: number },
): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ points: returned, points_taken: taken })
    .where('id', '=', requestId)
    .execute()
}

export async function noteRestocked(db: Database, requestId: string, { variant_id, quantity }: RefundItem) {
  await db
    .updateTable('refund_items')
    .set({ restocked: quantity })
    .where('request_id', '=', requestId)
    .where('variant_id', '=', variant_id)
    .execute()
}

/** Leaves the money of an approved refund to staff. */
export async function leaveToStaff(db: Database, requestId: string): Promise<void> {
  await db.updateTable('refund_requests').set({ is_to_send: true }).where('id', '=', requestId).execute()
}

/** Notes when staff sent the money, or that they have not. Returns whether that is new. */
export async function noteSentBack(db: Database, requestId: string, at: Date | null): Promise<boolean> {
  const row = await db
    .updateTable('refund_requests')
    .set({ is_to_send: at === null, sent_back_at: at })
    .where('id', '=', requestId)
    .where('status', '=', 'APPROVED')
    .where('sent_back_at', at === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type RequestFilter = Sort<keyof typeof sorts> & {
  status?: RefundRequestRow['status'] | 'TO_SEND' | undefined
  order_id?: string | undefined
  q?: string | undefined
  /** The orders that match `q`, if there was a search. */
  found?: FoundIds | undefined
}

// Must equal the indexed expressions; what is undecided comes last, or counts as nothing.
const sorts = {
  created_at: ['created_at', 'instant'],
  decided_at: [sql`coalesce(decided_at, '9999-12-31T00:00Z'::timestamptz)`, 'instant'],
  amount: [sql`coalesce(amount_cents, 0)`, 'whole'],
} as const

/** Decided ones newest first, others longest waiting first. */
function sortOf(filter: RequestFilter) {
  const { status } = filter
  const direction = status && status !== 'WAITING' && status !== 'TO_SEND' ? 'desc' : 'asc'
  return sortedBy(sorts, 'id', filter, keyset(['created_at', 'instant', direction], ['id', 'id', direction]))
}

/**
 * The requests after a key. A search text too common for the index is looked for in the orders of the first of the list, one by
 * one: the planner would compare all orders.
 */
function following(db: Database, filter: RequestFilter, after?: Key): RawBuilder<unknown> {
  const { status, order_id: orderId, q, found } = filter
  const sort = sortOf(filter)
  let all = db
    .selectFrom('refund_requests')
    .select(['id', 'order_id', ...sort.columns])
    .where(sort.follows(after))
  if (status === 'TO_SEND') all = all.where('is_to_send', '=', sql.lit(true))
  else if (status) all = all.where('status', '=', status)
  if (orderId) all = all.where('order_id', '=', orderId)
  if (found?.ids) all = all.where('order_id', '=', sql<string>`any(${found.ids}::uuid[])`)
  if (!q || !isCommon(found)) return sql`from (${all}) request`
  return sql`from (${all.orderBy(sort.order).limit(scannedRows)}) request
    cross join lateral (select from orders where orders.id = request.order_id and ${orderHolds(q)} limit 1) fitting`
}

export async function listRequestIds(db: Database, filter: RequestFilter, page: Place) {
  const sort = sortOf(filter)
  const order = sort.outerOrder
  const fitting = (after?: Key) => following(db, filter, after)
  const looked =
    isCommon(filter.found) && (await listLookedThrough(db, page, { fitting, order, areMoreThanCounted: false }))
  const shown = looked
    ? sql<string>`(select unnest(${looked.ids}::uuid[]))`
    : sql<string>`(select id ${fitting(page.after)} order by ${order} offset ${page.offset} limit ${page.limit})`
  const rows = await db
    .selectFrom('refund_requests')
    .select(['id', 'order_id', sort.key.as('row_key')])
    .where('id', 'in', shown)
    .orderBy(sort.order)
    .execute()
  const count = async () => countRows(db, sql`select ${fitting()}`)
  return { rows, total: (looked || undefined)?.total ?? (await totalOf(page, rows, count)) }
}
