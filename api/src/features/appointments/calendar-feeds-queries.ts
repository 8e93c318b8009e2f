import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { type Insertable, sql } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { isBrought } from '../../database/left-to-hand-over.ts'
import { type AppointmentRow, facts, joined } from './appointments-queries.ts'

export async function findFeedRow(db: Database, staffId: string) {
  return db.selectFrom('calendar_feeds').selectAll().where('staff_id', '=', staffId).executeTakeFirst()
}

/** Replaces the person's feed. */
export async function putFeed(db: Database, { staff_id, ...feed }: Insertable<DB['calendar_feeds']>): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ staff_id, ...feed })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ ...feed, read_at: null }))
    .execute()
}

/** Returns false if there was none. */
export async function deleteFeed(db: Database, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('calendar_feeds').where('staff_id', '=', staffId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The feed of a person who may still sign in. */
export async function findFeedByToken(db: Database, tokenHash: Buffer) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('staff as s', 's.id', 'f.staff_id')
    .selectAll('f')
    .select('s.role')
    .where('f.token_hash', '=', tokenHash)
    .where('s.disabled_at', 'is', null)
    .executeTakeFirst()
}

export async function touchFeed(db: Database, staffId: string, now: Date): Promise<void> {
  await db.updateTable('calendar_feeds').set({ read_at: now }).where('staff_id', '=', staffId).execute()
}

/** Orders delivered by the studio, on their planned days. */
export async function listFeedDeliveries(db: Database, { from, until, atMost }: Omit<Span, 'now' | 'staffId'>) {
  return db
    .selectFrom('delivery_stops as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .select(['o.id', 'o.reference', 'o.recipient_name', 'o.district', 's.day', isBrought.as('is_brought')])
    .where('s.day', '>=', hongKongDay(from))
    .where('s.day', '<', hongKongDay(until))
    .orderBy('s.day')
    .orderBy('o.id')
    .limit(atMost)
    .execute()
}

export type FeedDelivery = Awaited<ReturnType<typeof listFeedDeliveries>>[number]

type Span = { now: Date; from: Date; until: Date; staffId: string | undefined; atMost: number }

/** The appointments of a period, in one person's slots or in all; those not confirmed in time are left out. */
export async function listFeedRows(db: Database, span: Span): Promise<AppointmentRow[]> {
  const { now, from, until, staffId, atMost } = span
  const ofPerson = staffId ? sql`and s.staff_id = ${staffId}::uuid` : sql``
  const { rows } = await sql<AppointmentRow>`
    select ${facts} ${joined}
    where s.starts_at >= ${from} and s.starts_at < ${until} and a.cancelled_by is distinct from 'CLOCK'
      and not (a.status = 'UNCONFIRMED' and a.confirm_by <= ${now}) ${ofPerson}
    order by s.starts_at, a.id limit ${atMost}`.execute(db)
  return rows
}
