import { type Insertable, sql } from 'kysely'
import type { OrderPayments } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export async function insertOrderPayment(db: Database, payment: Insertable<OrderPayments>): Promise<void> {
  await db.insertInto('order_payments').values(payment).execute()
}

export async function deleteOrderPayment(db: Database, paymentId: string): Promise<void> {
  await db.deleteFrom('order_payments').where('id', '=', paymentId).execute()
}

export async function hasOrderPayment(db: Database, paymentId: string): Promise<boolean> {
  const found = await db.selectFrom('order_payments').select('id').where('id', '=', paymentId).executeTakeFirst()
  return found !== undefined
}

/** The payments of an order and refunds of overpayments, by time. */
export async function listOrderPayments(db: Database, orderId: string) {
  return listPaymentsOf(db, [orderId])
}

/** As `listOrderPayments`, of many orders. */
export async function listPaymentsOf(db: Database, orderIds: string[]) {
  return db
    .selectFrom('order_payments')
    .select(['id', 'order_id', 'amount_cents', 'session_id', 'staff_id', 'channel', 'at'])
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export type OrderPaymentRow = Awaited<ReturnType<typeof listOrderPayments>>[number]

/** At most one is open at a time. */
export async function insertReturnRequest(
  db: Database,
  { id, order_id, created_at }: { id: string; order_id: string; created_at: Date },
): Promise<void> {
  await sql`
    insert into refund_requests (id, order_id, reason, cause, created_at)
    select ${id}, ${order_id}, '', 'CHANGE', ${created_at}
    where not exists (
      select from refund_requests where order_id = ${order_id} and cause = 'CHANGE' and status = 'WAITING')`.execute(db)
}

export async function withdrawReturnRequest(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ status: 'WITHDRAWN' })
    .where('order_id', '=', orderId)
    .where('cause', '=', 'CHANGE')
    .where('status', '=', 'WAITING')
    .execute()
}
