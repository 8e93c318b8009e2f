import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { DB, Enquiries } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type EnquiryRow = Selectable<Enquiries>
type Status = 'NEW' | 'ANSWERED' | 'CLOSED' | 'SPAM'

export async function insertEnquiry(db: Database, row: Insertable<DB['enquiries']>): Promise<void> {
  await db.insertInto('enquiries').values(row).execute()
}

export async function findEnquiry(db: Database, enquiryId: string): Promise<EnquiryRow | undefined> {
  return db.selectFrom('enquiries').selectAll().where('id', '=', enquiryId).executeTakeFirst()
}

/** Newest first. */
export async function listEnquiryRows(
  db: Database,
  statuses: readonly Status[],
  { offset, limit }: { offset: number; limit: number },
): Promise<{ enquiries: EnquiryRow[]; total: number }> {
  const matching = db.selectFrom('enquiries').where('status', 'in', statuses)
  const enquiries = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await matching.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { enquiries, total }
}

const newestFirst = keyset(['created_at', 'instant', 'desc'], ['id', 'id', 'desc'])

/** The number of messages visible to its sender. */
const replyCount = sql<number>`(
  select count(*)::int from enquiry_messages m where m.enquiry_id = enquiries.id and m.kind <> 'NOTE' and not m.is_held)`

/** The renovation it led to, if the sender is a member. */
const ownRenovation = sql<string | null>`(
  select r.id from renovations r join renovation_members m on m.renovation_id = r.id
  where r.enquiry_id = enquiries.id and m.account_id = enquiries.account_id)`

export type OwnEnquiryRow = EnquiryRow & { reply_count: number; renovation_id: string | null }

export async function listEnquiriesOf(db: Database, accountId: string, page: Place) {
  const own = db.selectFrom('enquiries').where('account_id', '=', accountId)
  const rows = await own
    .selectAll()
    .select(newestFirst.key.as('row_key'))
    .select([replyCount.as('reply_count'), ownRenovation.as('renovation_id')])
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await own.select((of) => of.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}

export async function lockEnquiryRow(db: Database, enquiryId: string): Promise<EnquiryRow | undefined> {
  return db.selectFrom('enquiries').selectAll().where('id', '=', enquiryId).forUpdate().executeTakeFirst()
}

/** An enquiry that is already waiting keeps its deadline. */
export async function putWaiting(
  db: Database,
  { id, status, reply_by }: EnquiryRow,
  { now, promise }: { now: Date; promise: Date },
): Promise<void> {
  const isWaiting = status === 'NEW'
  await db
    .updateTable('enquiries')
    .set({
      status: 'NEW',
      reply_by: isWaiting ? reply_by : promise,
      waits_since: isWaiting ? sql<Date>`coalesce(waits_since, ${now})` : now,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Deletes enquiries past their retention and returns their pictures and those of their answers. One that became a
 * renovation is kept as long as its room, which shows the pictures.
 */
export async function deleteEnquiriesBefore(db: Database, times: { spam: Date; others: Date }): Promise<string[]> {
  const { rows } = await sql<{ file_ids: string[] }>`
    delete from enquiries
    where (created_at < ${times.others} or (status = 'SPAM' and created_at < ${times.spam}))
      and not exists (select from renovations r where r.enquiry_id = enquiries.id)
    returning floor_plan_ids || photo_ids || array(
      select unnest(m.file_ids || m.plan_ids) from enquiry_messages m where m.enquiry_id = enquiries.id) as file_ids`.execute(
    db,
  )
  return rows.flatMap((row) => row.file_ids)
}
