import type { Context } from '../../context.ts'
import { csvFile } from '../../http/csv-file.ts'
import { inBatches } from '../../http/pages.ts'
import { recordExport } from '../audit/audit-service.ts'
import { countStaffEnquiries, type EnquiryFilter, listStaffEnquiryRows } from './staff-enquiries-queries.ts'
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

/** The filtered enquiries as CSV, with their owners; the audit trail keeps who exported how many. */
export async function exportEnquiries(context: Context, by: { id: string }, filter: EnquiryFilter) {
  const { db, clock } = context
  const now = clock.now()
  await recordExport(db, by, { of: 'enquiries', filter, rows: await countStaffEnquiries(db, filter, now) })
  const batches = inBatches(
    (place) => listStaffEnquiryRows(db, filter, now, place),
    (rows) =>
      rows
        .map(presentEnquiry)
        .map((enquiry) => [...columns.map((column) => enquiry[column]), enquiry.owner?.name ?? null]),
  )
  return csvFile(context, 'enquiries.csv', [...columns, 'owner'], batches)
}
