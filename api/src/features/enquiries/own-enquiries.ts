import type { enquiryStages } from '@fitout/contract/enquiries.ts'
import type { Context } from '../../context.ts'
import { type PageRequest, pageOf } from '../../http/pages.ts'
import { listEnquiriesOf } from './enquiries-queries.ts'

// Whoever is taken for spam sees what everybody sees, and learns nothing by it.
const stages: Record<string, (typeof enquiryStages)[number]> = {
  NEW: 'received',
  SPAM: 'received',
  ANSWERED: 'answered',
  CLOSED: 'closed',
}

/** What a member has asked the studio and where it stands, in his words: what staff note about it stays with them. */
export async function showOwnEnquiries(context: Context, accountId: string, request: PageRequest) {
  const { page, per_page: size } = request.query
  const range = { offset: (page - 1) * size, limit: size }
  const { rows, total } = await listEnquiriesOf(context.db, accountId, range)
  const now = context.clock.now()
  const data = rows.map((row) => ({
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
  }))
  return pageOf(context, request, data, total)
}
