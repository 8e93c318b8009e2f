import type { enquiryStages } from '@fitout/contract/enquiries.ts'
import type { Context } from '../../context.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { listEnquiriesOf, type OwnEnquiryRow } from './enquiries-queries.ts'

// Spam looks like any other enquiry, so that its sender learns nothing.
const stages: Record<string, (typeof enquiryStages)[number]> = {
  NEW: 'received',
  SPAM: 'received',
  ANSWERED: 'answered',
  CLOSED: 'closed',
}

/** A member's enquiries with their status; internal notes are left out. */
export async function showOwnEnquiries(context: Context, accountId: string, request: PageRequest) {
  const found = await listEnquiriesOf(context.db, accountId, placeOf(request.query))
  const now = context.clock.now()
  return pageOf(context, request, found, (rows) => rows.map((row) => presentOwn(row, now)))
}

function presentOwn(row: OwnEnquiryRow, now: Date) {
  return {
    _id: row.id,
    reference: row.reference,
    created_at: row.created_at.toISOString(),
    stage: stages[row.status] ?? 'received',
    reply_by: row.reply_by.toISOString(),
    is_late: row.status === 'NEW' && row.reply_by < now,
    subject: row.subject,
    description: row.description,
    budget: row.budget,
    style: row.style,
    location: row.location,
    saleable_sqft: row.saleable_sqft,
    picture_count: row.floor_plan_ids.length + row.photo_ids.length,
    reply_count: row.reply_count,
    renovation_id: row.renovation_id,
  }
}
