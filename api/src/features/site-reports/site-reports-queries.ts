import type { Words } from '@fitout/contract/locales.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB, SiteReports } from '../../../database/tables.ts'
import type { Database } from '../../database/database.ts'
import { keyset } from '../../database/keyset.ts'
import type { Place } from '../../http/pages.ts'

export type ReportRow = Selectable<SiteReports> & { staff_name: string; stage_title: Words | null }

function reports(db: Database) {
  return db
    .selectFrom('site_reports as r')
    .innerJoin('staff', 'staff.id', 'r.staff_id')
    .leftJoin('stages', (join) =>
      join.onRef('stages.renovation_id', '=', 'r.renovation_id').onRef('stages.key', '=', 'r.stage_key'),
    )
    .selectAll('r')
    .select(['staff.name as staff_name', 'stages.title as stage_title'])
}

const lastDayFirst = keyset(['r.day', 'day', 'desc'], ['r.id', 'id', 'desc'])

export type Wanted = { renovationId: string; isPublished: boolean }

export async function listReportRows(db: Database, { renovationId, isPublished }: Wanted, page: Place) {
  const rows = await reports(db)
    .select(lastDayFirst.key.as('row_key'))
    .where('r.renovation_id', '=', renovationId)
    .$if(isPublished, (query) => query.where('r.published_at', 'is not', null))
    .where(lastDayFirst.follows(page.after))
    .orderBy(lastDayFirst.order)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('site_reports')
    .select((of) => of.fn.countAll<number>().as('total'))
    .where('renovation_id', '=', renovationId)
    .$if(isPublished, (query) => query.where('published_at', 'is not', null))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

export async function findReportRow(
  db: Database,
  { renovationId, id }: { renovationId: string; id: string },
): Promise<ReportRow | undefined> {
  return reports(db).where('r.renovation_id', '=', renovationId).where('r.id', '=', id).executeTakeFirst()
}

/** The report that a device has already sent with this key. */
export async function findSentReport(db: Database, staffId: string, key: string): Promise<ReportRow | undefined> {
  return reports(db).where('r.staff_id', '=', staffId).where('r.device_key', '=', key).executeTakeFirst()
}

export async function insertReport(db: Database, row: Insertable<DB['site_reports']>): Promise<void> {
  await db.insertInto('site_reports').values(row).execute()
}

/** False if the report has changed since it was read. */
export async function updateReport(
  db: Database,
  { id, revision }: Pick<ReportRow, 'id' | 'revision'>,
  change: Updateable<DB['site_reports']>,
): Promise<boolean> {
  const row = await db
    .updateTable('site_reports')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Sets the pictures of a report; those removed are released. */
export async function putPictures(db: Database, reportId: string, fileIds: string[]): Promise<void> {
  await db.deleteFrom('site_report_pictures').where('report_id', '=', reportId).execute()
  const rows = fileIds.map((file_id, at) => ({ report_id: reportId, file_id, position: at + 1 }))
  await db.insertInto('site_report_pictures').values(rows).execute()
}

export async function listPictureRows(db: Database, reportIds: string[]) {
  if (reportIds.length === 0) return []
  return db
    .selectFrom('site_report_pictures as p')
    .innerJoin('files', 'files.id', 'p.file_id')
    .select(['p.report_id', 'files.id', 'files.width', 'files.height'])
    .where('p.report_id', 'in', reportIds)
    .orderBy('p.report_id')
    .orderBy('p.position')
    .execute()
}

/** The pictures of published reports, earliest day first. */
export async function listPublishedPictureRows(db: Database, renovationId: string, atMost: number) {
  return db
    .selectFrom('site_report_pictures as p')
    .innerJoin('site_reports as r', 'r.id', 'p.report_id')
    .select(['p.file_id as id', 'p.report_id', 'r.day'])
    .where('r.renovation_id', '=', renovationId)
    .where('r.published_at', 'is not', null)
    .orderBy('r.day')
    .orderBy('r.id')
    .orderBy('p.position')
    .limit(atMost)
    .execute()
}
