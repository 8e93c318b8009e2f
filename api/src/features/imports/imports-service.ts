import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { AnswerInput, Body, Query } from '@fitout/contract/endpoint.ts'
import type { ErrorCode } from '@fitout/contract/errors.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import {
  type applyImport,
  type beginImport,
  type findImport,
  type mapImport,
  plainFields,
} from '@fitout/contract/staff/imports.ts'
import { headOf } from '../../adapters/storage/head-of.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { errorWords, fieldErrorWords } from '../../words.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import { recordChange } from '../audit/audit-service.ts'
import { findOwnLanguage } from '../configuration/shop-languages-service.ts'
import { formatOf, guessedMapping, isPlain } from './formats.ts'
import type { ImportMapping } from './import-records.ts'
import { countRecords, listFaults } from './import-records-queries.ts'
import {
  countImportPictures,
  countUninvited,
  deleteImportsBefore,
  findImportRow,
  findMapping,
  findStaffName,
  type ImportRow,
  insertImport,
  listImportRows,
  moveImport,
  putMapping,
  takeUninvited,
} from './imports-queries.ts'
import { fileOf, readHeading } from './stage-import.ts'
import { archiveOf } from './unpack-pictures.ts'

export { runImport } from './run-import.ts'
export { unpackPictures } from './unpack-pictures.ts'

type By = { id: string; source?: string | undefined }
type Shown = AnswerInput<typeof findImport>

const faultsAtMost = 500
const invitedAtOnce = 100
/** Documented in docs/limits.md. */
const retentionDays = 30

/** Stores a file and starts to analyse it, or asks for the column mapping. Throws `file-not-csv` or `row-too-long`. */
export async function beginByStaff(
  context: Context,
  by: By,
  upload: Received,
  query: Query<typeof beginImport>,
  locale: Locale,
): Promise<Shown> {
  const heading = await readHeading(createReadStream(upload.path))
  const format = formatOf(heading, query.rows)
  const id = newId()
  await upload.keepAs(fileOf(id), 'text/csv')
  const run = {
    id,
    staff_id: by.id,
    source: by.source ?? null,
    file_name: query.name,
    format,
    status: isPlain(format) ? ('MAPPING' as const) : ('READING' as const),
    language: query.language ?? (await findOwnLanguage(context.db)),
    heading,
    mapping: JSON.stringify(await mappingFor(context.db, format, heading)) as never,
    created_at: context.clock.now(),
  }
  await transaction(context.db, async (trx) => {
    await insertImport(trx, run)
    await record(trx, by, 'imports.begin', run, { file: query.name, format })
    if (run.status === 'READING') await context.jobs.enqueue(trx, 'import', { importId: id })
  })
  return showImport(context, id, locale)
}

/** The owner's previous mapping for this header row, or a guess. */
async function mappingFor(db: Database, format: ImportRow['format'], heading: string[]): Promise<ImportMapping> {
  if (format !== 'PLAIN_PRODUCTS' && format !== 'PLAIN_CUSTOMERS') return {}
  return (await findMapping(db, hashOf(format, heading))) ?? guessedMapping(heading, plainFields[format])
}

function hashOf(format: string, heading: readonly string[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([format, ...heading]))
    .digest()
}

/** Sets and remembers the mapping, and analyses the file. Throws `invalid-input` or `illegal-transition`. */
export async function mapByStaff(
  context: Context,
  by: By,
  id: string,
  { mapping }: Body<typeof mapImport>,
  locale: Locale,
): Promise<Shown> {
  const { db, jobs, clock } = context
  const run = await requireImport(db, id)
  requireMapping(run, mapping)
  await transaction(db, async (trx) => {
    if (!(await moveImport(trx, run.id, ['MAPPING'], 'READING', { mapping }))) throw new AppError('illegal-transition')
    await putMapping(trx, hashOf(run.format, run.heading), mapping, clock.now())
    const columns = Object.entries(mapping).map(([field, column]) => `${field}: ${column}`)
    await record(trx, by, 'imports.map', run, { columns })
    await jobs.enqueue(trx, 'import', { importId: run.id })
  })
  return showImport(context, run.id, locale)
}

function requireMapping({ format, heading }: ImportRow, mapping: ImportMapping): void {
  const needed = format === 'PLAIN_PRODUCTS' ? [['title_zh', 'title_cn', 'title_en'], ['price']] : [['email', 'phone']]
  const fields: readonly string[] = plainFields[format as keyof typeof plainFields] ?? []
  const errors = [
    ...Object.entries(mapping)
      .filter(([field, column]) => !fields.includes(field) || !heading.includes(column))
      .map(([field]) => ({ path: `mapping.${field}`, code: 'not-listed' as const })),
    ...needed
      .filter((some) => some.every((field) => mapping[field] === undefined))
      .map(([field]) => ({ path: `mapping.${field}`, code: 'required' as const })),
  ]
  if (errors.length > 0) throw new AppError('invalid-input', { errors })
}

