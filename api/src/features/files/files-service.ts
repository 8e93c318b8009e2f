import { planType } from '@fitout/contract/limits.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { headOf } from '../../adapters/storage/head-of.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { isBackupRunning } from '../../database/backup-lock.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { FileAnswer } from '../../http/send-object.ts'
import { inBatches } from '../../adapters/storage/in-batches.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import {
  countUnusedFiles,
  countUnusedStaffFiles,
  deleteUnusedFilesBefore,
  findFile,
  findSentFile,
  findUnusedPicture,
  insertFile,
  listKnownKeys,
  listStorageKeys,
  markFileUnused,
  markFileUsed,
  markPublic,
  markStaffFileUsed,
  type NewFile,
} from './files-queries.ts'
import { createLimiter } from '../../http/limiter.ts'
import { cutToFace, reEncode } from './re-encode.ts'
import { isPlainPdf, requirePlan } from './check-pdf.ts'

/** Limits of unused files: their number per account, and their lifetime. Documented in docs/limits.md. */
export const unusedFilesAtMost = 30
export const unusedFileHours = 24
/** A device sends its reports one after the other, each with up to 20 pictures. */
export const unusedStaffFilesAtMost = 100

/** Every session can be a new guest, so uploads are limited per source too, across processes. */
export const uploadsOfSource = { atMost: 200, seconds: 3600 }

const privateFolder = 'private'

export { isPlainPdf }
export { deleteFileRows, listStorageKeys as listStoredFiles } from './files-queries.ts'

// Decoding takes a core and some hundred megabytes at worst.
const decoding = createLimiter({ atOnce: 2, waiting: 16 })

/** Throws `rate-limited`. */
export async function countUpload(context: Context, source: string | undefined): Promise<void> {
  const from = source && keyOf(context, source)
  if (from) await takeFromAllowance(context, `uploads of ${from}`, uploadsOfSource.atMost, uploadsOfSource.seconds)
}

/** A re-encoded picture, at most this many pixels on its longest side. Waits for its turn. */
export async function encodePicture(path: string, side?: number) {
  return decoding(() => reEncode(path, side))
}

/** Stores a picture that only its uploader can see. */
export async function keepFile(context: Context, accountId: string, upload: Received, locale: Locale) {
  await requireRoom(context, accountId)
  const { bytes, type, width, height } = await decoding(() => reEncode(upload.path))
  const [id, key] = newKey('webp')
  await context.storage.put(key, bytes, type)
  const file = { id, account_id: accountId, storage_key: key, type, bytes: bytes.length, width, height }
  return { ...(await noteFile(context, file, locale)), width, height }
}

/** Stores a picture of a member of staff; the same bytes again are the same picture until it is used. */
export async function keepStaffFile(context: Context, staffId: string, upload: Received) {
  const sent = await findSentFile(context.db, staffId, upload.sha256)
  if (sent) return { _id: sent.id, width: sent.width, height: sent.height }
  if ((await countUnusedStaffFiles(context.db, staffId)) >= unusedStaffFilesAtMost)
    throw new AppError('too-many-files', { retryAfterSeconds: 3600 })
  const { bytes, type, width, height } = await decoding(() => reEncode(upload.path))
  const [id, key] = newKey('webp')
  await context.storage.put(key, bytes, type)
  const file = { id, staff_id: staffId, source_hash: upload.sha256, storage_key: key, type, width, height }
  await insertFile(context.db, { ...file, bytes: bytes.length })
  return { _id: id, width, height }
}

/** Stores a floor plan unchanged. */
export async function keepPlan(context: Context, accountId: string, upload: Received, locale: Locale) {
  await requireRoom(context, accountId)
  await requirePlan(upload)
  const [id, key] = newKey('pdf')
  await upload.keepAs(key, planType)
  const file = { id, account_id: accountId, storage_key: key, type: planType, bytes: upload.size, width: 0, height: 0 }
  return noteFile(context, file, locale)
}

/** Stores a document of the studio: a PDF unchanged, or a picture re-encoded. Throws the same errors. */
export async function keepPaper(context: Context, upload: Received): Promise<{ id: string; type: string }> {
  const id = newId()
  if (await beginsAsPdf(upload)) {
    await requirePlan(upload)
    await upload.keepAs(paperKey(id, planType), planType)
    return { id, type: planType }
  }
  const { bytes, type } = await decoding(() => reEncode(upload.path))
  await context.storage.put(paperKey(id, type), bytes, type)
  return { id, type }
}

/** Documents have their own folder, so that the sweep of customers' files does not treat them as lost. */
export function paperKey(id: string, type: string): string {
  return `papers/${id}.${type === planType ? 'pdf' : 'webp'}`
}

export async function beginsAsPdf(upload: Received): Promise<boolean> {
  return (await headOf(upload, 5)).toString('latin1') === '%PDF-'
}

async function requireRoom(context: Context, accountId: string): Promise<void> {
  if ((await countUnusedFiles(context.db, accountId)) < unusedFilesAtMost) return
  throw new AppError('too-many-files', { retryAfterSeconds: 3600 })
}

function newKey(ending: string): [id: string, key: string] {
  const id = newId()
  return [id, `${privateFolder}/${id}.${ending}`]
}

async function noteFile(context: Context, file: NewFile, locale: Locale) {
  await transaction(context.db, async (trx) => {
    await ensureGuestAccount(trx, file.account_id, locale)
    await insertFile(trx, file)
  })
  return { _id: file.id, url: fileUrl(file.id), type: file.type, bytes: file.bytes }
}

