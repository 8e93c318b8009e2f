import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { findProductImport, listProductImports } from '@fitout/contract/staff/product-files.ts'
import type { Received } from '../../adapters/storage/port.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fieldErrorWords } from '../../words.ts'
import { importFile } from './import-file.ts'
import {
  deleteImportsBefore,
  endImport,
  findImport,
  findWaitingImport,
  type ImportRow,
  insertImport,
  listNewestImports,
  noteRowsDone,
} from './large-imports-queries.ts'
import type { ImportOutcome } from './import-outcome.ts'
import type { By } from './staff-products-service.ts'

const shownAtMost = 10
/** Documented in docs/limits.md. */
const retentionDays = 30

const fileOf = (importId: string) => `imports/${importId}.csv`

/** Stores a file without faults for a background job; returns the id of the import. */
export async function beginLargeImport(context: Context, by: By, upload: Received, rows: number): Promise<string> {
  const id = newId()
  await upload.keepAs(fileOf(id), 'text/csv')
  await transaction(context.db, async (trx) => {
    const created_at = context.clock.now()
    await insertImport(trx, { id, staff_id: by.id, source: by.source ?? null, rows, created_at })
    await context.jobs.enqueue(trx, 'product-import', { importId: id })
  })
  return id
}

/**
 * Applies a waiting file, or records the cells that have become invalid since its upload. Throws `changed-meanwhile`.
 */
export async function runLargeImport(context: Context, { importId }: Jobs['product-import']): Promise<void> {
  const { db, storage, clock } = context
  const waiting = await findWaitingImport(db, importId)
  if (!waiting) return
  const stored = await storage.find(fileOf(importId))
  if (!stored) throw new Error('the file of an import is gone')
  const by = { id: waiting.staff_id, source: waiting.source ?? undefined }
  const outcome = await importFile(context, by, () => stored.stream(), {
    isDry: false,
    onProgress: async (rows) => noteRowsDone(db, importId, rows),
    async conclude(trx, applied) {
      // Another process has applied it.
      if (!(await endImport(trx, importId, applied, clock.now()))) throw new AppError('changed-meanwhile')
    },
  })
  if (!outcome.is_applied) await endImport(db, importId, outcome, clock.now())
  await storage.remove(fileOf(importId))
}

export async function showImports({ db }: Context): Promise<AnswerInput<typeof listProductImports>> {
  return { data: (await listNewestImports(db, shownAtMost)).map(present) }
}

/** Throws `product-import-not-found`. */
export async function showImport(
  { db }: Context,
  id: string,
  locale: Locale,
): Promise<AnswerInput<typeof findProductImport>> {
  const row = isId(id) ? await findImport(db, id) : undefined
  if (!row) throw new AppError('product-import-not-found')
  return { data: { ...present(row), report: row.outcome && presentOutcome(row.outcome, locale) } }
}

/** The outcome with a message for each faulty cell. */
export function presentOutcome(outcome: ImportOutcome, locale: Locale) {
  const faults = outcome.faults.map((fault) => ({ ...fault, message: fieldErrorWords(locale, fault.code) }))
  return { ...outcome, faults }
}

export async function sweepImports({ db, storage, clock }: Context): Promise<void> {
  const then = new Date(clock.now().getTime() - retentionDays * 86_400_000)
  await deleteImportsBefore(db, then)
  await storage.removeBefore('imports', then)
}

function present({ id, created_at, ended_at, ...row }: ImportRow) {
  return { _id: id, ...row, created_at: created_at.toISOString(), ended_at: ended_at?.toISOString() ?? null }
}
