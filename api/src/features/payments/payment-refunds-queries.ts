import { type Insertable, type Selectable, sql } from 'kysely'
import type { PaymentRefunds } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

export type RefundRow = Selectable<PaymentRefunds>

/** Serialises the refunds of an order, so that they never exceed the payments. Latest payment first. */
export async function lockPaymentsFor(db: Database, orderId: string) {
  return db
    .selectFrom('payment_sessions')
    .select(['id', 'amount_cents'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'completed')
    .orderBy('completed_at', 'desc')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function listRefundsOf(db: Database, sessionIds: string[]): Promise<RefundRow[]> {
  return db.selectFrom('payment_refunds').selectAll().where('session_id', 'in', sessionIds).execute()
}

/** Whether part of an order was paid without a payment page. */
export async function isPaidByHandToo(db: Database, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('session_id', 'is', null)
    .where('amount_cents', '>', 0)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertRefund(db: Database, refund: Insertable<PaymentRefunds>): Promise<void> {
  await db.insertInto('payment_refunds').values(refund).execute()
}

export async function findRefundToSend(db: Database, id: string) {
  return db
    .selectFrom('payment_refunds as r')
    .innerJoin('payment_sessions as s', 's.id', 'r.session_id')
    .select(['r.id', 'r.session_id', 'r.amount_cents', 's.provider', 's.provider_payment'])
    .where('r.id', '=', id)
    .where('r.sent_at', 'is', null)
    .executeTakeFirst()
}

export async function updateSentRefund(db: Database, id: string, providerRefund: string, now: Date): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set({ provider_refund: providerRefund, sent_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
}

/** The pending and completed refunds of a payment, in cents. */
export async function sumRefundsOf(db: Database, sessionId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as sum from payment_refunds where session_id = ${sessionId}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

export async function listMoneyBack(db: Database, orderId: string) {
  const { rows } = await sql<{ key: string; amount_cents: number; sent_at: Date | null; is_refused: boolean }>`
    select r.key, r.amount_cents, r.sent_at,
      r.sent_at is null and exists (
        select from payment_puzzles p where p.refund_id = r.id and p.settled_how is distinct from 'SENT_AGAIN'
      ) as is_refused
    from payment_refunds r join payment_sessions s on s.id = r.session_id
    where s.order_id = ${orderId} order by r.created_at, r.id`.execute(db)
  return rows
}
