import { type Insertable, sql } from 'kysely'
import type { PaymentPuzzles } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

/** A refused refund that is still unresolved is not added twice. */
export async function insertUnmatchedPayment(db: Database, unmatched: Insertable<PaymentPuzzles>): Promise<void> {
  await db
    .insertInto('payment_puzzles')
    .values(unmatched)
    .onConflict((conflict) => conflict.column('refund_id').where('settled_at', 'is', null).doNothing())
    .execute()
}

/** Whether the provider has reported exactly this before, as it does on every query. */
export async function isKnownUnmatchedPayment(
  db: Database,
  sessionId: string,
  trouble: string,
  details: string | null,
) {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from payment_puzzles p join payment_events e using (provider, event_id)
      where p.session_id = ${sessionId} and p.trouble = ${trouble}
        and e.details is not distinct from ${details}::jsonb
    ) as known`.execute(db)
  return rows[0]?.known ?? false
}
