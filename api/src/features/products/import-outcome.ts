import type { FieldErrorCode } from '@fitout/contract/errors.ts'

export type Fault = { row: number; column: string; code: FieldErrorCode; value: string }

/** What a file would change, or has changed; products by key and variants by SKU. */
export type ImportOutcome = {
  rows: number
  faults: Fault[]
  added: string[]
  changed: string[]
  moved: { sku: string; warehouse: string; from: number; to: number }[]
  is_applied: boolean
}
