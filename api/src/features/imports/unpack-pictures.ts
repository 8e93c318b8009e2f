import { uploadMaximumBytes } from '@fitout/contract/limits.ts'
import { Unzip, UnzipInflate } from 'fflate'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createYielding } from '../../http/yielding.ts'
import type { Pieces } from '../../http/csv-reader.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { keepPicture } from '../pictures/pictures-service.ts'
import { findImportRow, moveImport, putImportPicture } from './imports-queries.ts'
import { fileNameOf } from './read-product.ts'
import { runImport } from './run-import.ts'

export const archiveOf = (importId: string, archiveId: string) => `imports/${importId}/${archiveId}.zip`

const pictureName = /^[^.].*\.(jpe?g|png|webp|avif|gif)$/i
/** Keeps each step of unpacking to a few milliseconds. */
const stepBytes = 16 * 1024
/** Documented in docs/limits.md. */
const unpackedAtMost = 4 * 1024 * 1024 * 1024

/** Stores the pictures of an archive; a finished import then adds them to its products. */
export async function unpackPictures(context: Context, { importId, archiveId }: Jobs['import-pictures']) {
  const { db, storage } = context
  const key = archiveOf(importId, archiveId)
  const stored = await storage.find(key)
  if (stored && (await findImportRow(db, importId))) {
    for await (const { name, bytes } of picturesIn(stored.stream())) {
      const picture = await keepPicture(context, bytes).catch((error: unknown) => {
        // Files that are not pictures are reported where a product refers to them.
        if (!(error instanceof AppError)) throw error
      })
      if (picture) await putImportPicture(db, importId, fileNameOf(name), picture.id)
    }
  }
  await storage.remove(key)
  if (await moveImport(db, importId, 'DONE', 'PICTURES')) await runImport(context, { importId })
}

type Entry = { name: string; bytes: Buffer }

/** The picture files of an archive one by one, as far as it is readable. */
async function* picturesIn(pieces: Pieces): AsyncGenerator<Entry> {
  const ready: Entry[] = []
  let unpacked = 0
  const unzip = new Unzip((file) => {
    const name = file.name.slice(file.name.lastIndexOf('/') + 1)
    const isWanted = pictureName.test(name) && !file.name.startsWith('__MACOSX')
    const parts: Uint8Array[] = []
    let size = 0
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      unpacked += part.length
      size += part.length
      if (unpacked > unpackedAtMost) throw new AppError('archive-too-large')
      if (isWanted && size <= uploadMaximumBytes) parts.push(part)
      if (isLast && isWanted && size <= uploadMaximumBytes) ready.push({ name, bytes: Buffer.concat(parts) })
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const yieldIfDue = createYielding()
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += stepBytes) {
      if (!pushed(unzip, piece.subarray(at, at + stepBytes))) return
      yield* ready.splice(0)
      await yieldIfDue()
    }
  }
  if (pushed(unzip, new Uint8Array(), true)) yield* ready.splice(0)
}

/** False if the archive is corrupt from here on. */
function pushed(unzip: Unzip, part: Uint8Array, isLast = false): boolean {
  try {
    unzip.push(part, isLast)
    return true
  } catch {
    return false
  }
}