/** Sends a picture to its owner; for everyone else it is not found. */
export async function sendFile(context: Context, accountId: string, fileId: string): Promise<FileAnswer> {
  const file = isId(fileId) ? await findFile(context.db, accountId, fileId) : undefined
  if (!file) throw new AppError('file-not-found')
  return sendPrivateFile(context, file)
}

/** Sends a picture. The caller has checked access. */
export async function sendPrivateFile(
  context: Context,
  file: { storage_key: string; type: string },
  cacheControl = 'private, no-store',
): Promise<FileAnswer> {
  const stored = await context.storage.find(file.storage_key)
  if (!stored) throw new AppError('file-not-found')
  return new FileAnswer(stored, {
    'Content-Type': file.type,
    'Content-Disposition':
      file.type === planType ? 'attachment; filename="plan.pdf"' : 'inline; filename="picture.webp"',
    'Cache-Control': cacheControl,
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
}

/** Sends a picture to staff, who have access to the record that uses it. */
export async function sendOwnedFile(context: Context, fileId: string): Promise<FileAnswer> {
  const [file] = await listStorageKeys(context.db, [fileId])
  if (!file) throw new AppError('file-not-found')
  return sendPrivateFile(context, file)
}

/** Checks, before a picture is used, that it is the account's own and readable. Throws `file-not-found`. */
export async function requireOpenableFile({ db, storage }: Context, accountId: string, fileId: string): Promise<void> {
  const file = isId(fileId) ? await findFile(db, accountId, fileId) : undefined
  if (!file || file.type === planType || !(await storage.has(file.storage_key))) throw new AppError('file-not-found')
}

/** As `requireOpenableFile`, but also accepts a PDF. */
export async function requireStoredFile({ db, storage }: Context, accountId: string, fileId: string): Promise<void> {
  const file = isId(fileId) ? await findFile(db, accountId, fileId) : undefined
  if (!file || !(await storage.has(file.storage_key))) throw new AppError('file-not-found')
}

/** Marks a picture of the account as used. Throws `file-not-found`. */
export async function useFile(db: Database, accountId: string, fileId: string): Promise<void> {
  if (!(await markFileUsed(db, accountId, fileId, 'image/%'))) throw new AppError('file-not-found')
}

/** As `useFile`, but also accepts a PDF. */
export async function usePlan(db: Database, accountId: string, fileId: string): Promise<void> {
  if (!(await markFileUsed(db, accountId, fileId, '%'))) throw new AppError('file-not-found')
}

/** Marks a picture of a member of staff as used. Throws `file-not-found`. */
export async function useStaffFile(db: Database, staffId: string, fileId: string): Promise<void> {
  if (!(await markStaffFileUsed(db, staffId, fileId))) throw new AppError('file-not-found')
}

/** Whether a file is a PDF, which is displayed but not recognised. */
export async function isPlan(db: Database, fileId: string): Promise<boolean> {
  const [file] = await listStorageKeys(db, [fileId])
  return file?.type === planType
}

export type Face = { bytes: number; width: number; height: number }

/** Crops an unused upload to a profile picture, in place; undefined if there is no such upload. */
export async function makeFace(context: Context, accountId: string, fileId: string): Promise<Face | undefined> {
  const file = await findUnusedPicture(context.db, accountId, fileId)
  const stored = file && (await context.storage.find(file.storage_key))
  if (!stored) return undefined
  const { bytes, type, width, height } = await decoding(async () => cutToFace(await stored.read()))
  await context.storage.put(file.storage_key, bytes, type)
  return { bytes: bytes.length, width, height }
}

/** Sets it as the member's profile picture, which may be shown to others. Throws `file-not-found`. */
export async function useFace(db: Database, accountId: string, fileId: string, face: Face | undefined): Promise<void> {
  await useFile(db, accountId, fileId)
  if (!face) throw new AppError('file-not-found')
  await markPublic(db, fileId, face)
}

/** The pictures one by one, ordered by id; deleted ones are skipped. */
export async function* readFiles({ db, storage }: Pick<Context, 'db' | 'storage'>, fileIds: string[]) {
  const keys = new Map((await listStorageKeys(db, fileIds)).map((file) => [file.id, file.storage_key]))
  for (const key of fileIds.flatMap((id) => keys.get(id) ?? [])) {
    const file = await storage.find(key)
    if (file) yield Buffer.from(await file.read())
  }
}

export async function releaseFile(db: Database, fileId: string): Promise<void> {
  await markFileUnused(db, fileId)
}

export function avatarUrl(fileId: string): string {
  return `/api/avatars/${fileId}`
}

export function fileUrl(fileId: string): string {
  return `/api/files/${fileId}`
}

/** Removes files that stayed unused; rows first, so that no row ever refers to a missing picture. */
export async function sweepUnusedFiles(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - unusedFileHours * 3_600_000)
  for (;;) {
    const keys = await deleteUnusedFilesBefore(context.db, before, 100)
    // Objects spared because of a backup have no row any more, and are swept as lost later.
    if (!(await isBackupRunning(context.db))) for (const key of keys) await context.storage.remove(key)
    if (keys.length < 100) return
  }
}

/**
 * Removes pictures without a row, left by a process that ended between storing or removing the picture and writing its
 * row.
 */
export async function sweepLostFiles({ db, storage, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedFileHours * 3_600_000)
  await storage.removeHalfReceived(before)
  for await (const entries of inBatches(storage.listBefore(privateFolder, before), 200)) {
    const keys = entries.map(({ name }) => `${privateFolder}/${name}`)
    const known = new Set(await listKnownKeys(db, keys))
    if (await isBackupRunning(db)) return
    for (const key of keys) if (!known.has(key)) await storage.remove(key)
  }
}
