import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { createYielding } from '../../http/yielding.ts'
import { type Pieces, readCsv } from '../../http/csv-reader.ts'
import { fieldErrorOf } from '../../http/validate.ts'
import type { Fault } from './import-outcome.ts'
import {
  exportedStockPrefix,
  keyColumns,
  productColumns,
  stockPrefix,
  unitsOnShelf,
  variantColumns,
  versionColumns,
} from './product-file-columns.ts'

/** Documented in docs/limits.md. */
const importRowsAtMost = 5000

/** One row of the file: the raw cells, and the parsed values of the valid ones. */
export type FileRow = { row: number; cells: Record<string, string>; values: Record<string, unknown> }

export type ProductFile = { columns: Set<string>; rows: FileRow[]; faults: Fault[] }

/**
 * Reads and validates a file cell by cell. Throws `file-not-csv`, `row-too-long` or `too-many-rows`; anything else
 * that is wrong is recorded as a fault of its cell.
 */
export async function readProductFile(pieces: Pieces, warehouses: Iterable<string>): Promise<ProductFile> {
  const schemas = new Map([...keyColumns, ...productColumns, ...variantColumns, ...versionColumns])
  for (const key of warehouses) {
    schemas.set(stockPrefix + key, unitsOnShelf)
    schemas.set(exportedStockPrefix + key, unitsOnShelf)
  }
  let names: string[] | undefined
  let row = 1
  const faults: Fault[] = []
  const rows: FileRow[] = []
  const yieldIfDue = createYielding()
  for await (const record of readCsv(pieces)) {
    if (!names) {
      names = record.map((name) => name.trim())
      faults.push(...headingFaults(names, schemas))
      continue
    }
    row += 1
    if (row > importRowsAtMost + 1) throw new AppError('too-many-rows')
    if (record.every((cell) => cell.trim() === '')) continue
    for (const value of record.slice(names.length)) {
      if (value !== '') faults.push({ row, column: '', code: 'unknown-field', value: value.slice(0, 80) })
    }
    rows.push(readRow(row, names, record, schemas, faults))
    await yieldIfDue()
  }
  if (!names) faults.push(...headingFaults([], schemas))
  return { columns: new Set(names), rows, faults }
}

function headingFaults(names: string[], schemas: ReadonlyMap<string, z.ZodType>): Fault[] {
  const fault = (column: string, code: FieldErrorCode) => ({ row: 1, column, code, value: column.slice(0, 80) })
  return [
    ...names.filter((name) => !schemas.has(name)).map((name) => fault(name, 'unknown-field')),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => fault(name, 'duplicate')),
    ...['product', 'sku'].filter((name) => !names.includes(name)).map((name) => fault(name, 'no-such-column')),
  ]
}

function readRow(
  row: number,
  names: string[],
  record: string[],
  schemas: ReadonlyMap<string, z.ZodType>,
  faults: Fault[],
): FileRow {
  const found: FileRow = { row, cells: {}, values: {} }
  for (const [index, column] of names.entries()) {
    const cell = record[index] ?? ''
    const schema = schemas.get(column)
    if (!schema || cell === '') continue
    found.cells[column] = cell
    const parsed = schema.safeParse(cell, { reportInput: true })
    if (parsed.success) found.values[column] = parsed.data
    else faults.push({ row, column, code: fieldErrorOf(parsed.error), value: cell.slice(0, 80) })
  }
  if (!('product' in found.cells)) faults.push({ row, column: 'product', code: 'required', value: '' })
  return found
}
