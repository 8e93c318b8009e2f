import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { ProviderCard, SessionRequest } from './port.ts'

export type SandboxSession = {
  id: string
  request: Omit<SessionRequest, 'expiresAt'> & { expiresAt: string }
  status: 'open' | 'completed' | 'ended'
  card: ProviderCard | null
}

/** The id is derived from the request, so that the same request opens the same session. */
export async function insertSandboxSession(db: Database, id: string, request: SessionRequest): Promise<void> {
  await db
    .insertInto('sandbox_sessions')
    .values({ id, request: JSON.stringify(request) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function findSandboxSession(db: Database, id: string): Promise<SandboxSession | undefined> {
  const row = await db.selectFrom('sandbox_sessions').selectAll().where('id', '=', id).executeTakeFirst()
  return row as SandboxSession | undefined
}

/** The kind of card stored under a provider id. */
export async function findSandboxCard(db: Database, providerCard: string): Promise<ProviderCard | undefined> {
  const row = await db
    .selectFrom('sandbox_sessions')
    .select('card')
    .where(sql<boolean>`card ->> 'providerCard' = ${providerCard}`)
    .executeTakeFirst()
  return row?.card as ProviderCard | undefined
}

/** Closes an open session; does nothing if it is closed or expired. */
export async function closeSandboxSession(
  db: Database,
  id: string,
  status: 'completed' | 'ended',
  card: ProviderCard | null,
  now: Date,
): Promise<SandboxSession | undefined> {
  const row = await db
    .updateTable('sandbox_sessions')
    .set({ status, card: card && JSON.stringify(card) })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where(sql<boolean>`(request ->> 'expiresAt')::timestamptz > ${now}`)
    .returningAll()
    .executeTakeFirst()
  return row as SandboxSession | undefined
}

/** Once per id, and in total never more than was paid. Returns whether the refund is recorded. */
export async function refundSandboxPayment(db: Database, id: string, refundId: string, amount: number) {
  await sql`
    update sandbox_sessions set refunds = refunds || jsonb_build_object(${refundId}::text, ${amount}::bigint)
    where id = ${id} and status = 'completed' and not refunds ? ${refundId}
      and (select coalesce(sum(value::bigint), 0) from jsonb_each_text(refunds)) + ${amount}
        <= (request -> 'purpose' ->> 'amount')::bigint`.execute(db)
  const { rows } = await sql<{ stands: boolean }>`
    select refunds ? ${refundId} as stands from sandbox_sessions where id = ${id}`.execute(db)
  return rows[0]?.stands ?? false
}
