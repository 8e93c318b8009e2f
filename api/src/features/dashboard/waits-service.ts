import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import type { countWaits } from '@fitout/contract/staff/dashboard.ts'
import { type Wait, waits } from '@fitout/contract/staff/dashboard.ts'
import { listStaffEnquiries } from '@fitout/contract/staff/enquiries.ts'
import { listFailedJobs } from '@fitout/contract/staff/failed-jobs.ts'
import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import { isAllowed, type StaffRole } from '@fitout/contract/staff/permissions.ts'
import { listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { listUnansweredMessages } from '@fitout/contract/staff/renovation-messages.ts'
import { listStaffRenovations, type renovationWaits } from '@fitout/contract/staff/renovations.ts'
import { listStaffReviews } from '@fitout/contract/staff/reviews.ts'
import { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import type { Context } from '../../context.ts'
import { showEnquiriesToStaff } from '../enquiries/staff-enquiries-service.ts'
import { showFailedJobs } from '../failed-jobs/failed-jobs-service.ts'
import { showAllOrders } from '../orders/orders-service.ts'
import { showPaymentQueue } from '../payment-records/payment-queue-service.ts'
import { showCommentsToStaff } from '../post-comments/post-comments-service.ts'
import { showRefundsToStaff } from '../refund-requests/refund-requests-service.ts'
import { showUnanswered } from '../renovation-messages/renovation-messages-service.ts'
import { showRenovationsToStaff } from '../renovations/staff-renovations-service.ts'
import { showReviewsToStaff } from '../reviews/reviews-service.ts'
import { showUnmatchedPayments } from '../unmatched-payments/unmatched-payments-service.ts'
import { countLow } from './dashboard-service.ts'

type Counted = { total: number }
type List = (context: Context, request: Request) => Promise<Counted>

/** The smallest page, where only the total matters. */
const first = { per_page: '1' }

const renovations =
  (waiting: (typeof renovationWaits)[number]): List =>
  (context, request) =>
    showRenovationsToStaff(context, { request, query: listStaffRenovations.query.parse({ ...first, waiting }) })

/** Each is counted by the list itself, so that the number equals what the screen behind it shows. */
const lists: Record<Wait, List> = {
  proofs: (context, request) => showPaymentQueue(context, { request, query: listPaymentQueue.query.parse(first) }),
  deliveries: (context, request) =>
    showAllOrders(context, { request, query: listStaffOrders.query.parse({ ...first, waiting: 'delivery' }) }),
  overdue: renovations('overdue'),
  expiring: renovations('expiring'),
  defect: renovations('defect'),
  permit: renovations('permit'),
  enquiries: (context, request) =>
    showEnquiriesToStaff(context, { request, query: listStaffEnquiries.query.parse(first) }),
  messages: (context, request) =>
    showUnanswered(context, { request, query: listUnansweredMessages.query.parse(first) }),
  refunds: (context, request) =>
    showRefundsToStaff(context, {
      request,
      query: listStaffRefundRequests.query.parse({ ...first, status: 'WAITING' }),
    }),
  sendBack: (context, request) =>
    showRefundsToStaff(context, {
      request,
      query: listStaffRefundRequests.query.parse({ ...first, status: 'TO_SEND' }),
    }),
  payments: (context, request) =>
    showUnmatchedPayments(context, { request, query: listUnmatchedPayments.query.parse(first) }),
  reviews: (context, request) => showReviewsToStaff(context, { request, query: listStaffReviews.query.parse(first) }),
  comments: (context, request) =>
    showCommentsToStaff(context, { request, query: listStaffComments.query.parse(first) }),
  // Reading its rows would cost as much as counting them all.
  lowStock: async (context) => ({ total: await countLow(context) }),
  jobs: (context, request) => showFailedJobs(context, { request, query: listFailedJobs.query.parse(first) }),
}

/** One list after the other: all staff poll this every minute, and must not use up the connections. */
export async function showWaits(
  context: Context,
  request: Request,
  role: StaffRole,
): Promise<AnswerInput<typeof countWaits>['data']> {
  const found: { kind: Wait; count: number }[] = []
  for (const [kind, list] of Object.entries(lists) as [Wait, List][]) {
    if (!isAllowed(role, waits[kind])) continue
    const { total } = await list(context, request)
    if (total > 0) found.push({ kind, count: total })
  }
  return found
}
