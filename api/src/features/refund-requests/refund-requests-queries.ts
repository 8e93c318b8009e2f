import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import { isId } from '../../database/new-id.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import type { Place } from '../../http/pages.ts'
import { keyset } from '../../database/keyset.ts'

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

type RequestFilter = { status?: RefundRequestRow['status'] | 'TO_SEND' | undefined; order_id?: string | undefined }

export async function listRequestIds(db: Database, { status, order_id: orderId }: RequestFilter, page: Place) {
  let all = db.selectFrom('refund_requests')
  if (status === 'TO_SEND') all = all.where('is_to_send', '=', true)
  else if (status) all = all.where('status', '=', status)
  if (orderId) all = all.where('order_id', '=', orderId)
  // Decided ones are listed newest first.
  const direction = status && status !== 'WAITING' && status !== 'TO_SEND' ? 'desc' : 'asc'
  const sort = keyset(['created_at', 'instant', direction], ['id', 'id', direction])
  const rows = await all
    .select(['id', 'order_id', sort.key.as('row_key')])
    .where(sort.follows(page.after))
    .orderBy(sort.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return { rows, total: await countRows(db, all.select(sql`1`.as('one'))) }
}
