import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import { renovationFilesAtMost, revisionsAtMost } from '@fitout/contract/renovation-files.ts'
import type {
  addRenovationFile,
  listStaffRenovationFiles,
  orderRenovationFiles,
} from '@fitout/contract/staff/renovation-files.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { FileAnswer } from '../../http/send-object.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { isOver, lockRoom, type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { type OnSite, requireSite } from '../stages/site-service.ts'
import { type StoredFile, keepUpload, takeBack } from './keep-file.ts'
import {
  deleteFileRow,
  type FileRow,
  findFileRow,
  findLastPosition,
  insertFileRow,
  insertRevision,
  listFileRows,
  listRevisionRows,
  measureFiles,
  setShared,
  updateFileRow,
} from './renovation-files-queries.ts'
import { findFile, findRevision, sendOfEnquiry, sendRevision } from './renovation-files-service.ts'
import { kindsAsked, presentFiles, presentToStaff } from './shown-files-service.ts'

type By = { id: string }
type StaffFile = AnswerInput<typeof addRenovationFile>['data']
type Place = { id: string; file_id: string }
type Wanted = Query<typeof addRenovationFile>

export async function showFilesToStaff(
  context: Context,
  renovationId: string,
  page: PageRequest & { query: Query<typeof listStaffRenovationFiles> },
) {
  await requireRoomRow(context.db, renovationId)
  const asked = { renovationId, kinds: kindsAsked(page.query.kind), sharedOnly: false }
  const found = await listFileRows(context.db, asked, placeOf(page.query))
  return pageOf(context, page, found, (rows) => presentToStaff(context.db, rows))
}

/**
 * Throws `renovation-not-found`, `file-not-found` for a replaced file, `renovation-full`, and the errors of `keepUpload`.
 */
export async function addFile(
  context: Context,
  by: By,
  renovationId: string,
  { wanted, upload }: { wanted: Wanted; upload: Received },
): Promise<StaffFile> {
  if (isOver(await requireRoomRow(context.db, renovationId))) throw new AppError('illegal-transition')
  const kept = await keepUpload(context, wanted.kind, upload)
  try {
    return await inOpenRoom(context, renovationId, (trx, room) => noteFile(context, trx, { by, room, wanted, kept }))
  } catch (error) {
    await takeBack(context, kept)
    throw error
  }
}

type Noted = { by: By; room: RenovationRow; wanted: Wanted; kept: StoredFile }

async function noteFile(context: Context, trx: Database, { by, room, wanted, kept }: Noted): Promise<StaffFile> {
  const { files, bytes } = await measureFiles(trx, room.id)
  const isNew = wanted.replaces === undefined
  const isFull = bytes + kept.bytes > context.config.renovationMegabytes * 1024 * 1024
  if (isFull || (isNew && files >= renovationFilesAtMost)) throw new AppError('renovation-full')
  const file = isNew ? await insertFirst(context, trx, room, wanted) : await requireReplaced(trx, room, wanted)
  const revision = isNew ? 1 : 1 + ((await listRevisionRows(trx, [file.id]))[0]?.revision ?? 0)
  if (revision > revisionsAtMost) throw new AppError('renovation-full')
  const created_at = context.clock.now()
  await insertRevision(trx, { ...kept, file_id: file.id, revision, staff_id: by.id, created_at })
  if (file.is_shared) await notifyMembers(context, trx, by, { room, file, action: 'file-revised', revision })
  await auditRenovation(trx, by, room, 'renovation-files.add', {
    part: file.title,
    after: { kind: file.kind, revision },
  })
  return shown(trx, file.id, room.id)
}

async function insertFirst({ clock }: Context, trx: Database, room: RenovationRow, { kind, title }: Wanted) {
  const position = 1 + (await findLastPosition(trx, room.id, kind))
  const row = { id: newId(), renovation_id: room.id, kind, title, position, is_shared: false, created_at: clock.now() }
  await insertFileRow(trx, row)
  return row
}

async function requireReplaced(trx: Database, room: RenovationRow, { replaces, kind }: Wanted): Promise<FileRow> {
  const row = await findFile(trx, room.id, replaces ?? '')
  if (row?.kind !== kind) throw new AppError('file-not-found')
  return row
}

/** Throws `renovation-not-found`, `file-not-found`, `illegal-transition`. */
export async function renameFile(context: Context, by: By, { id, file_id: fileId }: Place, title: string) {
  return inOpenRoom(context, id, async (trx, room) => {
    const file = await requireFile(trx, id, fileId)
    if (file.title !== title) {
      await updateFileRow(trx, fileId, { title })
      const change = { part: title, before: { title: file.title }, after: { title } }
      await auditRenovation(trx, by, room, 'renovation-files.change', change)
    }
    return shown(trx, fileId, id)
  })
}

/** Throws as `renameFile` does. Without a change, no one is notified. */
export async function shareFile(context: Context, by: By, { id, file_id: fileId }: Place, isShared: boolean) {
  return inOpenRoom(context, id, async (trx, room) => {
    const file = await requireFile(trx, id, fileId)
    if (await setShared(trx, fileId, isShared)) {
      const revision = (await findRevision(trx, fileId)).revision
      await notifyMembers(context, trx, by, {
        room,
        file,
        action: isShared ? 'file-shared' : 'file-unshared',
        revision,
      })
      const change = { part: file.title, before: { is_shared: !isShared }, after: { is_shared: isShared } }
      await auditRenovation(trx, by, room, 'renovation-files.share', change)
    }
    return shown(trx, fileId, id)
  })
}

/** Throws as `renameFile` does. */
export async function orderFiles(
  context: Context,
  by: By,
  id: string,
  { kind, file_ids: wanted }: Body<typeof orderRenovationFiles>,
): Promise<{ file_ids: string[] }> {
  return inOpenRoom(context, id, async (trx, room) => {
    const asked = { renovationId: id, kinds: [kind], sharedOnly: false }
    const { rows } = await listFileRows(trx, asked, { offset: 0, limit: renovationFilesAtMost, after: undefined })
    const before = rows.map((row) => row.id)
    const first = [...new Set(wanted)]
    if (first.some((one) => !before.includes(one))) throw new AppError('file-not-found')
    const after = [...first, ...before.filter((one) => !first.includes(one))]
    for (const [at, one] of after.entries()) await updateFileRow(trx, one, { position: at + 1 })
    const [file] = rows
    const titleOf = (one: string) => rows.find((row) => row.id === one)?.title ?? ''
    if (file && after.join() !== before.join()) {
      const change = { part: file.title, before: { order: before.map(titleOf) }, after: { order: after.map(titleOf) } }
      await auditRenovation(trx, by, room, 'renovation-files.order', change)
    }
    return { file_ids: after }
  })
}

/** Throws as `renameFile` does, and `illegal-transition` for a shared file. Its objects go with the next sweep. */
export async function removeFile(context: Context, by: By, { id, file_id: fileId }: Place): Promise<void> {
  await inOpenRoom(context, id, async (trx, room) => {
    const file = await requireFile(trx, id, fileId)
    if (!(await deleteFileRow(trx, fileId))) throw new AppError('illegal-transition')
    const change = { part: file.title, before: { title: file.title } }
    await auditRenovation(trx, by, room, 'renovation-files.remove', change)
  })
}

/** Throws `renovation-not-found`, `file-not-found`. */
export async function sendToStaff(
  context: Context,
  { id, file_id: fileId }: Place,
  asked: { revision?: number | undefined; size?: 'small' | undefined },
): Promise<FileAnswer> {
  await requireRoomRow(context.db, id)
  const file = await findFile(context.db, id, fileId)
  if (!file) return sendOfEnquiry(context, id, fileId)
  return sendRevision(context, file, await findRevision(context.db, fileId, asked.revision), asked.size)
}

/** The kinds that works on site need. */
const onSite = ['DRAWING', 'MODEL'] as const satisfies FileRow['kind'][]

export async function showSiteFiles(context: Context, by: OnSite, id: string, page: PageRequest) {
  await requireSite(context.db, by, id)
  const asked = { renovationId: id, kinds: onSite, sharedOnly: false }
  const found = await listFileRows(context.db, asked, placeOf(page.query))
  return pageOf(context, page, found, (rows) => presentFiles(context.db, rows))
}

/** Throws `renovation-not-found`, `file-not-found`. */
export async function sendOnSite(
  context: Context,
  by: OnSite,
  { id, file_id: fileId }: Place,
  asked: { revision?: number | undefined },
): Promise<FileAnswer> {
  await requireSite(context.db, by, id)
  const file = await findFile(context.db, id, fileId)
  if (!file || !onSite.some((kind) => kind === file.kind)) throw new AppError('file-not-found')
  return sendRevision(context, file, await findRevision(context.db, fileId, asked.revision))
}

async function inOpenRoom<Result>(
  context: Context,
  id: string,
  work: (trx: Database, room: RenovationRow) => Promise<Result>,
): Promise<Result> {
  if (!isId(id)) throw new AppError('renovation-not-found')
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, id)
    if (isOver(room)) throw new AppError('illegal-transition')
    return work(trx, room)
  })
}

async function requireFile(trx: Database, renovationId: string, fileId: string): Promise<FileRow> {
  const row = await findFile(trx, renovationId, fileId)
  if (!row) throw new AppError('file-not-found')
  return row
}

async function shown(trx: Database, fileId: string, renovationId: string): Promise<StaffFile> {
  const row = await findFileRow(trx, renovationId, fileId)
  const [file] = row ? await presentToStaff(trx, [row]) : []
  if (!file) throw new AppError('file-not-found')
  return file
}

type FileEvent = {
  room: RenovationRow
  file: FileRow
  action: 'file-shared' | 'file-revised' | 'file-unshared'
  revision: number
}

async function notifyMembers(
  context: Context,
  trx: Database,
  by: By,
  { room, file, action, revision }: FileEvent,
): Promise<void> {
  const facts = { title: { [room.language]: file.title }, kind: file.kind, revision }
  await noteInRoom(context, trx, room.id, { staffId: by.id }, { action, facts })
}
