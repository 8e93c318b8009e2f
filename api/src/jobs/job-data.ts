import type { Locale, Words } from '@fitout/contract/locales.ts'
import type { MemberRight } from '@fitout/contract/renovations.ts'

export type OrderEvent =
  | 'placed'
  | 'proof-received'
  | 'proof-refused'
  | 'paid'
  | 'payment-returned'
  | 'payment-link'
  | 'part-paid'
  | 'changed'
  | 'shipped'
  | 'completed'
  | 'cancelled'
  | 'cancelled-by-studio'
  | 'expired'

export type AppointmentEvent =
  | 'confirm'
  | 'booked'
  | 'moved'
  | 'corrected'
  | 'cancelled'
  | 'cancelled-by-studio'
  | 'order-cancelled'
  | 'taken-out'
  | 'reminder'
  | 'text-reminder'

export type QuotationEvent =
  | 'sent'
  | 'expiring'
  | 'withdrawn'
  | 'accepted'
  | 'accepted-on-paper'
  | 'declined'
  | 'cancelled'
  | 'early-start'

export type VariationEvent = 'sent' | 'approved' | 'declined' | 'withdrawn'

/** A member of the room, a staff member, or the invited client who has not joined yet. */
export type RoomReader = { accountId: string } | { staffId: string } | { invited: true }

/** What happened to a renovation's payment, or to an instalment due on a day. */
export type PaymentNews =
  | { recordId: string; event: 'received' | 'confirmed' | 'refused' }
  | { instalmentId: string; event: 'due' | 'reminder' | 'overdue'; day: string }

/** The certificate is signed by both sides, a warranty ends soon, or defects wait for the client. */
export type HandoverNews =
  | { event: 'certificate' }
  | { event: 'warranty-ends'; warrantyId: string }
  | { event: 'defects-fixed'; numbers: number[]; at: number }

/** A member has joined with a right, or their right was changed or withdrawn. */
export type RightNews = { event: 'joined' | 'changed'; right: MemberRight } | { event: 'removed' }

