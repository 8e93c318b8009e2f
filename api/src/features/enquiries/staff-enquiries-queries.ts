import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { EnquiryRow } from './enquiries-queries.ts'

export type StaffEnquiryRow = EnquiryRow & { owner_name: string | null; is_late: boolean; is_action_late: boolean }

/** Still new past the promised answer. */
const late = (now: Date) => sql<boolean>`(e.status = 'NEW' and e.reply_by < ${now})`

const facts = (now: Date) => sql`e.*, s.name as owner_name, ${late(now)} as is_late,
  coalesce(e.status in ('NEW', 'ANSWERED')
    and e.next_action_on < (${now}::timestamptz at time zone 'Asia/Hong_Kong')::date, false) as is_action_late`

export type EnquiryFilter = { status: string; owner_id?: string | undefined; is_late?: boolean | undefined }

export async function listStaffEnquiryRows(
  db: Database,
  { status, owner_id: owner, is_late: isLate }: EnquiryFilter,
  now: Date,
  page: { offset: number; limit: number },
) {
  const ofOwner = owner === 'none' ? sql`and e.owner_id is null` : owner ? sql`and e.owner_id = ${owner}` : sql``
  const inTime = isLate === undefined ? sql`` : sql`and ${late(now)} = ${isLate}`
  const matching = sql`from enquiries e left join staff s on s.id = e.owner_id
    where e.status = ${status} ${ofOwner} ${inTime}`
  const { rows } = await sql<StaffEnquiryRow>`
    select ${facts(now)} ${matching}
    order by case when e.status = 'NEW' then e.reply_by end, case when e.status = 'ANSWERED' then e.next_action_on end,
      e.created_at desc, e.id
    offset ${page.offset} limit ${page.limit}`.execute(db)
  const counted = await sql<{ count: number }>`select count(*) as count ${matching}`.execute(db)
  return { rows, total: counted.rows[0]?.count ?? 0 }
}

export async function findStaffEnquiryRow(db: Database, id: string, now: Date): Promise<StaffEnquiryRow | undefined> {
  const { rows } = await sql<StaffEnquiryRow>`
    select ${facts(now)} from enquiries e left join staff s on s.id = e.owner_id
    where e.id = ${id}`.execute(db)
  return rows[0]
}

/** The row stays locked until the transaction ends; false where there is none. */
export async function lockEnquiry(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('enquiries').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return row !== undefined
}

export async function updateEnquiry(
  db: Database,
  id: string,
  change: {
    status: string
    owner_id: string | null
    next_action: string | null
    next_action_on: string | null
  },
): Promise<void> {
  await db.updateTable('enquiries').set(change).where('id', '=', id).execute()
}
