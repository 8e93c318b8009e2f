/** What a mail to a customer was about. */
export const sentMailKinds = [
  'order-placed',
  'order-proof-received',
  'order-proof-refused',
  'order-paid',
  'order-payment-returned',
  'order-payment-link',
  'order-part-paid',
  'order-changed',
  'order-shipped',
  'order-completed',
  'order-cancelled',
  'order-cancelled-by-studio',
  'order-expired',
  'order-delivery',
  'order-refund',
  'enquiry-received',
  'enquiry-answer',
  'appointment',
  'renovation-right',
  'renovation-quotation',
  'renovation-variation',
  'renovation-payment',
  'renovation-handover',
  'renovation-progress',
  'account-code',
  'account-news',
  'data-copy',
  'subscription',
  'wishlist',
  'stock-notice',
  'review-reply',
] as const

/** `FAILED` has not been accepted by the mail server so far; `REFUSED` never will be. */
export const sentMailStates = ['SENT', 'FAILED', 'REFUSED'] as const

/** What a mail can lead to. */
export const sentMailSubjects = ['order', 'enquiry', 'renovation'] as const
