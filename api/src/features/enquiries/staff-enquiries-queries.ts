import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { EnquiryRow } from './enquiries-queries.ts'

export type StaffEnquiryRow = EnquiryRow & { owner_name: string | null }

export async function listStaffEnquiryRows(db: Database, status: string, page: { offset: number; limit: number }) {
  const { rows } = await sql<StaffEnquiryRow>`
    select e.*, s.name as owner_name from enquiries e left join staff s on s.id = e.owner_id
    where e.status = ${status}
    order by case when e.status = 'NEW' then e.reply_by end, e.created_at desc, e.id
    offset ${page.offset} limit ${page.limit}`.execute(db)
  const { count } = await db
    .selectFrom('enquiries')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('status', '=', status)
    .executeTakeFirstOrThrow()
  return { rows, total: count }
}

export async function findStaffEnquiryRow(db: Database, id: string): Promise<StaffEnquiryRow | undefined> {
  const { rows } = await sql<StaffEnquiryRow>`
    select e.*, s.name as owner_name from enquiries e left join staff s on s.id = e.owner_id
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
