import type { MessageThread } from '@fitout/contract/renovation-messages.ts'
import type { Words } from '@fitout/contract/locales.ts'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { DB, RenovationMessages } from '../../../database/tables.ts'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

type MessageRow = Selectable<RenovationMessages>
export type ShownMessage = MessageRow & {
  subject_title: Words | null
  username: string | null
  staff_name: string | null
}

export type Subject = { thread?: MessageThread | undefined; subject_id?: string | undefined }

/** The title of a quotation line in the newest version sent. */
function lineTitle(renovationId: RawBuilder<unknown>, key: RawBuilder<unknown>) {
  return sql<Words | null>`(
    select l -> 'title' from quotations q, jsonb_array_elements(q.content -> 'groups') g,
      jsonb_array_elements(g -> 'lines') l
    where q.renovation_id = ${renovationId} and q.content is not null and l ->> 'key' = ${key}::text
    order by q.version desc limit 1)`
}

/** The title of a thread's subject: a line, a sent variation, or a defect. */
function subjectTitle(renovationId: RawBuilder<unknown>, thread: RawBuilder<unknown>, id: RawBuilder<unknown>) {
  return sql<Words | null>`case ${thread}::text
    when 'LINE' then ${lineTitle(renovationId, id)}
    when 'VARIATION' then (
      select v.content -> 'title' from variations v where v.renovation_id = ${renovationId} and v.id::text = ${id}::text)
    when 'DEFECT' then (
      select jsonb_build_object('en', d.said, 'zh', d.said, 'cn', d.said)
      from (select left(number || ' · ' || text, 120) as said from defects
        where renovation_id = ${renovationId} and id::text = ${id}::text) d)
    end`
}

const ofMessage = (column: string) => sql.ref(`m.${column}`)
const titleOfMessage = subjectTitle(ofMessage('renovation_id'), ofMessage('thread'), ofMessage('subject_id'))

function shown(db: Database) {
  return db
    .selectFrom('renovation_messages as m')
    .leftJoin('accounts', 'accounts.id', 'm.account_id')
    .leftJoin('staff', 'staff.id', 'm.staff_id')
    .selectAll('m')
    .select(['accounts.username', 'staff.name as staff_name', titleOfMessage.as('subject_title')])
}

const newestFirst = keyset(['m.created_at', 'instant', 'desc'], ['m.id', 'id', 'desc'])

export async function listMessageRows(
  db: Database,
  renovationId: string,
  { thread, subject_id: subjectId }: Subject,
  page: Place,
) {
  const isOf = sql<boolean>`(m.renovation_id = ${renovationId}
    and (${thread ?? null}::text is null or m.thread = ${thread ?? null})
    and (${subjectId ?? null}::uuid is null or m.subject_id = ${subjectId ?? null}))`
  const rows = await shown(db)
    .select(newestFirst.key.as('row_key'))
    .where(isOf)
    .where(newestFirst.follows(page.after))
    .orderBy(newestFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('renovation_messages as m')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where(isOf)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findMessage(db: Database, id: string): Promise<ShownMessage | undefined> {
  return shown(db).where('m.id', '=', id).executeTakeFirst()
}

export async function insertMessage(db: Database, row: Insertable<DB['renovation_messages']>): Promise<void> {
  await db.insertInto('renovation_messages').values(row).execute()
}

/** Retracts a message for its author. False if it is too old or already retracted. */
export async function strikeOut(
  db: Database,
  id: string,
  { writer, after, now }: { writer: { account_id: string } | { staff_id: string }; after: Date; now: Date },
): Promise<boolean> {
  const [column, value] =
    'account_id' in writer ? (['account_id', writer.account_id] as const) : (['staff_id', writer.staff_id] as const)
  const { numUpdatedRows } = await db
    .updateTable('renovation_messages')
    .set({ struck_at: now })
    .where('id', '=', id)
    .where(column, '=', value)
    .where('struck_at', 'is', null)
    .where('created_at', '>', after)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the subject of a thread exists: a line of a sent version, a sent variation, a defect. */
export async function hasSubject(
  db: Database,
  renovationId: string,
  { thread, id }: { thread: MessageThread; id: string },
): Promise<boolean> {
  const { rows } = await sql<{ title: Words | null }>`
    select ${subjectTitle(sql`${renovationId}::uuid`, sql`${thread}`, sql`${id}`)} as title`.execute(db)
  return rows[0]?.title !== null
}

/** The last event in a room other than messages; for an ended room, its end. */
export async function findLastEvent(db: Database, renovationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('renovation_events')
    .select((of) => of.fn.max('at').as('at'))
    .where('renovation_id', '=', renovationId)
    .where('action', '<>', 'message-written')
    .executeTakeFirst()
  return row?.at ?? null
}

export async function putReadUntil(db: Database, renovationId: string, accountId: string, until: Date): Promise<void> {
  await db
    .updateTable('renovation_members')
    .set({ messages_read_until: sql`greatest(messages_read_until, ${until}::timestamptz)` })
    .where('renovation_id', '=', renovationId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function putSettledUntil(db: Database, renovationId: string, until: Date): Promise<void> {
  await db
    .updateTable('renovations')
    .set({ messages_settled_until: sql`greatest(messages_settled_until, ${until}::timestamptz)` })
    .where('id', '=', renovationId)
    .execute()
}

/** Messages of others that a member has not read. */
export async function countUnreadMessages(db: Database, renovationId: string, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from renovation_messages g
    join renovation_members b on b.renovation_id = g.renovation_id and b.account_id = ${accountId}
    where g.renovation_id = ${renovationId} and g.struck_at is null and g.account_id is distinct from b.account_id
      and g.created_at > coalesce(b.messages_read_until, '-infinity')`.execute(db)
  return rows[0]?.count ?? 0
}

/** Pictures sent by others in the rooms of this client. */
export async function listPicturesOfOthers(db: Database, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select unnest(g.file_ids)::text as id from renovation_messages g
    join renovation_members b on b.renovation_id = g.renovation_id and b."right" = 'CLIENT'
    where b.account_id = ${clientId} and g.account_id is distinct from b.account_id`.execute(db)
  return rows.map(({ id }) => id)
}

export type WaitingThread = Pick<
  MessageRow,
  'id' | 'renovation_id' | 'thread' | 'subject_id' | 'text' | 'created_at'
> & {
  title: string
  username: string | null
  subject_title: Words | null
}

const longestFirst = keyset(['t.created_at', 'instant', 'asc'], ['t.message_id', 'id', 'asc'])

/** The last message of each thread, if a member wrote it and it is not marked as needing no answer; triggers keep which. */
export async function listWaitingThreads(db: Database, page: Place, renovationId: string | undefined) {
  const ofRoom = renovationId === undefined ? sql`true` : sql`t.renovation_id = ${renovationId}`
  const { rows } = await sql<WaitingThread & Keyed>`
    select m.id, m.renovation_id, m.thread, m.subject_id, m.text, m.created_at, r.title,
      (select a.username from accounts a where a.id = m.account_id) as username,
      ${titleOfMessage} as subject_title, ${longestFirst.key} as row_key
    from (select * from waiting_threads t where ${ofRoom} and ${longestFirst.follows(page.after)}
      order by ${longestFirst.order} offset ${page.offset} limit ${page.limit}) t
    join renovation_messages m on m.id = t.message_id
    join renovations r on r.id = m.renovation_id
    order by ${longestFirst.order}`.execute(db)
  return {
    rows,
    total: await totalOf(page, rows, () => countRows(db, sql`select from waiting_threads t where ${ofRoom}`)),
  }
}
