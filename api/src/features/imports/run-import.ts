import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { holdsCustomers } from './formats.ts'
import { listRecords, type ImportRecord } from './import-records-queries.ts'
import { findImportRow, type ImportRow, moveImport } from './imports-queries.ts'
import { pictureProducts } from './import-pictures.ts'
import { stageImport } from './stage-import.ts'
import { applyCustomers, checkCustomers } from './work-on-customers.ts'
import { applyProducts, checkProducts, type Piece } from './work-on-products.ts'

/** Batches are short transactions, with other work in between. */
const pieces = { products: 100, rows: 2000, customers: 500, pictured: 50 }

type Step = {
  statuses: ImportRecord['status'][]
  next: ImportRow['status']
  work: (context: Context, piece: Piece) => Promise<void>
}

const products: Partial<Record<ImportRow['status'], Step>> = {
  CHECKING: { statuses: ['READ', 'FINE', 'FAULTY', 'HERE'], next: 'CHECKED', work: checkProducts },
  APPLYING: { statuses: ['FINE'], next: 'PICTURES', work: applyProducts },
  PICTURES: { statuses: ['APPLIED'], next: 'DONE', work: pictureProducts },
}
const customers: Partial<Record<ImportRow['status'], Step>> = {
  CHECKING: { statuses: ['READ', 'FINE', 'FAULTY', 'HERE'], next: 'CHECKED', work: checkCustomers },
  APPLYING: { statuses: ['FINE', 'FAULTY', 'HERE'], next: 'DONE', work: applyCustomers },
}

/**
 * Continues an import as far as possible without its owner, in batches. After a crash the next worker continues from the
 * last complete batch.
 */
export async function runImport(context: Context, { importId }: Jobs['import']): Promise<void> {
  for (;;) {
    const run = await findImportRow(context.db, importId)
    if (!run) return
    if (run.status === 'READING') {
      await stageImport(context, run)
      continue
    }
    const step = (holdsCustomers(run.format) ? customers : products)[run.status]
    if (!step) return
    const records = await nextPiece(context, run, step)
    if (records.length > 0) await step.work(context, { run, records })
    else await endStep(context, run, step)
  }
}

async function nextPiece({ db }: Context, run: ImportRow, { statuses }: Step): Promise<ImportRecord[]> {
  const usual = holdsCustomers(run.format) ? pieces.customers : pieces.products
  const atMost = run.status === 'PICTURES' ? pieces.pictured : usual
  const records = await listRecords(db, run.id, { after: run.position, statuses, atMost })
  let rows = 0
  const within = records.findIndex((record) => (rows += record.rows.length) > pieces.rows)
  return within < 0 ? records : records.slice(0, Math.max(1, within))
}

async function endStep({ db, clock }: Context, run: ImportRow, { next }: Step): Promise<void> {
  await moveImport(db, run.id, run.status, next, { ended_at: next === 'DONE' ? clock.now() : null })
}
