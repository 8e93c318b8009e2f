import { exportedRowsAtMost } from '@fitout/contract/limits.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { csvFile } from '../../http/csv-file.ts'
import { recordExport } from '../audit/audit-service.ts'
import { type CustomerFilter, listCustomerRows } from './customers-queries.ts'
import { presentSummary } from './customers-service.ts'

const columns = ['name', 'email', 'contact_number', 'registered_at', 'order_count', 'points'] as const

/** The customers of a filter as CSV; the trail keeps who took how many, not whom. */
export async function exportByStaff({ db }: Context, by: { id: string }, filter: CustomerFilter): Promise<Response> {
  const rows = await transaction(db, async (trx) => {
    const { rows: found } = await listCustomerRows(trx, filter, { offset: 0, limit: exportedRowsAtMost })
    await recordExport(trx, by, { of: 'customers', filter, rows: found.length })
    return found.map(presentSummary)
  })
  return csvFile('customers.csv', [columns, ...rows.map((row) => columns.map((column) => row[column]))])
}
