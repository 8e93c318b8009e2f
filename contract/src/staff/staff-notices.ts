import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, listOf, oneOf, pageQuery, words } from '../wire.ts'
import { staff, type StaffPermission } from './permissions.ts'

/** The kinds of notices, who may see them, and their events. */
export const noticeKinds = {
  order: { permission: 'orders.read', events: ['order.placed'] },
  proof: { permission: 'payments.decide', events: ['proof.order', 'proof.instalment'] },
  payment: { permission: 'payments.decide', events: ['payment.unmatched'] },
  enquiry: { permission: 'enquiries.read', events: ['enquiry.received', 'enquiry.replied', 'enquiry.handed-over'] },
  appointment: {
    permission: 'appointments.work',
    events: ['appointment.booked', 'appointment.moved', 'appointment.cancelled'],
  },
  message: { permission: 'renovations.work', events: ['message.received'] },
  decision: {
    permission: 'renovations.read',
    events: ['quotation.accepted', 'quotation.declined', 'variation.approved', 'variation.declined'],
  },
  defect: {
    permission: 'site.work',
    events: ['defect.reported', 'defect.fixed', 'defect.reopened', 'defect.unanswered'],
  },
  review: { permission: 'reviews.decide', events: ['review.waiting'] },
  comment: { permission: 'comments.decide', events: ['comment.waiting'] },
  refund: { permission: 'refunds.decide', events: ['refund.requested'] },
  stock: { permission: 'products.read', events: ['stock.low', 'stock.out'] },
  health: { permission: 'jobs.read', events: ['health.trouble'] },
} as const satisfies Record<string, { permission: StaffPermission; events: readonly string[] }>

export type NoticeKind = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]

export type NoticeEvent = (typeof noticeKinds)[NoticeKind]['events'][number]
export const noticeEvents = noticeKindNames.flatMap((kind): readonly NoticeEvent[] => noticeKinds[kind].events)

/** How many days a notice is kept. */
export const noticeDays = 30

/** Unread notices are counted up to this number. */
export const unreadAtMost = 100

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

const push = z.boolean().meta({ description: 'To the devices on which the caller wants notices' })
const choice = z.strictObject({ kind: z.enum(noticeKindNames), bell: z.boolean(), mail: z.boolean(), push })

const choices = z.strictObject({
  kinds: z.array(choice).max(noticeKindNames.length),
  quiet: z
    .strictObject({ days: z.array(z.int().min(0).max(6)).max(7), from: clock, to: clock })
    .meta({ description: 'In Hong Kong, on nights that begin on these days (0 is Sunday)' }),
})

const weekly = z.boolean().meta({ description: 'A summary of the week by mail, on Mondays at nine in Hong Kong' })

const notice = z.object({
  _id: id,
  event: z.enum(noticeEvents),
  what: z.string().meta({ description: 'What happened, in the language of the caller' }),
  at: instant,
  is_read: z.boolean(),
  who: z.string().nullable().meta({ description: 'Whose thing it is, as it is called now' }),
  reference: z.string().nullable(),
  title: words.nullable().meta({ description: 'What it is about: a product, an article' }),
  path: z.string().meta({ description: 'The screen of the back office that it leads to, behind the `#`' }),
})

export const listStaffNotices = endpoint('GET', '/admin/staff-notices/all', {
  summary: 'The notices of the last 30 days that the caller may see and has chosen, latest first.',
  access: staff('self'),
  rate: 'read',
  query: z.object({
    ...pageQuery(25),
    kind: z.enum(noticeKindNames).optional(),
    state: z.enum(['UNREAD']).optional(),
  }),
  response: listOf(notice),
  errors: [],
})

export const countStaffNotices = endpoint('GET', '/admin/staff-notices/unread', {
  summary: 'The number of unread notices, up to a hundred. Supports 304 by `ETag`.',
  access: staff('self'),
  rate: 'read',
  response: oneOf(z.object({ unread: z.int() })),
  errors: [],
})

export const readStaffNotice = endpoint('PUT', '/admin/staff-notices/:id/read', {
  summary: 'Marks a notice as read.',
  access: staff('self'),
  rate: 'write',
  response: oneOf(z.object({ is_read: z.literal(true) })),
  errors: ['staff-notice-not-found'],
})

export const readAllStaffNotices = endpoint('PUT', '/admin/staff-notices/read-all', {
  summary: 'Marks all notices up to a moment as read; later ones were not on the screen.',
  access: staff('self'),
  rate: 'write',
  body: z.strictObject({ until: instant }),
  response: oneOf(z.object({ read: z.int() })),
  errors: [],
})

export const findNoticeChoices = endpoint('GET', '/admin/staff-notices/choices', {
  summary: 'The channels the caller has chosen for each kind of notice, and the quiet hours for mails and devices.',
  access: staff('self'),
  rate: 'read',
  response: oneOf(choices.extend({ weekly })),
  errors: [],
})

export const saveNoticeChoices = endpoint('PUT', '/admin/staff-notices/choices', {
  summary: "Saves the caller's choices; kinds that the caller may not see are ignored.",
  access: staff('self'),
  rate: 'write',
  body: choices.extend({
    // Pages of the previous release do not send `push`.
    kinds: z.array(choice.extend({ push: push.optional() })).max(noticeKindNames.length),
    weekly: weekly.optional(),
  }),
  response: oneOf(choices.extend({ weekly })),
  errors: [],
})
