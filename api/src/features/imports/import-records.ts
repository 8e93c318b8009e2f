import type { FieldErrorCode } from '@fitout/contract/errors.ts'

/** A row with its number in a spreadsheet, and its cells that are not empty. */
export type SourceRow = { row: number; cells: Record<string, string> }
export type SourceRows = SourceRow[]

export type ImportFault = {
  row: number
  column: string
  code: FieldErrorCode
  value: string
  /** Only the cell is skipped; the rest of the record is imported. */
  is_passed_over: boolean
}
export type ImportFaults = ImportFault[]

/** The meaning of each column of a studio's own spreadsheet. */
export type ImportMapping = Record<string, string>

const shownAtMost = 80

export function faultAt(
  { row, cells }: SourceRow,
  column: string,
  code: FieldErrorCode,
  { value = cells[column] ?? '', isPassedOver = false } = {},
): ImportFault {
  return { row, column, code, value: value.slice(0, shownAtMost), is_passed_over: isPassedOver }
}
