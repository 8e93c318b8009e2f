import { sql, type Insertable, type Selectable } from 'kysely'
import type { PaymentSessions } from '../../../database/tables.ts'
import type { PaidCard } from '../../adapters/payments/port.ts'
import type { Database } from '../../database/database.ts'

export type PaymentSessionRow = Selectable<PaymentSessions>

export async function insertPaymentSession(db: Database, row: Insertable<PaymentSessions>): Promise<void> {
  await db.insertInto('payment_sessions').values(row).execute()
}

export async function findPaymentSession(db: Database, id: string): Promise<PaymentSessionRow | undefined> {
  return db.selectFrom('payment_sessions').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findPaymentSessionForChange(db: Database, id: string): Promise<PaymentSessionRow | undefined> {
  return db.selectFrom('payment_sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** A session is accessible to the account that started it, and to the current owner of the order. */
export async function findPaymentSessionOf(db: Database, accountId: string, id: string) {
  return db
    .selectFrom('payment_sessions as s')
    .selectAll('s')
    .where('s.id', '=', id)
    .where((is) =>
      is.or([
        is('s.account_id', '=', accountId),
        is(
          's.order_id',
          'in',
          is
            .selectFrom('orders')
            .select('id')
            .whereRef('orders.id', '=', 's.order_id')
            .where('account_id', '=', accountId),
        ),
      ]),
    )
    .executeTakeFirst()
}

export async function updateOpenedSession(
  db: Database,
  id: string,
  opened: { provider_session: string; return_url: string },
): Promise<void> {
  await db.updateTable('payment_sessions').set(opened).where('id', '=', id).where('return_url', 'is', null).execute()
}

/** A completed session stays completed; a late payment or card still counts. */
export async function closePaymentSession(
  db: Database,
  id: string,
  status: 'completed' | 'ended' | 'returned',
  paid: { at: Date; providerPayment: string; card?: PaidCard | undefined } | undefined,
): Promise<boolean> {
  const payment = paid && {
    provider_payment: paid.providerPayment,
    completed_at: paid.at,
    card_brand: paid.card?.brand ?? null,
    card_last_four: paid.card?.lastFour ?? null,
  }
  const { numUpdatedRows } = await db
    .updateTable('payment_sessions')
    .set({ status, ...payment })
    .where('id', '=', id)
    .where('status', 'in', status === 'ended' ? ['open'] : ['open', 'ended'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findOpenSessionFor(db: Database, orderId: string): Promise<PaymentSessionRow | undefined> {
  return db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'open')
    .executeTakeFirst()
}

export async function findPaymentFor(db: Database, orderId: string): Promise<PaymentSessionRow | undefined> {
  return db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'completed')
    .executeTakeFirst()
}

/** Claims the right to query the provider about an open session, unless another call just did. */
export async function claimAsking(db: Database, id: string, now: Date, notAskedSince: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_sessions')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('provider_session', 'is not', null)
    .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<', notAskedSince)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Open sessions without a recent report, the longest unqueried first. */
export async function listSilentSessions(
  db: Database,
  { openedBefore, notAskedSince, atMost }: { openedBefore: Date; notAskedSince: Date; atMost: number },
) {
  return db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('status', '=', 'open')
    .where('created_at', '<', openedBefore)
    .where('provider_session', 'is not', null)
    .where((is) => is.or([is('asked_at', 'is', null), is('asked_at', '<', notAskedSince)]))
    .orderBy(sql`asked_at nulls first`)
    .limit(atMost)
    .execute()
}

/** The provider knows nothing of a session that never reached it, so time alone ends it. */
export async function endUnopenedSessions(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ status: 'ended' })
    .where('status', '=', 'open')
    .where('provider_session', 'is', null)
    .where('expires_at', '<', now)
    .execute()
}

export async function findPaymentCustomer(db: Database, accountId: string, provider: string) {
  const row = await db
    .selectFrom('payment_customers')
    .select('provider_customer')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.provider_customer
}

export async function insertPaymentCustomer(db: Database, accountId: string, provider: string, customer: string) {
  await db
    .insertInto('payment_customers')
    .values({ account_id: accountId, provider, provider_customer: customer })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
