import type { Context } from '../../context.ts'
import type { CustomerFilter } from '@fitout/contract/staff/customer-filter.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { FileFormat } from '@fitout/contract/wire.ts'
import { headingOf } from '../../http/file-headings.ts'
import { listFileOf } from '../../http/list-file.ts'
import { inBatches } from '../../http/pages.ts'
import { recordExport } from '../audit/audit-service.ts'
import { askedOf } from './customer-filter.ts'
import { listCustomerRows } from './listed-customers-queries.ts'
import { presentSummary } from './customers-service.ts'

const columns = ['name', 'email', 'contact_number', 'registered_at', 'order_count', 'points', 'spent', 'tags'] as const

/** The customers of a filter as CSV or JSON. The export is audited with its number of rows. */
export async function exportByStaff(
  context: Context,
  by: { id: string },
  { filter, format, locale }: { filter: CustomerFilter; format: FileFormat; locale: Locale },
): Promise<Response> {
  const { db } = context
  const asked = await askedOf(context, filter)
  const counted = await recordExport(db, by, { of: 'customers', filter })
  const batches = inBatches(
    async (place) => (await listCustomerRows(db, asked, place)).rows,
    (rows) => rows.map(presentSummary).map((one) => ({ ...one, tags: one.tags.join(', ') })),
  )
  const headings = columns.map((column) => headingOf(column, locale))
  return listFileOf(context, { name: 'customers', format, columns, headings, batches: counted(batches) })
}
