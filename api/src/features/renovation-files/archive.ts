import { archiveMaximumBytes, renovationFileKinds, renovationFilesAtMost } from '@fitout/contract/renovation-files.ts'
import { makeZip, predictLength } from 'client-zip'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { firstRows } from '../../http/pages.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { type FileRow, listFileRows, listRevisionRows, type RevisionRow } from './renovation-files-queries.ts'
import { fileName, safeName } from './renovation-files-service.ts'

/** In English, since not every operating system shows other scripts correctly in folder names. */
const folders: Record<FileRow['kind'], string> = {
  DRAWING: 'drawings',
  MODEL: 'models',
  IMAGE: 'pictures',
  VIDEO: 'films',
  PAPER: 'papers',
}

type Entry = { name: string; lastModified: Date; size: number; key: string }

/**
 * All shared files as one uncompressed ZIP, streamed while it is written. Throws `file-not-found` if nothing is shared,
 * and `archive-too-large`.
 */
export async function sendArchive(context: Context, accountId: string, renovationId: string): Promise<Response> {
  const { db, storage } = context
  await requireRight(db, renovationId, accountId, 'READ')
  const { reference } = await requireRoomRow(db, renovationId)
  const entries = await listEntries(context, renovationId)
  if (entries.length === 0) throw new AppError('file-not-found')
  if (entries.reduce((sum, { size }) => sum + size, 0) > archiveMaximumBytes) throw new AppError('archive-too-large')
  await transaction(db, (trx) =>
    noteInRoom(context, trx, renovationId, { accountId }, { action: 'archive-fetched', facts: {} }),
  )
  async function* inputs() {
    for (const { key, ...entry } of entries) {
      const stored = await storage.find(key)
      // The length has been announced, so a file removed meanwhile aborts the response.
      if (!stored) throw new AppError('file-not-found')
      yield { ...entry, input: stored.stream() }
    }
  }
  return new Response(makeZip(inputs()), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Length': String(predictLength(entries)),
      'Content-Disposition': `attachment; filename="${reference}.zip"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function listEntries({ db, storage }: Context, renovationId: string): Promise<Entry[]> {
  const asked = { renovationId, kinds: renovationFileKinds, sharedOnly: true }
  const { rows } = await listFileRows(db, asked, firstRows(renovationFilesAtMost))
  const revisions = await listRevisionRows(
    db,
    rows.map(({ id }) => id),
  )
  const names = new Set<string>()
  const entries: Entry[] = []
  for (const file of rows) {
    const own = revisions.filter(({ file_id: of }) => of === file.id)
    const folder = uniqueIn(names, `${folders[file.kind]}/${safeName(file.title)}`, '')
    for (const one of own) {
      const stored = await storage.find(one.storage_key)
      if (!stored) continue
      const name = pathOf(file, one, { isAlone: own.length === 1, folder, names })
      entries.push({ name, lastModified: one.created_at, size: stored.size, key: one.storage_key })
    }
  }
  return entries
}

type Around = { isAlone: boolean; folder: string; names: Set<string> }

/** A file with several revisions gets its own folder. */
function pathOf(file: FileRow, { type, revision }: RevisionRow, { isAlone, folder, names }: Around): string {
  const name = fileName({ title: file.title, kind: file.kind, type, revision })
  const dot = name.lastIndexOf('.')
  const [stem, ending] = [name.slice(0, dot), name.slice(dot)]
  return uniqueIn(names, `${isAlone ? folders[file.kind] : folder}/${stem}`, ending)
}

/** Some operating systems treat names that differ only in case as the same. */
function uniqueIn(names: Set<string>, stem: string, ending: string): string {
  for (let count = 1; ; count += 1) {
    const name = `${stem}${count === 1 ? '' : ` (${count})`}${ending}`
    if (names.has(name.toLowerCase())) continue
    names.add(name.toLowerCase())
    return name
  }
}