/** The data of each queue's jobs. A job is one service call that may safely run twice. */
export type Jobs = {
  /**
   * `of` distinguishes repeatable events of an order: the id of a change or of a part payment, the minute of a link, the moment
   * when it was sent.
   */
  'order-mail': { orderId: string; event: OrderEvent; of?: string }
  /** News of a parcel to a member who agreed to it, of the step at a moment. The same order and event is the same message. */
  'delivery-message': { orderId: string; event: 'shipped' | 'delivered'; channel: 'EMAIL' | 'SMS'; of?: string }
  /** The decision, or that the money was sent back at a moment; the latter is not mailed once it was taken back. */
  'refund-mail': { requestId: string; sentAt?: string }
  /** A reply that its reader knows, or that was removed, is not sent. */
  'review-reply-mail': { reviewId: string }
  /** A picture that has been read meanwhile is not read again. */
  'read-payment-picture': { fileId: string }
  'enquiry-mail': { enquiryId: string }
  /** The same answer is the same mail. */
  'enquiry-reply-mail': { messageId: string }
  'read-mailbox': Record<never, never>
  /** The same note is the same mail. */
  'hand-over-mail': { messageId: string }
  'renovation-invitation': { invitationId: string }
  /** To one reader: a change of a member's right at a moment. The same moment, member and reader is the same mail. */
  'right-mail': RightNews & { renovationId: string; memberId: string; at: string; accountId: string }
  /** To one reader. The same version, event and reader is the same mail. */
  'quotation-mail': { quotationId: string; event: QuotationEvent } & RoomReader
  'expire-quotations': Record<never, never>
  /** To one reader. The same variation, event and reader is the same mail. */
  'variation-mail': { variationId: string; event: VariationEvent } & RoomReader
  'expire-variations': Record<never, never>
  /** To one reader. The same payment or instalment, event, day and reader is the same mail. */
  'payment-mail': PaymentNews & ({ accountId: string } | { invited: true })
  'due-instalments': Record<never, never>
  /** To one reader. The same renovation or warranty and reader is the same mail. */
  'handover-mail': { renovationId: string; news: HandoverNews } & RoomReader
  'watch-defects': Record<never, never>
  'watch-warranties': Record<never, never>
  'watch-stock': Record<never, never>
  'sum-days': Record<never, never>
  'find-translations': Record<never, never>
  'find-guests': Record<never, never>
  'sort-products': Record<never, never>
  'sum-customers': Record<never, never>
  'gather-progress': Record<never, never>
  /** Events in a member's renovations between two moments: the same moments are the same message. */
  'progress-message': { accountId: string; channel: 'EMAIL' | 'SMS'; after: string; until: string }
  /** The same appointment, event and sequence is the same message. */
  'appointment-message': { appointmentId: string; event: AppointmentEvent; sequence: number }
  'appointment-reminders': Record<never, never>
  /** To one owner: which payment account fields were changed, or which text names accounts, with time and author. */
  'payment-address-mail': {
    changeId: string
    ownerId: string
    at: string
    by: string | null
    fields: string[]
    text?: { kind: string; key: string; title: Words; accounts: string[] }
  }
  /** The same `id` is the same mail. */
  'subscription-mail': { accountId: string; id: string }
  'publish-due': Record<never, never>
  /** A sale begins or ends. */
  'turn-sales': Record<never, never>
  'wishlist-news': Record<never, never>
  /** The same `id` is the same message. */
  'wishlist-message': { id: string; accountId: string; channel: 'EMAIL' | 'SMS'; news: WishlistNews[] }
  'stock-notices': Record<never, never>
  /** The same `mailId` is the same mail. */
  'stock-notice': { noticeId: string; event: 'confirm' | 'back'; mailId: string }
  /** Sends the next mails of a mailing. */
  mailing: { mailingId: string }
  /** The same `id` is the same mail. */
  'mailing-test': { id: string; mailingId: string; staffId: string; language: Locale }
  'personal-data-export': { exportId: string }
  'product-import': { importId: string }
  /** Continues the import of a file from another shop. */
  import: { importId: string }
  'import-pictures': { importId: string; archiveId: string }
  'import-invitations': { importId: string }
  /** The same number is the same attempt. */
  'webhook-delivery': { deliveryId: string; number: number }
  /** To one owner: a webhook was switched off. */
  'webhook-mail': { endpointId: string; ownerId: string; at: string }
  /** Storage objects uploaded by a person whose data was erased. */
  'erase-objects': { keys: string[] }
  'account-message': AccountMessage
  'expire-orders': Record<never, never>
  'proof-reminders': Record<never, never>
  /** To one staff member. The same day is the same mail. */
  'proof-reminder-mail': { staffId: string; day: string }
  'watch-health': Record<never, never>
  /** To one staff member. The same moment is the same mail. */
  'health-mail': { staffId: string; at: string }
  /** To one staff member: a notice they chose to get by mail. The same `id` is the same mail. */
  'staff-notice-mail': { id: string; staffId: string; noticeIds: string[] }
  /** To one staff browser: all notices waiting for it. A retry sends nothing twice. */
  'staff-push-message': { deviceId: string }
  'queue-staff-notices': Record<never, never>
  /** To one staff member, about the seven days before a Monday. The same Monday is the same mail. */
  'weekly-summary-mail': { staffId: string; monday: string }
  'queue-weekly-summaries': Record<never, never>
  'ask-payments': Record<never, never>
  'end-payment-page': { provider: string; providerSession: string }
  'refund-payment': { refundId: string }
  'forget-card': { provider: string; providerCard: string }
  'sandbox-notification': { body: string }
  sweep: Record<never, never>
}

/** A change of a product on a wishlist; `beforeCents` is the price its owner last saw. */
export type WishlistNews = { productId: string; event: 'back' | 'reduced'; cents: number; beforeCents: number }

/** A message about an account. Its code is generated when it is sent, so that no queue ever contains one. */
export type AccountMessage = {
  messageId: string
  /** Null for a contact that has no account: the work looks the same from outside. */
  accountId: string | null
  about:
    | 'verify-email'
    | 'verify-phone'
    | 'reset-password'
    | 'claim'
    | 'join-guest'
    | 'change-email'
    | 'change-phone'
    | 'prove-email'
    | 'prove-phone'
    | 'delete-account'
    | 'account-exists'
    | 'contact-in-use'
    | 'password-changed'
    | 'contact-changed'
    | 'passkey-added'
    | 'moved-in'
    | 'customers-merged'
  /** The account's contact to use if no code determines it. */
  channel?: 'EMAIL' | 'PHONE'
  /** The account's former contact. */
  to?: string
}
