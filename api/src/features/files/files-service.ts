import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import {
  countUnusedFiles,
  deleteUnusedFilesBefore,
  findFile,
  insertFile,
  listStorageKeys,
  markFileUnused,
  markFileUsed,
  moveFileRows,
} from './files-queries.ts'
import { createGate } from '../../http/gate.ts'
import { reEncode } from './re-encode.ts'

export { readUpload } from './multipart.ts'

/** Files that nothing refers to: so many at once for one account, and so long. Documented in docs/limits.md. */
export const unusedFilesAtMost = 30
export const unusedFileHours = 24

/** A guest is another account with every session, so what one source brings is bounded as well, by all processes. */
export const uploadsOfSource = { atMost: 200, seconds: 3600 }

// Decoding takes a core and some hundred megabytes at worst.
const decoding = createGate(2, 16)

/** Throws `rate-limited`. */
export async function countUpload(context: Context, source: string | undefined): Promise<void> {
  const from = source && keyOf(context, source)
  if (from) await takeFromAllowance(context, `uploads of ${from}`, uploadsOfSource.atMost, uploadsOfSource.seconds)
}

/** Keeps a picture for its uploader alone. */
export async function keepFile(context: Context, accountId: string, upload: Uint8Array, locale: Locale) {
  if ((await countUnusedFiles(context.db, accountId)) >= unusedFilesAtMost) {
    throw new AppError('too-many-files', { retryAfterSeconds: 3600 })
  }
  const image = await decoding(() => reEncode(upload))
  const id = newId()
  const key = `private/${id}.webp`
  await context.storage.put(key, image.bytes, image.type)
  await transaction(context.db, async (trx) => {
    await ensureGuestAccount(trx, accountId, locale)
    await insertFile(trx, {
      id,
      account_id: accountId,
      storage_key: key,
      type: image.type,
      bytes: image.bytes.length,
      width: image.width,
      height: image.height,
    })
  })
  return {
    _id: id,
    url: fileUrl(id),
    type: image.type,
    bytes: image.bytes.length,
    width: image.width,
    height: image.height,
  }
}

/** The picture to its owner; to everybody else it is not there. */
export async function sendFile(context: Context, accountId: string, fileId: string): Promise<Response> {
  const file = isUuid(fileId) ? await findFile(context.db, accountId, fileId) : undefined
  if (!file) throw new AppError('file-not-found')
  return sendPrivateFile(context, file)
}

/** A picture to somebody of whom it is known that he may see it. */
export async function sendPrivateFile(
  context: Context,
  file: { storage_key: string; type: string },
): Promise<Response> {
  const stored = await context.storage.find(file.storage_key)
  if (!stored) throw new AppError('file-not-found')
  return new Response(stored.bytes, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    },
  })
}

/** A picture to staff, who came to it by what refers to it. */
export async function sendOwnedFile(context: Context, fileId: string): Promise<Response> {
  const [file] = await listStorageKeys(context.db, [fileId])
  if (!file) throw new AppError('file-not-found')
  return sendPrivateFile(context, file)
}

/** Before anything rests upon a picture: it is the account's own and can be opened. Throws `file-not-found`. */
export async function requireOpenableFile({ db, storage }: Context, accountId: string, fileId: string): Promise<void> {
  const file = isUuid(fileId) ? await findFile(db, accountId, fileId) : undefined
  if (!file || !(await storage.has(file.storage_key))) throw new AppError('file-not-found')
}

/** Ties a file of the account to what refers to it. Throws `file-not-found`. */
export async function useFile(db: Database, accountId: string, fileId: string): Promise<void> {
  if (!(await markFileUsed(db, accountId, fileId))) throw new AppError('file-not-found')
}

/** The pictures themselves, in the order of their ids; one that its owner took away is left out. */
export async function readFiles({ db, storage }: Pick<Context, 'db' | 'storage'>, fileIds: string[]) {
  const keys = new Map((await listStorageKeys(db, fileIds)).map((file) => [file.id, file.storage_key]))
  const stored = await Promise.all(fileIds.map((id) => (keys.has(id) ? storage.find(keys.get(id) ?? '') : undefined)))
  return stored.flatMap((file) => (file ? [Buffer.from(file.bytes)] : []))
}

/** Unties a file from what referred to it. */
export async function letGoOfFile(db: Database, fileId: string): Promise<void> {
  await markFileUnused(db, fileId)
}

export function fileUrl(fileId: string): string {
  return `/api/files/${fileId}`
}

/** Removes what nobody referred to in time; rows first, so that no row ever names a missing picture. */
export async function sweepUnusedFiles(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - unusedFileHours * 3_600_000)
  for (;;) {
    const keys = await deleteUnusedFilesBefore(context.db, before, 100)
    for (const key of keys) await context.storage.remove(key)
    if (keys.length < 100) return
  }
}

function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
}

export async function moveFiles(db: Database, guestId: string, accountId: string): Promise<void> {
  await moveFileRows(db, guestId, accountId)
}
