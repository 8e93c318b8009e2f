import { type Insertable, type Selectable, sql } from 'kysely'
import type { DB, EnquiryMessages } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type ReplyRow = Selectable<EnquiryMessages> & { staff_name: string | null; handed_to_name: string | null }

function shown(db: Database) {
  return db
    .selectFrom('enquiry_messages as m')
    .leftJoin('staff as s', 's.id', 'm.staff_id')
    .leftJoin('staff as h', 'h.id', 'm.handed_to')
    .selectAll('m')
    .select(['s.name as staff_name', 'h.name as handed_to_name'])
}

const newestFirst = keyset(['m.created_at', 'instant', 'desc'], ['m.id', 'id', 'desc'])

/** Whether the sender of an enquiry may see a message. */
const isForSender = sql<boolean>`(m.kind <> 'NOTE' and not m.is_held)`

type Whose = { enquiryId: string; isOfStaff: boolean }

export async function listReplyRows(db: Database, { enquiryId, isOfStaff }: Whose, page: Place) {
  const isOf = sql<boolean>`(m.enquiry_id = ${enquiryId} and (${isOfStaff}::boolean or ${isForSender}))`
  const rows = await shown(db)
    .select(newestFirst.key.as('row_key'))
    .where(isOf)
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('enquiry_messages as m')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(isOf)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** The latest messages visible to the sender, newest first. */
export async function listNewestReplies(db: Database, enquiryId: string, atMost: number): Promise<ReplyRow[]> {
  return shown(db)
    .where('m.enquiry_id', '=', enquiryId)
    .where(isForSender)
    .orderBy(newestFirst.order)
    .limit(atMost)
    .execute()
}

export async function findReply(db: Database, enquiryId: string, id: string): Promise<ReplyRow | undefined> {
  return shown(db).where('m.enquiry_id', '=', enquiryId).where('m.id', '=', id).executeTakeFirst()
}

/** The message visible to the sender that a picture is attached to. */
export async function findReplyWithImage(db: Database, enquiryId: string, fileId: string) {
  return db
    .selectFrom('enquiry_messages as m')
    .select('m.id')
    .where('m.enquiry_id', '=', enquiryId)
    .where(isForSender)
    .where(sql<boolean>`${fileId}::uuid = any(m.file_ids)`)
    .executeTakeFirst()
}

/** The id of the latest message, notes included. */
export async function findNewestReplyId(db: Database, enquiryId: string): Promise<string | null> {
  const row = await db
    .selectFrom('enquiry_messages as m')
    .select('m.id')
    .where('m.enquiry_id', '=', enquiryId)
    .orderBy(newestFirst.order)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertReply(db: Database, row: Insertable<DB['enquiry_messages']>): Promise<void> {
  await db.insertInto('enquiry_messages').values(row).execute()
}

/** A note by which an enquiry was handed over. */
export async function findHandOver(db: Database, id: string): Promise<ReplyRow | undefined> {
  return shown(db).where('m.id', '=', id).where('m.handed_to', 'is not', null).executeTakeFirst()
}

export async function findAnswerForMail(db: Database, id: string): Promise<ReplyRow | undefined> {
  return shown(db).where('m.id', '=', id).where('m.kind', '=', 'ANSWER').executeTakeFirst()
}

export async function findEnquiryOfAnswer(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiry_messages')
    .select('enquiry_id')
    .where('id', '=', id)
    .where('kind', '=', 'ANSWER')
    .executeTakeFirst()
  return row?.enquiry_id
}

const earlierAtMost = 20

/** Earlier answers, oldest first: the mails of the thread. */
export async function listEarlierAnswers(db: Database, { enquiry_id, created_at, id }: ReplyRow): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from enquiry_messages m
    where m.enquiry_id = ${enquiry_id} and m.kind = 'ANSWER' and (m.created_at, m.id) < (${created_at}, ${id})
    order by m.created_at desc, m.id desc limit ${earlierAtMost}`.execute(db)
  return rows.map((row) => row.id).toReversed()
}

/** The last message of the sender before an answer. */
export async function findAnswered(db: Database, { enquiry_id, created_at }: ReplyRow): Promise<string | undefined> {
  const row = await db
    .selectFrom('enquiry_messages as m')
    .select('m.text')
    .where('m.enquiry_id', '=', enquiry_id)
    .where('m.kind', '=', 'REPLY')
    .where('m.is_held', '=', false)
    .where('m.created_at', '<=', created_at)
    .orderBy(newestFirst.order)
    .limit(1)
    .executeTakeFirst()
  return row?.text
}

export async function putMailState(
  db: Database,
  id: string,
  { state, at, isTry }: { state: 'WAITING' | 'SENT' | 'FAILED'; at: Date; isTry: boolean },
): Promise<void> {
  await db
    .updateTable('enquiry_messages')
    .set({ mail_state: state, mail_at: at, ...(isTry && { mail_tries: sql<number>`mail_tries + 1` }) })
    .where('id', '=', id)
    .execute()
}

/** Requeues a failed mail. False if it has not failed. */
export async function takeUpFailedMail(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry_messages')
    .set({ mail_state: 'WAITING', mail_tries: 0 })
    .where('id', '=', id)
    .where('mail_state', '=', 'FAILED')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The pictures of answers to a person's enquiries, which staff uploaded. */
export async function listPicturesOfAnswers(db: Database, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(m.file_ids || m.plan_ids)::text as id from enquiry_messages m join enquiries e on e.id = m.enquiry_id
    where e.account_id = ${accountId}`.execute(db)
  return rows.map(({ id }) => id)
}
