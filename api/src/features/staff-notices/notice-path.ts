import type { NoticeEvent } from '@fitout/contract/staff/staff-notices.ts'

type Led = { event: NoticeEvent; subject_id: string | null; renovation_id: string | null }

/** The path of a notice in the back office; foremen have a page of their own for defects. */
export function noticePath({ event, subject_id: subject, renovation_id: renovation }: Led, isForeman = false): string {
  switch (event) {
    case 'order.placed':
    case 'proof.order':
      return `/orders/${subject}/show`
    case 'proof.instalment':
      return `/renovations/${renovation}/instalments`
    case 'payment.unmatched':
      return '/payments'
    case 'enquiry.received':
    case 'enquiry.replied':
      return `/enquiries/${subject}`
    case 'appointment.booked':
    case 'appointment.moved':
    case 'appointment.cancelled':
      return '/appointments/list'
    case 'message.received':
      return `/renovations/${renovation}/messages`
    case 'quotation.accepted':
    case 'quotation.declined':
      return `/renovations/${renovation}/quotations`
    case 'variation.approved':
    case 'variation.declined':
      return `/renovations/${renovation}/variations/${subject}`
    case 'defect.reported':
      return isForeman ? `/sites/${renovation}/defects` : `/renovations/${renovation}/defects`
    case 'review.waiting':
      return '/reviews'
    case 'comment.waiting':
      return '/comments'
    case 'refund.requested':
      return '/refunds'
    case 'stock.low':
    case 'stock.out':
      return `/products/${subject}/show`
    case 'health.trouble':
      return '/health'
  }
}
