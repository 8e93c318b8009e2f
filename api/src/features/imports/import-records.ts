import type { FieldErrorCode } from '@fitout/contract/errors.ts'

/** A row of a file as a spreadsheet counts, and what stands in its cells that are not empty. */
export type SourceRow = { row: number; cells: Record<string, string> }
export type SourceRows = SourceRow[]

export type ImportFault = {
  row: number
  column: string
  code: FieldErrorCode
  value: string
  /** The cell is left out, and the rest of the record comes all the same. */
  is_passed_over: boolean
}
export type ImportFaults = ImportFault[]

/** What a column of a studio's own spreadsheet says, by its name. */
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
