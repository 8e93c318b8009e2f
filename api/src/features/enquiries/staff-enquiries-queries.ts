import type { Words } from '@fitout/contract/locales.ts'
import { staffPermissions } from '@fitout/contract/staff/permissions.ts'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Enquiries } from '../../../database/tables.ts'
import { countRows, totalOf } from '../../database/count-rows.ts'
import type { Database } from '../../database/database.ts'
import { type Key, type Keyed, keyset, type Sort, sortedBy } from '../../database/keyset.ts'
import { type FoundIds, isCommon, listLookedThrough } from '../../database/substring-search.ts'
import type { Place } from '../../http/pages.ts'
import type { EnquiryRow } from './enquiries-queries.ts'
import { enquiryHolds } from './searched-enquiries-queries.ts'

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

export type EnquiryFilter = {
  status: string
  q?: string
  /** The matches of `q`; without them, as in a file of all rows, each row is compared. */
  found?: FoundIds | undefined
  owner_id?: string | undefined
  is_late?: boolean | undefined
} & Partial<Sort<keyof typeof sorts>>

const newestFirst = [
  ['e.created_at', 'instant', 'desc'],
  ['e.id', 'id', 'asc'],
] as const
// Must equal the indexed expression; otherwise the index is not used.
const plannedOn = sql`coalesce(e.next_action_on, '9999-12-31'::date)`

const sorts = {
  created_at: ['e.created_at', 'instant'],
  reply_by: ['e.reply_by', 'instant'],
  next_action_on: [plannedOn, 'day'],
} as const

function sortOf({ status, sort_by, sort_order = 'asc' }: EnquiryFilter) {
  return sortedBy(sorts, 'e.id', { sort_by, sort_order }, usualSortOf(status))
}

/** Waiting ones by deadline, others newest first; ids are in order of creation. */
function usualSortOf(status: string) {
  if (status === 'NEW') return keyset(['e.reply_by', 'instant', 'asc'], ...newestFirst)
  if (status === 'ALL') return keyset(['e.id', 'id', 'desc'])
  return status === 'ANSWERED' ? keyset([plannedOn, 'day', 'asc'], ...newestFirst) : keyset(...newestFirst)
}

export async function listStaffEnquiryRows(db: Database, filter: EnquiryFilter, now: Date, page: Place) {
  const { order } = sortOf(filter)
  const shown = sql`select e.id ${matching(filter, now, page.after)}
    order by ${order} offset ${page.offset} limit ${page.limit}`
  return readRows(db, filter, now, shown)
}

async function readRows(db: Database, filter: EnquiryFilter, now: Date, shown: RawBuilder<unknown>) {
  const sort = sortOf(filter)
  const { rows } = await sql<StaffEnquiryRow & Keyed>`
    select ${facts(now)}, ${sort.key} as row_key
    from enquiries e left join staff s on s.id = e.owner_id
    where e.id in (${shown}) order by ${sort.order}`.execute(db)
  return rows
}

/** A page with the number of all, up to the list's counting limit. */
export async function listStaffEnquiryPage(db: Database, filter: EnquiryFilter, now: Date, page: Place) {
  const sort = sortOf(filter)
  const looked =
    isCommon(filter.found) &&
    (await listLookedThrough(db, page, {
      fitting: (after) => sql`from (select e.id, ${sql.join(sort.columns)} ${matching(filter, now, after)}) looked`,
      order: sort.outerOrder,
      areMoreThanCounted: false,
    }))
  const rows = looked
    ? await readRows(db, filter, now, sql`select unnest(${looked.ids}::uuid[])`)
    : await listStaffEnquiryRows(db, filter, now, page)
  const count = () => countRows(db, sql`select ${matching(filter, now)}`)
  return { rows, total: (looked || undefined)?.total ?? (await totalOf(page, rows, count)) }
}

/** Also those whose owner was disabled, or may no longer work on enquiries. */
const isUnassigned = sql`and (e.owner_id is null or e.owner_id in (
  select id from staff where disabled_at is not null or role <> all(${[...staffPermissions['enquiries.work']]}::text[])))`

/** What an enquiry is searched and sorted by, without its long texts. */
const searched = sql`e.id, e.reference, e.name, e.email, e.area_code, e.phone, e.subject, e.created_at, e.reply_by, e.next_action_on`

/** Half as many as of others: those of a state lie on a page of the table each, with their long texts. */
const scannedAtMost = sql.lit(10_000)

/** A search text too common for the index is looked for in the first rows of the list. */
function matching(filter: EnquiryFilter, now: Date, after?: Key) {
  const { status, q = '', found, owner_id: owner, is_late: isLate } = filter
  const sort = sortOf(filter)
  const ofStatus = status === 'ALL' ? sql`` : sql`and e.status = ${status}`
  const ofOwner = owner === 'none' ? isUnassigned : owner ? sql`and e.owner_id = ${owner}` : sql``
  const fitting = q && !found ? sql`and ${enquiryHolds(q)}` : sql``
  const named = found?.ids ? sql`and e.id = any(${found.ids}::uuid[])` : fitting
  const listed = sql`from enquiries e where ${sort.follows(after)} ${ofStatus} ${ofOwner} ${named}
    ${ofDeadline(status, isLate, now)}`
  if (!isCommon(found)) return listed
  return sql`from (select ${searched} ${listed} order by ${sort.order} limit ${scannedAtMost}) e where ${enquiryHolds(q)}`
}

/** As a range that the index supports; only new ones can be late. */
function ofDeadline(status: string, isLate: boolean | undefined, now: Date) {
  if (isLate === undefined || (!['NEW', 'ALL'].includes(status) && !isLate)) return sql``
  if (status === 'ALL') return isLate ? sql`and ${late(now)}` : sql`and not ${late(now)}`
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
