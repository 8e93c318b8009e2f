import type { SiteReport } from '@fitout/contract/site-reports.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { sendOwnedFile } from '../files/files-service.ts'
import { requireRight } from '../renovations/renovations-service.ts'
import {
  findReportRow,
  listPictureRows,
  listPublishedPictureRows,
  listReportRows,
  type ReportRow,
} from './site-reports-queries.ts'

/** The maximum number of pictures offered for selection. */
const picturesAtMost = 1000

/** The pictures from the site that members can see, earliest day first. */
export async function listPublishedPictures(db: Database, renovationId: string) {
  return listPublishedPictureRows(db, renovationId, picturesAtMost)
}

/** Throws `renovation-not-found`. */
export async function showReports(context: Context, accountId: string, renovationId: string, page: PageRequest) {
  await requireRight(context.db, renovationId, accountId, 'READ')
  const found = await listReportRows(context.db, { renovationId, isPublished: true }, placeOf(page.query))
  return pageOf(context, page, found, (rows) => presentReports(context.db, rows))
}

/** Throws `renovation-not-found`, and `file-not-found` for a picture of an unpublished report. */
export async function sendReportPicture(
  context: Context,
  accountId: string,
  { id, report_id: reportId, file_id: fileId }: PictureParams,
): Promise<FileAnswer> {
  await requireRight(context.db, id, accountId, 'READ')
  const report = isId(reportId) ? await findReportRow(context.db, { renovationId: id, id: reportId }) : undefined
  if (!report?.published_at) throw new AppError('file-not-found')
  return sendPictureOf(context, report, fileId)
}

export type PictureParams = { id: string; report_id: string; file_id: string }

export async function sendPictureOf(context: Context, report: ReportRow, fileId: string): Promise<FileAnswer> {
  const pictures = await listPictureRows(context.db, [report.id])
  if (!pictures.some(({ id }) => id === fileId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, fileId)
}

export async function presentReports(db: Database, rows: ReportRow[]): Promise<SiteReport[]> {
  const pictures = await listPictureRows(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    _id: row.id,
    day: row.day,
    text: row.text,
    stage: row.stage_key !== null && row.stage_title ? { key: row.stage_key, title: row.stage_title } : null,
    present: row.present,
    pictures: pictures
      .filter(({ report_id: of }) => of === row.id)
      .map(({ id, width, height }) => ({ _id: id, width, height })),
    staff_name: row.staff_name,
    published_at: row.published_at?.toISOString() ?? null,
  }))
}
