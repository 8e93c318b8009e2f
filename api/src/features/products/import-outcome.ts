import type { FieldErrorCode } from '@fitout/contract/errors.ts'

export type Fault = { row: number; column: string; code: FieldErrorCode; value: string }

/** What a file would do, or has done; products and variants by their keys and SKUs. */
export type ImportOutcome = {
  rows: number
  faults: Fault[]
  added: string[]
  changed: string[]
  moved: { sku: string; warehouse: string; from: number; to: number }[]
  is_applied: boolean
}
