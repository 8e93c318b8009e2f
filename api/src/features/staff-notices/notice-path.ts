import type { NoticeRow } from './staff-notices-queries.ts'

type Led = Pick<NoticeRow, 'event' | 'subject_id' | 'renovation_id' | 'reference' | 'appointment_status'>

/** The path of a notice in the back office; foremen have a page of their own for defects. */
export function noticePath(led: Led, isForeman = false): string {
  const { event, subject_id: subject, renovation_id: renovation } = led
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
    case 'enquiry.handed-over':
      return `/enquiries/${subject}`
    case 'appointment.booked':
    case 'appointment.moved':
    case 'appointment.cancelled':
      return appointmentPath(led)
    case 'message.received':
      return `/renovations/${renovation}/messages`
    case 'quotation.accepted':
    case 'quotation.declined':
      return `/renovations/${renovation}/quotations`
    case 'variation.approved':
    case 'variation.declined':
      return `/renovations/${renovation}/variations/${subject}`
    case 'defect.reported':
    case 'defect.fixed':
    case 'defect.reopened':
    case 'defect.unanswered':
      return isForeman ? `/sites/${renovation}/defects` : `/renovations/${renovation}/defects`
    case 'review.waiting':
      return `/reviews/${subject}`
    case 'comment.waiting':
      return `/comments/${subject}`
    case 'refund.requested':
      return `/refunds/${subject}`
    case 'stock.low':
    case 'stock.out':
      return `/products/${subject}/show`
    case 'health.trouble':
      return '/health'
  }
}

/** The list of appointments shows one status at a time. */
function appointmentPath({ reference, appointment_status: status }: Led): string {
  return `/appointments/list${reference && status ? `?${new URLSearchParams({ status, q: reference })}` : ''}`
}
