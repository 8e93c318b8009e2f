import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createYielding } from '../../http/yielding.ts'
import { type Pieces, readCsv } from '../../http/csv-reader.ts'
import { columnsOf, holdsCustomers, keyOf, skuOfRow } from './formats.ts'
import type { SourceRow } from './import-records.ts'
import {
  countForPlans,
  countRecords,
  deleteRecords,
  type StagedRecord,
  stageRecords,
} from './import-records-queries.ts'
import { type ImportRow, moveImport } from './imports-queries.ts'
import { addressNames } from './read-customer.ts'

/** Descriptions can be whole pages, and apps add their own columns. Documented in docs/limits.md. */
const wide = { columnsAtMost: 500, cellAtMost: 200_000 }
const rowsAtMost = 200_000

// Keeps statements within their limits of time and memory, and other work responsive.
const rowsAtOnce = 500
const charactersAtOnce = 500_000

export const fileOf = (importId: string) => `imports/${importId}.csv`

/** The header row of a file. Throws `file-not-csv` or `row-too-long`. */
export async function readHeading(pieces: Pieces): Promise<string[]> {
  for await (const record of readCsv(pieces, wide)) {
    const heading = record.map((name) => name.trim())
    if (heading.some((name) => name !== '')) return heading
  }
  throw new AppError('file-not-csv')
}

/** Reads a file into records, continuing after an earlier attempt. Invalid files are refused. */
export async function stageImport(context: Context, run: ImportRow): Promise<void> {
  const { db, storage } = context
  const stored = await storage.find(fileOf(run.id))
  if (!stored) throw new Error('the file of an import is gone')
  await deleteRecords(db, run.id)
  try {
    for await (const records of batchesOf(run, stored.stream())) await stageRecords(db, run.id, records)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await deleteRecords(db, run.id)
    await moveImport(db, run.id, 'READING', 'REFUSED', { refusal: error.code, ended_at: context.clock.now() })
    await storage.remove(fileOf(run.id))
    return
  }
  await countForPlans(db)
  const found = await countRecords(db, run.id)
  await moveImport(db, run.id, 'READING', 'CHECKING', { records: found?.all ?? 0 })
  await storage.remove(fileOf(run.id))
}

async function* batchesOf({ format, heading, mapping }: ImportRow, pieces: Pieces): AsyncGenerator<StagedRecord[]> {
  const kept = mappedColumns(format, mapping)
  const yieldIfDue = createYielding()
  let batch = new Map<string, StagedRecord>()
  let row = 0
  let [rows, characters] = [0, 0]
  for await (const record of readCsv(pieces, wide)) {
    row += 1
    if (row === 1) continue
    if (row > rowsAtMost + 1) throw new AppError('too-many-rows')
    const found = rowOf(row, heading, record, kept)
    if (!found) continue
    const key = keyOf(format, found, mapping) || `row ${row}`
    const sku = skuOfRow(format, found, mapping)
    const staged = batch.get(key) ?? { key, place: row, rows: [], skus: [] }
    staged.rows.push(found)
    if (sku !== '') staged.skus.push(sku)
    batch.set(key, staged)
    rows += 1
    for (const cell of Object.values(found.cells)) characters += cell.length
    if (rows >= rowsAtOnce || characters >= charactersAtOnce) {
      yield [...batch.values()]
      batch = new Map()
      ;[rows, characters] = [0, 0]
    }
    await yieldIfDue()
  }
  if (batch.size > 0) yield [...batch.values()]
}

function rowOf(
  row: number,
  heading: readonly string[],
  record: readonly string[],
  kept: ReadonlySet<string> | undefined,
): SourceRow | undefined {
  const cells: Record<string, string> = {}
  for (const [index, column] of heading.entries()) {
    const cell = (record[index] ?? '').replaceAll('\0', '')
    if (column !== '' && cell.trim() !== '' && (!kept || kept.has(column))) cells[column] = cell
  }
  return Object.keys(cells).length === 0 ? undefined : { row, cells }
}

/** Only the personal data needed for the account. */
function mappedColumns(format: ImportRow['format'], mapping: ImportRow['mapping']): Set<string> | undefined {
  if (!holdsCustomers(format)) return undefined
  return new Set([...Object.values(columnsOf(format, mapping)), ...addressNames, 'Default Address Phone'])
}
