import type { Insertable } from 'kysely'
import type { PaymentEvents } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'

/** Returns whether the event is new; the same one in another transaction waits for the end of this one. */
export async function claimEvent(db: Database, event: Omit<Insertable<PaymentEvents>, 'trouble'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function updateEventTrouble(db: Database, provider: string, eventId: string, trouble: string) {
  await db
    .updateTable('payment_events')
    .set({ trouble })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute()
}
