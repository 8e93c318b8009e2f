import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { readCsv } from '../../http/csv-file.ts'
import { fieldErrorOf } from '../../http/validate.ts'
import { keyColumns, productColumns, stockPrefix, unitsOnShelf, variantColumns } from './product-file-columns.ts'

/** Documented in docs/limits.md. */
const importRowsAtMost = 5000

export type Fault = { row: number; column: string; code: FieldErrorCode; value: string }

/** One row of the file: what stands in each cell, and what that says where it says something right. */
export type FileRow = { row: number; cells: Record<string, string>; values: Record<string, unknown> }

export type ProductFile = { columns: Set<string>; rows: FileRow[]; faults: Fault[] }

/** Reads a file cell by cell. Throws `file-not-csv` or `too-many-rows`; whatever else is wrong is a fault of its cell. */
export function readProductFile(bytes: Uint8Array, warehouses: Iterable<string>): ProductFile {
  const schemas = new Map([...keyColumns, ...productColumns, ...variantColumns])
  for (const key of warehouses) schemas.set(stockPrefix + key, unitsOnShelf)
  const [heading = [], ...records] = readCsv(bytes)
  if (records.length > importRowsAtMost) throw new AppError('too-many-rows')
  const names = heading.map((name) => name.trim())
  const faults = headingFaults(names, schemas)
  const rows = records.flatMap((record, index) => {
    if (record.every((cell) => cell.trim() === '')) return []
    const row = index + 2
    for (const value of record.slice(names.length)) {
      if (value !== '') faults.push({ row, column: '', code: 'unknown-field', value: value.slice(0, 80) })
    }
    return [readRow(row, names, record, schemas, faults)]
  })
  return { columns: new Set(names), rows, faults }
}

function headingFaults(names: string[], schemas: ReadonlyMap<string, z.ZodType>): Fault[] {
  const fault = (column: string, code: FieldErrorCode) => ({ row: 1, column, code, value: column.slice(0, 80) })
  return [
    ...names.filter((name) => !schemas.has(name)).map((name) => fault(name, 'unknown-field')),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => fault(name, 'duplicate')),
    ...['product', 'sku'].filter((name) => !names.includes(name)).map((name) => fault(name, 'required')),
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
