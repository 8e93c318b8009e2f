import type { Words } from '@fitout/contract/locales.ts'
import { sql, type Updateable } from 'kysely'
import type { Enquiries } from '../../../database/tables.ts'
import { countRows } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Keyed, keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'
import type { EnquiryRow } from './enquiries-queries.ts'

export type StaffEnquiryRow = EnquiryRow & {
  owner_name: string | null
  renovation_id: string | null
  project_title: Words | null
  is_late: boolean
  is_action_late: boolean
  /** Floor plans that are not pictures. */
  document_ids: string[]
}

/** Still new after the promised reply time. */
const late = (now: Date) => sql<boolean>`(e.status = 'NEW' and e.reply_by < ${now})`

const facts = (now: Date) => sql`e.*, s.name as owner_name,
  (select r.id from renovations r where r.enquiry_id = e.id) as renovation_id,
  (select p.title from projects p where p.id = e.project_id) as project_title, ${late(now)} as is_late,
  array(select f.id from files f where f.id = any(e.floor_plan_ids) and f.type not like 'image/%') as document_ids,
  coalesce(e.status in ('NEW', 'ANSWERED')
    and e.next_action_on < (${now}::timestamptz at time zone 'Asia/Hong_Kong')::date, false) as is_action_late`

export type EnquiryFilter = { status: string; owner_id?: string | undefined; is_late?: boolean | undefined }

const newestFirst = [
  ['e.created_at', 'instant', 'desc'],
  ['e.id', 'id', 'asc'],
] as const
// Must equal the indexed expression; otherwise the index is not used.
const plannedOn = sql`coalesce(e.next_action_on, '9999-12-31'::date)`

/** Waiting ones by deadline, others newest first. */
function sortOf(status: string) {
  if (status === 'NEW') return keyset(['e.reply_by', 'instant', 'asc'], ...newestFirst)
  return status === 'ANSWERED' ? keyset([plannedOn, 'day', 'asc'], ...newestFirst) : keyset(...newestFirst)
}

export async function listStaffEnquiryRows(db: Database, filter: EnquiryFilter, now: Date, page: Place) {
  const sort = sortOf(filter.status)
  const { rows } = await sql<StaffEnquiryRow & Keyed>`
    select ${facts(now)}, ${sort.key} as row_key
    from enquiries e left join staff s on s.id = e.owner_id
    where e.id in (select e.id ${matching(filter, now)} and ${sort.follows(page.after)}
      order by ${sort.order} offset ${page.offset} limit ${page.limit})
    order by ${sort.order}`.execute(db)
  return rows
}

/** The number of enquiries, up to the list's counting limit. */
export async function countListedEnquiries(db: Database, filter: EnquiryFilter, now: Date): Promise<number> {
  return countRows(db, sql`select ${matching(filter, now)}`)
}

function matching({ status, owner_id: owner, is_late: isLate }: EnquiryFilter, now: Date) {
  const ofOwner = owner === 'none' ? sql`and e.owner_id is null` : owner ? sql`and e.owner_id = ${owner}` : sql``
  return sql`from enquiries e left join staff s on s.id = e.owner_id
    where e.status = ${status} ${ofOwner} ${ofDeadline(status, isLate, now)}`
}

/** As a range that the index supports; only new ones can be late. */
function ofDeadline(status: string, isLate: boolean | undefined, now: Date) {
  if (isLate === undefined || (status !== 'NEW' && !isLate)) return sql``
  if (status !== 'NEW') return sql`and false`
  return isLate ? sql`and e.reply_by < ${now}` : sql`and e.reply_by >= ${now}`
}

export async function findStaffEnquiryRow(db: Database, id: string, now: Date): Promise<StaffEnquiryRow | undefined> {
  const { rows } = await sql<StaffEnquiryRow>`
    select ${facts(now)} from enquiries e left join staff s on s.id = e.owner_id
    where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends. False if there is none. */
export async function lockEnquiry(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('enquiries').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

export async function updateEnquiry(
  db: Database,
  id: string,
  change: Pick<Updateable<Enquiries>, 'status' | 'owner_id' | 'next_action' | 'next_action_on' | 'waits_since'>,
): Promise<void> {
  await db.updateTable('enquiries').set(change).where('id', '=', id).execute()
}
