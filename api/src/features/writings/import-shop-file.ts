import { isDeepStrictEqual } from 'node:util'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { importShopFile } from '@fitout/contract/staff/shop-files.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldErrorWords } from '../../words.ts'
import {
  findSamePicture,
  keepPicture,
  listPicturesById,
  pictureIdOf,
  pictureUrl,
} from '../pictures/pictures-service.ts'
import { type By, keepStep } from './change-writing.ts'
import { picturesIn, validateWritten } from './require-publishable.ts'
import { plain, readLive, requireForm } from './publish-writing.ts'
import { type LineFault, readLines, type WritingLine } from './shop-file-lines.ts'
import { writingKinds } from './writing-kinds.ts'
import { findWritingRow, lockWriting, type Written } from './writings-queries.ts'

const faultsAtMost = 100
type Report = AnswerInput<typeof importShopFile>['data']
type Options = { isDry: boolean; locale: Locale }

/** The content of a file: its texts, and the ids of pictures that already exist here. */
type Read = {
  lines: number
  faults: LineFault[]
  writings: WritingLine[]
  here: Map<string, string>
  missing: Set<string>
}

/** Reports what a file would change, and creates drafts of it unless it is a dry run or has errors. */
export async function importByStaff(
  context: Context,
  by: By,
  upload: Received,
  { isDry, locale }: Options,
): Promise<{ data: Report }> {
  const read = await readFile(context, upload.path)
  const isTrial = isDry || read.faults.length > 0
  if (!isTrial) await keepMissing(context, upload.path, read)
  const drafts = await transaction(context.db, (trx) => makeDrafts(context, trx, by, read, isTrial))
  const faults = read.faults.slice(0, faultsAtMost)
  return {
    data: {
      lines: read.lines,
      faults: faults.map((one) => ({ ...one, message: fieldErrorWords(locale, one.code), value: '' })),
      drafts,
      pictures: read.missing.size,
      is_applied: !isTrial,
    },
  }
}

/** A JPEG or PNG, like stored originals. */
const isPicture = (bytes: Buffer) => bytes.subarray(0, 2).equals(jpeg) || bytes.subarray(0, 4).equals(png)
const jpeg = Buffer.from([0xff, 0xd8])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47])

async function readFile(context: Context, path: string): Promise<Read> {
  const read: Read = { lines: 1, faults: [], writings: [], here: new Map(), missing: new Set() }
  for await (const line of readLines(path)) {
    read.lines += 1
    if ('fault' in line) read.faults.push(line.fault)
    else if ('writing' in line) read.writings.push(line.writing)
    else {
      const { row, id, bytes } = line.picture
      if (!isPicture(bytes)) {
        read.faults.push({ row, column: 'data', code: 'wrong-type' })
        continue
      }
      const same = (await listPicturesById(context.db, [id]))[0] ?? (await findSamePicture(context, bytes))
      if (same) read.here.set(id, same.id)
      else read.missing.add(id)
    }
    if (read.faults.length >= faultsAtMost) return read
  }
  if (read.lines === 1) read.faults.push({ row: 1, column: '', code: 'required' })
  for (const writing of read.writings) read.faults.push(...(await faultsOf(context.db, writing, read)))
  return read
}

/** Content that does not match the schema of its kind, or shows a picture that is neither in the file nor here. */
async function faultsOf(db: Database, { row, kind, key, data }: WritingLine, read: Read): Promise<LineFault[]> {
  // Pages have fixed keys; a file cannot add others.
  if (kind === 'page' && !(await writingKinds.page.list(db, [key])).has(key)) {
    return [{ row, column: 'key', code: 'not-listed' }]
  }
  try {
    validateWritten(requireForm(kind, key), data)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid-input') throw error
    return (error.options.errors ?? []).map(({ path, code }) => ({ row, column: `data.${path}`, code }))
  }
  const lacking = picturesIn(data).filter(({ picture }) => {
    const id = pictureIdOf(String(picture['url']))
    return !read.here.has(id) && !read.missing.has(id)
  })
  return lacking.map(({ path }) => ({ row, column: `data.${path}`, code: 'not-listed' as const }))
}

/** Reads the file a second time, so that only one picture at a time is in memory. */
async function keepMissing(context: Context, path: string, { here, missing }: Read): Promise<void> {
  for await (const line of readLines(path)) {
    if (!('picture' in line) || !missing.has(line.picture.id)) continue
    here.set(line.picture.id, (await keepPicture(context, line.picture.bytes)).id)
  }
}

/**
 * Creates drafts of all texts that differ from the published ones, in a fixed order. A colleague's draft is not
 * overwritten.
 */
async function makeDrafts(
  context: Context,
  trx: Database,
  by: By,
  read: Read,
  isTrial: boolean,
): Promise<Report['drafts']> {
  const made: Report['drafts'] = []
  const sorted = read.writings.toSorted((a, b) => `${a.kind} ${a.key}`.localeCompare(`${b.kind} ${b.key}`))
  for (const { row, kind, key, data } of sorted) {
    const written = withOwnPictures(data, read.here)
    const live = await readLive(trx, kind, key)
    // Texts published by an older release contain longer picture addresses.
    if (live && isDeepStrictEqual(written, withOwnPictures(live, read.here))) continue
    made.push({ kind, key })
    const drafted = (await findWritingRow(trx, kind, key))?.draft
    if (drafted && !isDeepStrictEqual(drafted, written)) read.faults.push({ row, column: '', code: 'stale' })
    else if (!isTrial && !drafted) {
      const locked = await lockWriting(trx, kind, key)
      if (locked.draft) throw new AppError('changed-meanwhile')
      await keepStep(context, trx, by, locked, 'draft', { draft: written })
    }
  }
  // A draft was created between dry run and import: change nothing.
  if (!isTrial && read.faults.length > 0) throw new AppError('changed-meanwhile')
  return made
}

function withOwnPictures(data: Written, here: ReadonlyMap<string, string>): Written {
  const written = plain(data)
  for (const { picture } of picturesIn(written)) {
    const id = pictureIdOf(String(picture['url']))
    picture['url'] = pictureUrl(here.get(id) ?? id)
  }
  return written
}
