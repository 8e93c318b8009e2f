import type { KeptFilter } from '@fitout/contract/staff/customer-filter.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { DB } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type MailingRow = {
  id: string
  segment_name: string
  filter: KeptFilter
  subject: Words
  text: Words
  state: 'DRAFT' | 'SENDING' | 'SENT' | 'STOPPED'
  revision: number
  staff_name: string | null
  created_at: Date
  sent_at: Date | null
  finished_at: Date | null
  left_out: Record<string, number>
}

const newestFirst = keyset(['mailings.created_at', 'instant', 'desc'], ['mailings.id', 'id', 'desc'])

function selectMailings(db: Database) {
  return db
    .selectFrom('mailings')
    .leftJoin('staff', 'staff.id', 'mailings.staff_id')
    .select([
      'mailings.id',
      'mailings.segment_name',
      'mailings.filter',
      'mailings.subject',
      'mailings.text',
      'mailings.state',
      'mailings.revision',
      'mailings.created_at',
      'mailings.sent_at',
      'mailings.finished_at',
      'mailings.left_out',
      'staff.name as staff_name',
    ])
}

export async function listMailingRows(db: Database, page: Place): Promise<(MailingRow & Keyed)[]> {
  return selectMailings(db)
    .select(newestFirst.key.as('row_key'))
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countMailings(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('mailings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findMailingRow(db: Database, id: string): Promise<MailingRow | undefined> {
  return selectMailings(db).where('mailings.id', '=', id).executeTakeFirst()
}

/** Returns the mailing and locks its row until the transaction ends. */
export async function lockMailing(trx: Database, id: string): Promise<MailingRow | undefined> {
  await trx.selectFrom('mailings').select('id').where('id', '=', id).forUpdate().execute()
  return findMailingRow(trx, id)
}

export async function insertMailing(db: Database, row: Insertable<DB['mailings']>): Promise<void> {
  await db.insertInto('mailings').values(row).execute()
}

export async function updateMailing(db: Database, id: string, change: Updateable<DB['mailings']>): Promise<void> {
  await db.updateTable('mailings').set(change).where('id', '=', id).execute()
}

export async function deleteMailing(db: Database, id: string): Promise<void> {
  await db.deleteFrom('mailings').where('id', '=', id).execute()
}

export type Outcome = { mailing_id: string; state: string; reason: string | null; customers: number }

/** The results of some mailings by recipient state. */
export async function countOutcomes(db: Database, ids: readonly string[]): Promise<Outcome[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('mailing_recipients')
    .select(['mailing_id', 'state', 'reason'])
    .select((eb) => eb.fn.countAll<number>().as('customers'))
    .where('mailing_id', 'in', [...ids])
    .groupBy(['mailing_id', 'state', 'reason'])
    .execute()
}

/** Claims some waiting recipients for this worker; none of a stopped mailing. */
export async function claimRecipients(db: Database, mailingId: string, now: Date, atMost: number) {
  const { rows } = await sql<{ id: string; account_id: string | null; tries: number }>`
    update mailing_recipients r set state = 'SENDING', at = ${now}, tries = tries + 1
    where id in (
      select w.id from mailing_recipients w join mailings m on m.id = w.mailing_id
      where w.mailing_id = ${mailingId} and w.state = 'WAITING' and m.state = 'SENDING'
      order by w.id limit ${atMost} for update of w skip locked)
    returning r.id, r.account_id, r.tries`.execute(db)
  return rows
}

type Settled = { state: 'SENT' | 'LEFT_OUT' | 'FAILED' | 'WAITING'; reason?: string; now: Date }

/** Records the result for a claimed recipient, unless it was given up meanwhile. */
export async function settleRecipient(db: Database, id: string, { state, reason, now }: Settled): Promise<void> {
  await db
    .updateTable('mailing_recipients')
    .set({ state, reason: reason ?? null, at: now })
    .where('id', '=', id)
    .where('state', '=', 'SENDING')
    .execute()
}

/** Gives up recipients claimed before a moment by a worker that has died: whether their mails were sent is unknown. */
export async function giveUpBegun(db: Database, mailingId: string, before: Date): Promise<void> {
  await db
    .updateTable('mailing_recipients')
    .set({ state: 'FAILED', reason: 'unknown' })
    .where('mailing_id', '=', mailingId)
    .where('state', '=', 'SENDING')
    .where('at', '<', before)
    .execute()
}

export async function countOpen(db: Database, mailingId: string): Promise<{ waiting: number; begun: number }> {
  const { rows } = await sql<{ waiting: number; begun: number }>`
    select count(*) filter (where state = 'WAITING') as waiting, count(*) filter (where state = 'SENDING') as begun
    from mailing_recipients where mailing_id = ${mailingId} and state in ('WAITING', 'SENDING')`.execute(db)
  return rows[0] ?? { waiting: 0, begun: 0 }
}

/** Customers `a` of a segment, and why one of them gets no newsletter. */
export type Audience = { from: RawBuilder<unknown>; hindrance: RawBuilder<string | null> }

/** How many of a segment would get a mail (reason null), and how many would not, by the reason. */
export async function countByHindrance(db: Database, { from, hindrance }: Audience) {
  const { rows } = await sql<{ reason: string | null; customers: number }>`
    select x.reason, count(*) as customers from (select ${hindrance} as reason ${from}) x group by x.reason`.execute(db)
  return rows
}

/** Stores the recipients, which later changes of the segment do not affect. */
export async function fixRecipients(trx: Database, mailingId: string, audience: Audience, now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into mailing_recipients (mailing_id, account_id, at)
    select ${mailingId}::uuid, a.id, ${now}::timestamptz ${audience.from} and (${audience.hindrance}) is null`.execute(
    trx,
  )
  return Number(numAffectedRows)
}
