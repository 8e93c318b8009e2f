import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { reportHours } from '@fitout/contract/site-reports.ts'
import type { changeSiteReport, writeSiteReport } from '@fitout/contract/staff/site-reports.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { requireDayPassed } from '../../http/require-day.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { recordChange } from '../audit/audit-service.ts'
import { useStaffFile } from '../files/files-service.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, type RenovationRow } from '../renovations/renovations-service.ts'
import { type OnSite, requireSite } from '../stages/site-service.ts'
import { requireStage } from '../stages/stages-service.ts'
import {
  findReportRow,
  findSentReport,
  insertReport,
  listPictureRows,
  listReportRows,
  putPictures,
  type ReportRow,
  updateReport,
} from './site-reports-queries.ts'
import { type PictureParams, presentReports, sendPictureOf } from './site-reports-service.ts'

type StaffReport = AnswerInput<typeof writeSiteReport>['data']

/** Throws `renovation-not-found`. */
export async function showReportsToStaff(context: Context, by: OnSite, renovationId: string, page: PageRequest) {
  await requireSite(context.db, by, renovationId)
  const found = await listReportRows(context.db, { renovationId, isPublished: false }, placeOf(page.query))
  return pageOf(context, page, found, (rows) => present(context.db, rows))
}

type Sent = { body: Body<typeof writeSiteReport>; idempotencyKey: string | undefined }

/** Throws `renovation-not-found`, `stage-not-found`, `file-not-found`, `invalid-input` for a day in the future. */
export async function writeReport(
  context: Context,
  by: OnSite,
  renovationId: string,
  { body, idempotencyKey: key }: Sent,
): Promise<StaffReport> {
  requireDayPassed(context.clock.now(), 'day', body.day)
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, (await requireSite(trx, by, renovationId)).id)
    const work = () => keepReport(context, trx, { room, by, body, key })
    if (!key) return work()
    return onceWithin(trx, { accountId: by.id, operation: `site report of ${room.id}`, key }, body, async () => {
      // Idempotency keys are stored for days; a device may be offline for longer.
      const sent = await findSentReport(trx, by.id, key)
      if (!sent) return work()
      if (sent.renovation_id !== room.id) throw new AppError('idempotency-key-reused')
      return presentOne(trx, sent)
    })
  })
}

type New = { room: RenovationRow; by: OnSite; body: Body<typeof writeSiteReport>; key: string | undefined }

async function keepReport(context: Context, trx: Database, { room, by, body, key }: New): Promise<StaffReport> {
  const { images, publish, ...written } = body
  if (written.stage_key !== null) await requireStage(trx, room.id, written.stage_key)
  const now = context.clock.now()
  const id = newId()
  await insertReport(trx, {
    id,
    renovation_id: room.id,
    ...written,
    staff_id: by.id,
    device_key: key ?? null,
    created_at: now,
    published_at: publish ? now : null,
  })
  await takePictures(trx, by, { id, images })
  if (publish) await announcePublished(context, trx, { room, by, day: written.day })
  const row = await requireReport(trx, room.id, id)
  await recordChange(trx, by, {
    ...audited('site-reports.write', row, room),
    before: undefined,
    after: auditedFields(row, images),
  })
  return presentOne(trx, row)
}

/**
 * Throws `site-report-not-found`, `changed-meanwhile`, and `illegal-transition` for a report that is no longer editable:
 * an unpublished one can still be published as it is.
 */
export async function changeReport(
  context: Context,
  by: OnSite,
  { id, report_id: reportId }: { id: string; report_id: string },
  { revision, images, publish, ...written }: Body<typeof changeSiteReport>,
): Promise<StaffReport> {
  const now = context.clock.now()
  if (written.day) requireDayPassed(now, 'day', written.day)
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, (await requireSite(trx, by, id)).id)
    const before = await requireReport(trx, room.id, reportId)
    const isRewritten = images !== undefined || Object.values(written).some((value) => value !== undefined)
    if (isRewritten && now >= editableUntil(before)) throw new AppError('illegal-transition')
    if (written.stage_key) await requireStage(trx, room.id, written.stage_key)
    const isPublished = publish === true && before.published_at === null
    const change = { ...written, ...(isPublished && { published_at: now }) }
    if (!(await updateReport(trx, { id: before.id, revision }, change))) throw new AppError('changed-meanwhile')
    const had = await pictureIds(trx, before.id)
    if (images) await takePictures(trx, by, { id: before.id, images })
    const after = await requireReport(trx, room.id, reportId)
    if (isPublished) await announcePublished(context, trx, { room, by, day: after.day })
    await recordChange(trx, by, {
      ...audited('site-reports.change', after, room),
      before: auditedFields(before, had),
      after: auditedFields(after, images ?? had),
    })
    return presentOne(trx, after)
  })
}

/** Throws `renovation-not-found`, `file-not-found`. */
export async function sendPictureToStaff(
  context: Context,
  by: OnSite,
  { id, report_id: reportId, file_id: fileId }: PictureParams,
): Promise<FileAnswer> {
  await requireSite(context.db, by, id)
  const report = isId(reportId) ? await findReportRow(context.db, { renovationId: id, id: reportId }) : undefined
  if (!report) throw new AppError('file-not-found')
  return sendPictureOf(context, report, fileId)
}

/** Attaches pictures in order: those it has already, and new ones by the author. */
async function takePictures(
  trx: Database,
  by: OnSite,
  { id, images }: { id: string; images: string[] },
): Promise<void> {
  const twice = images.findIndex((image, at) => images.indexOf(image) !== at)
  if (twice !== -1) throw new AppError('invalid-input', { errors: [{ path: `images.${twice}`, code: 'duplicate' }] })
  const had = await pictureIds(trx, id)
  for (const image of images) if (!had.includes(image)) await useStaffFile(trx, by.id, image)
  await putPictures(trx, id, images)
}

async function pictureIds(trx: Database, reportId: string): Promise<string[]> {
  return (await listPictureRows(trx, [reportId])).map(({ id }) => id)
}

async function requireReport(trx: Database, renovationId: string, id: string): Promise<ReportRow> {
  const row = isId(id) ? await findReportRow(trx, { renovationId, id }) : undefined
  if (!row) throw new AppError('site-report-not-found')
  return row
}

type Published = { room: RenovationRow; by: OnSite; day: string }

async function announcePublished(context: Context, trx: Database, { room, by, day }: Published): Promise<void> {
  await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'report-published', facts: { day } })
}

function editableUntil({ created_at: at }: ReportRow): Date {
  return new Date(at.getTime() + reportHours * 3_600_000)
}

function audited(action: 'site-reports.write' | 'site-reports.change', { id, day }: ReportRow, room: RenovationRow) {
  return { action, subject: 'site-report', id, title: `${room.reference} ${day}` } as const
}

/** The audited fields of a report, without its texts, which may name people and places. */
function auditedFields({ day, revision, stage_key: stage, published_at: at }: ReportRow, images: string[]) {
  return { day, stage, pictures: images.length, is_published: at !== null, revision }
}

async function present(db: Database, rows: ReportRow[]): Promise<StaffReport[]> {
  const shown = await presentReports(db, rows)
  return rows.flatMap((row, at) => {
    const report = shown[at]
    if (!report) return []
    const { created_at: created, revision } = row
    return { ...report, created_at: created.toISOString(), editable_until: editableUntil(row).toISOString(), revision }
  })
}

async function presentOne(db: Database, row: ReportRow): Promise<StaffReport> {
  const [shown] = await present(db, [row])
  if (!shown) throw new AppError('site-report-not-found')
  return shown
}
