import type { Cents } from '@fitout/contract/money.ts'
import type { Locale } from '@fitout/contract/locales.ts'

export type ProviderName = 'sandbox' | 'stripe'

export type Currency = 'HKD'

/** A visit to the provider's page. The same `id` twice is the same session. */
export type SessionRequest = {
  /** Ours; it travels to the provider and comes back with everything the provider says of the session. */
  id: string
  /** The provider's name of the customer, under which it keeps his cards. */
  customer: string
  locale: Locale
  /** Absolute, on the own origin. */
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  purpose: SaveCard | PayOrder
}

type SaveCard = { kind: 'SAVE_CARD' }
type PayOrder = {
  kind: 'PAY_ORDER'
  orderId: string
  /** The order's short name, shown on the page. */
  reference: string
  amount: Cents
  currency: Currency
  /** The saved card with which the customer means to pay; the page offers it first where it can. */
  providerCard?: string
}

/** `returnUrl` is where the browser goes; it lies on the provider's own host. */
export type OpenedSession = { providerSession: string; returnUrl: string }

export type ProviderCard = {
  providerCard: string
  brand: string
  lastFour: string
  expiryMonth: number
  expiryYear: number
}

export type PaidCard = Pick<ProviderCard, 'brand' | 'lastFour'>

/** Money as the provider tells it: nothing of it is believed before it has been held against the order. */
export type ReportedMoney = {
  providerPayment: string
  orderId: unknown
  amount: unknown
  currency: unknown
  /** What paid, where the provider says so. */
  card?: PaidCard
}

export type SessionOutcome =
  | { kind: 'open' }
  | { kind: 'ended' }
  /** A card was refused; the customer may try another one on the same page. */
  | { kind: 'declined' }
  | { kind: 'card-saved'; card: ProviderCard }
  | { kind: 'paid'; money: ReportedMoney }
  | { kind: 'refunded'; money: ReportedMoney }

export type PaymentNotification = {
  /** The provider's; a notification sent again has the same. */
  eventId: string
  /** Nothing when the notification is of nothing that this shop began. */
  report: { sessionId: string; outcome: SessionOutcome } | undefined
}

export type Refund = {
  /** Ours; the same one twice is one refund. */
  id: string
  providerPayment: string
  amount: Cents
  currency: Currency
}

/** A payment provider. Every call may go over the network, so none is made inside a transaction. */
export type Payments = {
  provider: ProviderName
  /** The provider's name for an account; the same account twice is the same customer. */
  openCustomer: (accountId: string) => Promise<string>
  openSession: (request: SessionRequest) => Promise<OpenedSession>
  askSession: (providerSession: string) => Promise<SessionOutcome>
  /** Closes a page that is still open; one that is closed already stays as it is. */
  endSession: (providerSession: string) => Promise<void>
  /** Throws `NotificationNotGenuine` unless the provider signed exactly this body, at most five minutes ago. */
  readNotification: (body: string, headers: Headers, now: Date) => Promise<PaymentNotification>
  /** Does nothing when the provider no longer has the card. */
  forgetCard: (providerCard: string) => Promise<void>
  /** Throws `RefundRefused` where asking again would change nothing. */
  refund: (refund: Refund) => Promise<{ providerRefund: string }>
}

export const notificationToleranceSeconds = 300

export class NotificationNotGenuine extends Error {}

/** The provider has understood and will not; its message is the provider's own code. */
export class RefundRefused extends Error {}

/** No answer, or one that makes no sense; trying again later may help. */
export class ProviderUnavailable extends Error {}
