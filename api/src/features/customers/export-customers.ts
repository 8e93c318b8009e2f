import type { Context } from '../../context.ts'
import type { FileFormat } from '@fitout/contract/wire.ts'
import { listFileOf } from '../../http/list-file.ts'
import { inBatches } from '../../http/pages.ts'
import { recordExport } from '../audit/audit-service.ts'
import { countCustomers, type CustomerFilter, listCustomerRows } from './customers-queries.ts'
import { presentSummary } from './customers-service.ts'

const columns = ['name', 'email', 'contact_number', 'registered_at', 'order_count', 'points', 'spent', 'tags'] as const

/** The customers of a filter as CSV or JSON; the trail keeps who took how many, not whom. */
export async function exportByStaff(
  context: Context,
  by: { id: string },
  { filter, format }: { filter: CustomerFilter; format: FileFormat },
): Promise<Response> {
  const { db } = context
  await recordExport(db, by, { of: 'customers', filter, rows: await countCustomers(db, filter) })
  const batches = inBatches(
    (place) => listCustomerRows(db, filter, place),
    (rows) => rows.map(presentSummary).map((one) => ({ ...one, tags: one.tags.join(', ') })),
  )
  return listFileOf(context, { name: 'customers', format, columns, batches })
}