/** Throws `illegal-transition` before the file has been analysed, and `file-not-an-archive`. */
export async function addPicturesByStaff(
  context: Context,
  by: By,
  id: string,
  upload: Received,
  locale: Locale,
): Promise<Shown> {
  const run = await requireImport(context.db, id)
  if (run.format.endsWith('CUSTOMERS') || run.status === 'REFUSED') throw new AppError('illegal-transition')
  if ((await headOf(upload, 2)).toString('latin1') !== 'PK') throw new AppError('file-not-an-archive')
  const archiveId = newId()
  await upload.keepAs(archiveOf(run.id, archiveId), 'application/zip')
  await transaction(context.db, async (trx) => {
    await record(trx, by, 'imports.pictures', run, { bytes: upload.size })
    await context.jobs.enqueue(trx, 'import-pictures', { importId: run.id, archiveId })
  })
  return showImport(context, run.id, locale)
}

/** Imports the valid records; afterwards the pictures still missing. Throws `illegal-transition`. */
export async function applyByStaff(
  context: Context,
  by: By,
  id: string,
  { fetch_pictures: fetches_pictures }: Body<typeof applyImport>,
  locale: Locale,
): Promise<Shown> {
  const run = await requireImport(context.db, id)
  await transaction(context.db, async (trx) => {
    const isBegun = await moveImport(trx, run.id, ['CHECKED'], 'APPLYING', { fetches_pictures })
    const isOver = !isBegun && !run.format.endsWith('CUSTOMERS')
    const goesOn = isBegun || (isOver && (await moveImport(trx, run.id, ['DONE'], 'PICTURES', { fetches_pictures })))
    if (!goesOn) throw new AppError('illegal-transition')
    await record(trx, by, 'imports.apply', run, { file: run.file_name, fetches_pictures })
    await context.jobs.enqueue(trx, 'import', { importId: run.id })
  })
  return showImport(context, run.id, locale)
}

/** Throws `illegal-transition` if no imported customer is left to invite. */
export async function inviteByStaff(context: Context, by: By, id: string, locale: Locale): Promise<Shown> {
  const run = await requireImport(context.db, id)
  const customers = run.status === 'DONE' ? await countUninvited(context.db, run.id) : 0
  if (customers === 0) throw new AppError('illegal-transition')
  await transaction(context.db, async (trx) => {
    await record(trx, by, 'imports.invite', run, { customers })
    await context.jobs.enqueue(trx, 'import-invitations', { importId: run.id })
  })
  return showImport(context, run.id, locale)
}

/** Invites customers in batches; they are marked in the same transaction as their mail is queued. */
export async function inviteImported(context: Context, { importId }: Jobs['import-invitations']): Promise<void> {
  for (;;) {
    const invited = await transaction(context.db, async (trx) => {
      const accounts = await takeUninvited(trx, importId, context.clock.now(), invitedAtOnce)
      for (const accountId of accounts) {
        await queueMessage(context, trx, { accountId, about: 'moved-in', channel: 'EMAIL' })
      }
      return accounts.length
    })
    if (invited === 0) return
  }
}

export async function showImports(context: Context, page: PageRequest) {
  const found = await listImportRows(context.db, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map((row) => present(row, row.staff_name)))
}

/** Throws `import-not-found`. */
export async function showImport({ db }: Context, id: string, locale: Locale): Promise<Shown> {
  const run = await requireImport(db, id)
  const counts = await countRecords(db, run.id)
  const faults = await listFaults(db, run.id, faultsAtMost)
  return {
    data: {
      ...present(run, await findStaffName(db, run.staff_id)),
      heading: run.heading,
      mapping: run.mapping,
      refusal: run.refusal === null ? null : errorWords(locale, run.refusal as ErrorCode, true),
      fine: counts?.fine ?? 0,
      faulty: counts?.faulty ?? 0,
      here: counts?.here ?? 0,
      applied: counts?.applied ?? 0,
      faults: faults.map((fault) => ({ ...fault, message: fieldErrorWords(locale, fault.code) })),
      pictures: await countImportPictures(db, run.id),
      without_pictures: run.format.endsWith('CUSTOMERS') ? 0 : (counts?.bare ?? 0),
      invitable: run.format.endsWith('CUSTOMERS') ? await countUninvited(db, run.id) : 0,
    },
  }
}

export async function sweepImportedFiles({ db, clock }: Context): Promise<void> {
  await deleteImportsBefore(db, new Date(clock.now().getTime() - retentionDays * 86_400_000))
}

async function requireImport(db: Database, id: string): Promise<ImportRow> {
  const run = isId(id) ? await findImportRow(db, id) : undefined
  if (!run) throw new AppError('import-not-found')
  return run
}

async function record(
  trx: Database,
  by: By,
  action: 'imports.begin' | 'imports.map' | 'imports.pictures' | 'imports.apply' | 'imports.invite',
  { id, file_name }: Pick<ImportRow, 'id' | 'file_name'>,
  after: Record<string, unknown>,
): Promise<void> {
  await recordChange(trx, by, { action, subject: 'import', id, title: file_name, before: undefined, after })
}

function present(row: ImportRow, staff_name: string) {
  const { id: _id, file_name, format, status, language, records, done, created_at, ended_at } = row
  const at = { created_at: created_at.toISOString(), ended_at: ended_at?.toISOString() ?? null }
  return { _id, file_name, format, status, language, staff_name, records, done, ...at }
}
