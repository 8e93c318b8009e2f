import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type NewAuditEntry = {
  id: string
  staff_id: string | null
  source: string | null
  action: string
  subject: string
  subject_id: string
  subject_title: string
  before: string
  after: string
}

export async function insertAuditEntry(db: Database, entry: NewAuditEntry): Promise<void> {
  await db.insertInto('audit_entries').values(entry).execute()
}

export type AuditFilter = { staffId?: string; subject?: string; subjectId?: string }

export async function listAuditEntries(db: Database, filter: AuditFilter, page: { offset: number; limit: number }) {
  let query = db.selectFrom('audit_entries as e').leftJoin('staff as s', 's.id', 'e.staff_id')
  if (filter.staffId) query = query.where('e.staff_id', '=', filter.staffId)
  if (filter.subject) query = query.where('e.subject', '=', filter.subject)
  if (filter.subjectId) query = query.where('e.subject_id', '=', filter.subjectId)
  const rows = await query
    .selectAll('e')
    .select('s.name as staff_name')
    .orderBy('e.at', 'desc')
    .orderBy('e.id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { count } = await query.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
  return { rows, total: count }
}
