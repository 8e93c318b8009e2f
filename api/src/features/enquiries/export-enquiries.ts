import { exportedRowsAtMost } from '@fitout/contract/limits.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { csvFile } from '../../http/csv-file.ts'
import { recordExport } from '../audit/audit-service.ts'
import { type EnquiryFilter, listStaffEnquiryRows } from './staff-enquiries-queries.ts'
import { presentEnquiry } from './staff-enquiries-service.ts'

const columns = [
  'reference',
  'status',
  'created_at',
  'reply_by',
  'name',
  'email',
  'contact_number',
  'subject',
  'description',
  'budget',
  'style',
  'location',
  'saleable_sqft',
  'next_action',
  'next_action_on',
  'source_page',
] as const

/** The enquiries of a filter as CSV, with whoever looks after them; the trail keeps who took how many. */
export async function exportEnquiries({ db, clock }: Context, by: { id: string }, filter: EnquiryFilter) {
  const enquiries = await transaction(db, async (trx) => {
    const { rows } = await listStaffEnquiryRows(trx, filter, clock.now(), { offset: 0, limit: exportedRowsAtMost })
    await recordExport(trx, by, { of: 'enquiries', filter, rows: rows.length })
    return rows.map(presentEnquiry)
  })
  const rows = enquiries.map((enquiry) => [...columns.map((column) => enquiry[column]), enquiry.owner?.name ?? null])
  return csvFile('enquiries.csv', [[...columns, 'owner'], ...rows])
}
