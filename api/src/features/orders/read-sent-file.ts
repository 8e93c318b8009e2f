import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { AppError } from '../../http/app-error.ts'
import { type Pieces, readCsv } from '../../http/csv-reader.ts'

/** Documented in docs/limits.md. */
const rowsAtMost = 500

/** The errors in the file, by row and column as a spreadsheet shows them. */
export type SentFault = { row: number; column: string; code: FieldErrorCode; value: string }
/** A parcel that was sent; `courier` is empty if it is the one ordered. */
export type SentRow = { row: number; reference: string; tracking_number: string; courier: string }

const needed = ['reference', 'tracking_number'] as const
export const numberAtMost = 60

/**
 * The rows with a tracking number. An exported file of orders can be filled in, so other columns are ignored, and a row
 * without a number is a parcel not sent yet. Throws as `readCsv`, and `too-many-rows`.
 */
export async function readSentFile(pieces: Pieces): Promise<{ rows: SentRow[]; faults: SentFault[] }> {
  let names: string[] | undefined
  let row = 1
  const rows: SentRow[] = []
  const faults: SentFault[] = []
  for await (const record of readCsv(pieces)) {
    if (!names) {
      names = record.map((name) => name.trim().toLowerCase())
      continue
    }
    row += 1
    const cell = (name: string) => (record[names?.indexOf(name) ?? -1] ?? '').trim()
    const sent = {
      row,
      reference: cell('reference'),
      tracking_number: cell('tracking_number'),
      courier: cell('courier'),
    }
    if (sent.tracking_number === '') continue
    if (rows.length === rowsAtMost) throw new AppError('too-many-rows')
    rows.push(sent)
  }
  for (const column of needed) {
    if (!names?.includes(column)) faults.push({ row: 1, column, code: 'no-such-column', value: '' })
  }
  return { rows, faults }
}
