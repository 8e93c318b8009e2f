import type { DB } from '../../../database/tables.ts'

/** What happens to a person's rows when the account is deleted: removed, kept, or anonymised. */
type Erasure = 'delete' | 'keep' | Readonly<Record<string, string | null>>

export type PersonalTable = {
  table: keyof DB
  /**
   * The column that identifies the account, or the order, renovation or enquiry through which the row belongs to a
   * person; `client` for a renovation itself.
   */
  owner: 'id' | 'account_id' | 'order_id' | 'renovation_id' | 'enquiry_id' | 'client'
  /** The columns in the person's own export. */
  columns: readonly string[]
  /** The columns left out of the export: secrets and internal names. */
  withheld: readonly string[]
  erasure: Erasure
}

export function names(list: string): readonly string[] {
  return list.trim().split(/\s+/)
}
