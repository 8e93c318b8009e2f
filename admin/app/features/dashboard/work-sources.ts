import type { CallOptions } from '@fitout/contract/client.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { listLowStock, type Wait } from '@fitout/contract/staff/dashboard.ts'
import { listStaffEnquiries } from '@fitout/contract/staff/enquiries.ts'
import { listFailedJobs, retryJob } from '@fitout/contract/staff/failed-jobs.ts'
import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { readPackingSlip } from '@fitout/contract/staff/receipts.ts'
import { listPaymentQueue } from '@fitout/contract/staff/payment-records.ts'
import type { StaffPermission } from '@fitout/contract/staff/permissions.ts'
import { decideStaffComment, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import { listStaffRefundRequests, sendRefundBack, takeBackSending } from '@fitout/contract/staff/refund-requests.ts'
import { listUnansweredMessages } from '@fitout/contract/staff/renovation-messages.ts'
import { listStaffRenovations, type RenovationWait } from '@fitout/contract/staff/renovations.ts'
import { approveReview, listStaffReviews, rejectReview, undecideReview } from '@fitout/contract/staff/reviews.ts'
import { listUnmatchedPayments } from '@fitout/contract/staff/unmatched-payments.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import type { TranslateFunction } from '../../shared/i18n.ts'
import type { Undo } from '../../shared/notices.ts'
import { paceOf } from '../../shared/stock-pace.ts'
import { download, staffCall } from '../../shared/staff-call.ts'
import type { RowOf } from '../../shared/use-read.ts'

/** One task: its subject, customer, start and screen. */
export type Work = {
  id: string
  title: string
  who: string
  /** Without a known start, it is due as if it had begun now. */
  since: string | null
  /** The promised time; by default some hours after its start. */
  due?: string
  to: string
  /** Whether it is done on its screen alone, which then opens in a sheet. */
  isBeside?: true
  /** The responsible colleague. */
  ownerId?: string | undefined
  /** The amount of money concerned. */
  amount?: string
  /** A picture of its subject. */
  picture?: string
  /** The actions available directly; if omitted, the task is done on its screen. */
  acts?: readonly WorkAct[]
}

export type WorkAct = {
  label: string
  permission: StaffPermission
  /** Asks for a reason under this label. */
  reason?: string
  run: (reason: string) => Promise<unknown>
  undo?: Undo
}

export type WorkSource = {
  of: Endpoint
  filter: Record<string, string>
  /** The usual hours until it is done. */
  hours: number
  /** The screen with all of them. */
  all: string
  workOf: (row: never, t: TranslateFunction, locale: Locale) => Work
  /** The filter for one person's tasks, if a person is responsible. */
  owner?: string
}

function source<E extends Endpoint>(
  of: E,
  filter: CallOptions<E>['query'] & object,
  hours: number,
  all: string,
  workOf: (row: RowOf<E>, t: TranslateFunction, locale: Locale) => Work,
): WorkSource {
  return { of, filter: filter as Record<string, string>, hours, all, workOf }
}

const ownedBy = (owner: string, of: WorkSource): WorkSource => ({ ...of, owner })

/** A text up to this many characters is shown whole and decided here; a longer one is decided on its screen. */
const readAtMost = 200
const shortened = (text: string) => (text.length > readAtMost ? `${text.slice(0, readAtMost)}…` : text)

const renovations = (waiting: RenovationWait) =>
  ownedBy(
    'staff_id',
    source(listStaffRenovations, { waiting }, 24, `/renovations?status=&waiting=${waiting}`, (row) => ({
      id: `${waiting} ${row._id}`,
      title: row.title || row.reference,
      who: row.client_name,
      since: row.due_first ? `${row.due_first}T00:00:00+08:00` : row.moved_at,
      due: hongKongDay(new Date()),
      to: `/renovations/${row._id}`,
      isBeside: true,
      ownerId: row.staff?._id,
    })),
  )

function reviewActs(id: string, t: TranslateFunction): WorkAct[] {
  const params = { id }
  const decision = { permission: 'reviews.decide', undo: async () => staffCall(undecideReview, { params }) } as const
  return [
    { ...decision, label: t('decide.approve'), run: async () => staffCall(approveReview, { params }) },
    {
      ...decision,
      label: t('decide.reject'),
      reason: t('reviews.reason'),
      run: async (reason) => staffCall(rejectReview, { params, body: { reason } }),
    },
  ]
}

function commentActs(id: string, t: TranslateFunction): WorkAct[] {
  const decide = async (status: 'DRAFT' | 'ACTIVE' | 'HIDDEN', reason: string | null = null) =>
    staffCall(decideStaffComment, { params: { id }, body: { status, reason } })
  const decision = { permission: 'comments.decide', undo: async () => decide('DRAFT') } as const
  return [
    { ...decision, label: t('comments.show'), run: async () => decide('ACTIVE') },
    {
      ...decision,
      label: t('comments.hide'),
      reason: t('steps.reasonInside'),
      run: async (reason) => decide('HIDDEN', reason),
    },
  ]
}

/** How each kind of work is listed and described. Waiting for a customer, as with an unpaid order, is no work. */
export const workSources: Record<Wait, WorkSource> = {
  proofs: source(listPaymentQueue, {}, 12, '/proofs', (row) => ({
    id: row._id,
    title: row.expected.reference,
    who: row.title,
    amount: formatMoney(row.expected.amount),
    since: row.waiting_since,
    to: `/proofs?at=${row._id}`,
    isBeside: true,
    ...(row.kind === 'ORDER' &&
      row.picture &&
      !row.picture.is_pdf && { picture: `/api/admin/orders/${row._id}/proof?of=${row.picture._id}` }),
  })),
  deliveries: source(listStaffOrders, { waiting: 'delivery' }, 48, '/orders?waiting=delivery', (row, t) => ({
    id: row._id,
    title: row.reference,
    who: `${row.recipient_name} · ${t('deliveryRuns.units', { count: row.item_count })}`,
    since: row.date,
    to: `/orders/${row._id}/show`,
    isBeside: true,
    ...(row.handover !== 'SERVICE' && {
      acts: [
        {
          label: t('papers.packing-slip'),
          permission: 'orders.read',
          run: async () => download(readPackingSlip, {}, `${row.reference}-packing-slip.pdf`, { id: row._id }),
        },
      ],
    }),
  })),
  enquiries: ownedBy(
    'owner_id',
    source(listStaffEnquiries, {}, 24, '/enquiries', (row) => ({
      id: row._id,
      title: row.subject || row.name,
      who: row.subject ? row.name : shortened(row.description) || row.reference,
      since: row.waits_since ?? row.created_at,
      due: row.reply_by,
      to: `/enquiries/${row._id}`,
      isBeside: true,
      ownerId: row.owner?._id,
    })),
  ),
  messages: source(listUnansweredMessages, {}, 24, '/messages', (row) => ({
    id: row._id,
    title: shortened(row.text) || row.renovation_title,
    who: `${row.name} · ${row.renovation_title}`,
    since: row.created_at,
    to: `/renovations/${row.renovation_id}/messages`,
    isBeside: true,
  })),
  refunds: source(listStaffRefundRequests, { status: 'WAITING' }, 72, '/refunds', (row) => ({
    id: row._id,
    title: row.order.reference,
    who: shortened(row.reason),
    since: row.created_at,
    to: `/refunds/${row._id}`,
    isBeside: true,
  })),
  sendBack: source(listStaffRefundRequests, { status: 'TO_SEND' }, 72, '/refunds?status=TO_SEND', (row, t) => ({
    id: row._id,
    title: row.order.reference,
    who: row.order.recipient_name,
    amount: formatMoney(row.money?.by_hand ?? 0),
    since: row.decided_at,
    to: `/orders/${row.order._id}/show`,
    acts: [
      {
        label: t('today.acts.sendBack'),
        permission: 'refunds.decide',
        run: async () => staffCall(sendRefundBack, { params: { id: row._id } }),
        undo: async () => staffCall(takeBackSending, { params: { id: row._id } }),
      },
    ],
  })),
  payments: source(listUnmatchedPayments, {}, 24, '/payments', (row, t) => ({
    id: row._id,
    title: t(`paymentTrouble.${row.trouble}`),
    who: row.order?.reference ?? row.provider,
    ...(typeof row.came?.amount === 'number' && { amount: formatMoney(row.came.amount) }),
    since: row.noted_at,
    to: '/payments',
  })),
  reviews: source(listStaffReviews, {}, 72, '/reviews', (row, t, locale) => ({
    id: row._id,
    title: inLocale(row.product_title, locale),
    who: [t('reviews.stars', { stars: row.rating }), shortened(row.comment)].filter(Boolean).join(' · '),
    since: row.created_at,
    to: `/reviews/${row._id}`,
    isBeside: true,
    ...(row.comment.length <= readAtMost &&
      row.image_ids.length === 0 && {
        acts: reviewActs(row._id, t),
      }),
  })),
  comments: source(listStaffComments, {}, 72, '/comments', (row, t) => ({
    id: row._id,
    title: shortened(row.comment),
    // The decision depends on the reason for the wait.
    who: [row.writer, row.held_for && t(`heldFor.${row.held_for}`)].filter(Boolean).join(' · '),
    since: row.created_at,
    to: `/comments/${row._id}`,
    isBeside: true,
    ...(row.comment.length <= readAtMost && {
      acts: commentActs(row._id, t),
    }),
  })),
  jobs: source(listFailedJobs, {}, 1, '/jobs', (row, t) => ({
    id: row._id,
    title: t(`jobNames.${row.name}`, { _: row.name }),
    who: t('jobs.tries', { count: row.tries }),
    since: row.created_at,
    to: '/jobs',
    acts: [
      {
        label: t('jobs.retry'),
        permission: 'jobs.retry',
        run: async () => staffCall(retryJob, { params: { id: row._id } }),
      },
    ],
  })),
  overdue: renovations('overdue'),
  expiring: renovations('expiring'),
  defect: renovations('defect'),
  permit: renovations('permit'),
  lowStock: source(listLowStock, {}, 168, '/low-stock', (row, t, locale) => ({
    id: row.product_id,
    title: inLocale(row.product_title, locale),
    who: [inLocale(row.variant_title, locale), t('lowStock.left', { count: row.available }), ...paceOf(row, t)]
      .filter(Boolean)
      .join(' · '),
    since: null,
    to: `/products/${row.product_id}/show?sku=${row.sku}`,
  })),
}

export const workKinds = Object.keys(workSources) as Wait[]
