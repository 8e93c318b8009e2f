import { planType } from '@fitout/contract/limits.ts'
import type { Query } from '@fitout/contract/endpoint.ts'
import type { listRenovationFiles, readRenovationFile, RenovationFileKind } from '@fitout/contract/renovation-files.ts'
import { inBatches } from '../../adapters/storage/in-batches.ts'
import type { Context } from '../../context.ts'
import { isBackupRunning } from '../../database/backup-lock.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { FileAnswer } from '../../http/send-object.ts'
import { sendOwnedFile, unusedFileHours } from '../files/files-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { filesFolder } from './keep-file.ts'
import {
  type FileRow,
  findFileRow,
  hasFetchedPaper,
  listFileRows,
  listKnownFileKeys,
  listRevisionRows,
  type RevisionRow,
} from './renovation-files-queries.ts'
import { kindsAsked, presentFiles } from './shown-files-service.ts'

type Asked = Query<typeof readRenovationFile>

export async function showFilesToMember(
  context: Context,
  accountId: string,
  renovationId: string,
  page: PageRequest & { query: Query<typeof listRenovationFiles> },
) {
  await requireRight(context.db, renovationId, accountId, 'READ')
  const asked = { renovationId, kinds: kindsAsked(page.query.kind), sharedOnly: true }
  const found = await listFileRows(context.db, asked, placeOf(page.query))
  return pageOf(context, page, found, (rows) => presentFiles(context.db, rows))
}

/** Throws `file-not-found`, also for a file that is not shared or belongs to another room. */
export async function sendToMember(
  context: Context,
  accountId: string,
  { id, file_id: fileId }: { id: string; file_id: string },
  asked: Asked,
): Promise<FileAnswer> {
  await requireRight(context.db, id, accountId, 'READ')
  const file = await findFile(context.db, id, fileId)
  if (!file) return sendOfEnquiry(context, id, fileId)
  if (!file.is_shared) throw new AppError('file-not-found')
  const revision = await findRevision(context.db, fileId, asked.revision)
  if (file.kind === 'PAPER') await noteFetched(context, id, accountId, { file, revision })
  return sendRevision(context, file, revision, asked.size)
}

type Paper = { file: FileRow; revision: RevisionRow }

/** Logs the first time a member opens a document. */
async function noteFetched(context: Context, renovationId: string, accountId: string, { file, revision }: Paper) {
  const paper = { file_id: file.id, revision: revision.revision }
  if (await hasFetchedPaper(context.db, renovationId, { accountId, paper })) return
  await transaction(context.db, async (trx) => {
    const { language } = await lockRoom(trx, renovationId)
    if (await hasFetchedPaper(trx, renovationId, { accountId, paper })) return
    const facts = { ...paper, title: { [language]: file.title } }
    await noteInRoom(context, trx, renovationId, { accountId }, { action: 'paper-fetched', facts })
  })
}

/** A picture or floor plan of the enquiry. Throws `file-not-found`. */
export async function sendOfEnquiry(context: Context, renovationId: string, fileId: string): Promise<FileAnswer> {
  const row = await requireRoomRow(context.db, renovationId)
  if (!row.file_ids.includes(fileId)) throw new AppError('file-not-found')
  return sendOwnedFile(context, fileId)
}

export async function findFile(db: Database, renovationId: string, fileId: string): Promise<FileRow | undefined> {
  return isId(fileId) ? findFileRow(db, renovationId, fileId) : undefined
}

/** The newest revision, or the requested one. Throws `file-not-found`. */
export async function findRevision(db: Database, fileId: string, number?: number): Promise<RevisionRow> {
  const all = await listRevisionRows(db, [fileId])
  const found = number === undefined ? all[0] : all.find(({ revision }) => revision === number)
  if (!found) throw new AppError('file-not-found')
  return found
}

/** Sends a revision. The caller has checked access. */
export async function sendRevision(
  { storage }: Context,
  { title, kind }: Pick<FileRow, 'title' | 'kind'>,
  { storage_key: key, small_key: small, type, revision }: RevisionRow,
  size?: Asked['size'],
): Promise<FileAnswer> {
  const stored = await storage.find(size === 'small' && small ? small : key)
  if (!stored) throw new AppError('file-not-found')
  const name = encodeURIComponent(fileName({ title, kind, type, revision }))
  return new FileAnswer(stored, {
    'Content-Type': type,
    // Browsers do not display a sandboxed PDF inline.
    'Content-Disposition': `${type === planType ? 'attachment' : 'inline'}; filename*=UTF-8''${name}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
}

const endings: Record<string, string> = {
  [planType]: '.pdf',
  'model/gltf-binary': '.glb',
  'video/webm': '.webm',
  'video/mp4': '.mp4',
  'image/webp': '.webp',
}

type Named = { title: string; kind: RenovationFileKind; type: string; revision: number }

/** The download name of a file: its title, for drawings with the revision. */
export function fileName({ title, kind, type, revision }: Named): string {
  const counts = kind === 'DRAWING' || kind === 'PAPER' || kind === 'MODEL'
  return `${safeName(title)}${counts ? ` rev ${revision}` : ''}${endings[type] ?? ''}`
}

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** A title as a portable file name: no path, no character that an operating system forbids, at most 70 characters. */
export function safeName(title: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const short = [...plain]
    .slice(0, 70)
    .join('')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  if (short === '') return '-'
  return reserved.test(short) ? `${short}-` : short
}

/** Removes stored objects without a row, left by a killed process, a removal, or an erased room. */
export async function sweepLostRenovationFiles({ db, storage, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - unusedFileHours * 3_600_000)
  for await (const entries of inBatches(storage.listBefore(filesFolder, before), 200)) {
    const keys = entries.map(({ name }) => `${filesFolder}/${name}`)
    const known = new Set(await listKnownFileKeys(db, keys))
    if (await isBackupRunning(db)) return
    for (const key of keys) if (!known.has(key)) await storage.remove(key)
  }
}
