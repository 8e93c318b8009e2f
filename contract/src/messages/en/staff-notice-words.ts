import type { Translated } from '../message-types.ts'
import type { staffNoticeWords as source } from '../zh/staff-notice-words.ts'

/** Texts of staff notices, for every channel. */
export const staffNoticeWords: Translated<typeof source> = {
  events: {
    'order.placed': 'New order',
    'proof.order': 'Payment proof of an order to check',
    'proof.instalment': 'Payment proof of a renovation to check',
    'payment.unmatched': 'A payment fits no order',
    'enquiry.received': 'New enquiry',
    'enquiry.replied': 'Reply to an enquiry',
    'enquiry.handed-over': 'Enquiry handed over to you',
    'appointment.booked': 'Appointment booked',
    'appointment.moved': 'Appointment moved',
    'appointment.cancelled': 'Appointment cancelled',
    'message.received': 'Message from a client',
    'quotation.accepted': 'Quotation signed by the client',
    'quotation.declined': 'Quotation declined by the client',
    'variation.approved': 'Variation approved by the client',
    'variation.declined': 'Variation declined by the client',
    'defect.reported': 'Defect reported by the client',
    'defect.fixed': 'Defect fixed, waits for the client',
    'defect.reopened': 'Defect opened again by the client',
    'defect.unanswered': 'Fixed defect without an answer for 14 days',
    'review.waiting': 'New review waiting',
    'comment.waiting': 'New comment waiting',
    'refund.requested': 'Refund requested',
    'stock.low': 'Stock running low',
    'stock.out': 'Sold out',
    'health.trouble': 'Something in the shop does not run as it should',
  },
  mail: {
    heading: '{count, plural, one {{count} new notice} other {{count} new notices}} of the shop',
    title: 'What happened',
    more: 'And {count} more.',
    action: 'See them in the back office',
    hint: 'You sign in to the back office first.',
    closing:
      'You chose in the back office, under “Notice settings”, to get these by mail, and can change it there at any time.',
  },
}
