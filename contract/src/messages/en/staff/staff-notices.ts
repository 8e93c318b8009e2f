import type { Translated } from '../../message-types.ts'
import type { staffNotices as source } from '../../zh/staff/staff-notices.ts'

export const staffNotices: Translated<typeof source> = {
  staffNotices: {
    bell: 'Notices, {count} unread',
    bellRead: 'Notices, all read',
    lead: 'What happens in the shop and you may see stands here at once, and is kept for thirty days.',
    none: 'No notices yet.',
    noneUnread: 'All read.',
    all: 'See all notices',
    readAll: 'Mark all as read',
    read: 'Mark as read',
    unread: 'Unread',
    show: 'Show',
    showAll: 'All',
    kind: 'Kind',
    what: 'What',
    about: 'About',
    at: 'When',
    kinds: {
      order: 'New order',
      proof: 'Payment proof to check',
      payment: 'Unmatched payment',
      enquiry: 'Enquiry',
      appointment: 'Appointment',
      message: 'Message of a renovation',
      decision: 'Decision on a quotation or variation',
      defect: 'Defect reported',
      review: 'Review waiting',
      comment: 'Comment waiting',
      refund: 'Refund request',
      stock: 'Stock running low',
      health: 'Health of the shop',
    },
  },
  resources: { staffNotices: { name: 'Notices' } },
}
