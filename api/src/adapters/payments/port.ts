import type { Cents } from '@fitout/contract/money.ts'
import type { Locale } from '@fitout/contract/locales.ts'

export type ProviderName = 'sandbox' | 'stripe'

export type Currency = 'HKD'

/** A session on the provider's page; the same `id` is the same session. */
export type SessionRequest = {
  /** Our id; the provider returns it with every report on the session. */
  id: string
  /** The provider's customer id, under which it stores the cards. */
  customer: string
  locale: Locale
  /** Absolute, on the shop's own origin. */
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  purpose: SaveCard | PayOrder
}

type SaveCard = { kind: 'SAVE_CARD' }
type PayOrder = {
  kind: 'PAY_ORDER'
  orderId: string
  /** The order's reference, shown on the page. */
  reference: string
  amount: Cents
  currency: Currency
  /** The saved card chosen by the customer; the page offers it first where it can. */
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

/** A payment as reported by the provider: not to be trusted before it is checked against the order. */
export type ReportedMoney = {
  providerPayment: string
  orderId: unknown
  amount: unknown
  currency: unknown
  /** The card charged, where the provider reports it. */
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
  /** The provider's id; a repeated notification has the same one. */
  eventId: string
  /** Undefined when the notification is about no session of this shop. */
  report: { sessionId: string; outcome: SessionOutcome } | undefined
}

export type Refund = {
  /** Our id; the same id twice is one refund. */
  id: string
  providerPayment: string
  amount: Cents
  currency: Currency
}

/** A payment provider. Every call may go over the network, so none is made inside a transaction. */
export type Payments = {
  provider: ProviderName
  /** The provider's customer id for an account; the same account twice is the same customer. */
  openCustomer: (accountId: string) => Promise<string>
  openSession: (request: SessionRequest) => Promise<OpenedSession>
  askSession: (providerSession: string) => Promise<SessionOutcome>
  /** Closes an open page; does nothing when it is closed already. */
  endSession: (providerSession: string) => Promise<void>
  /** Throws `NotificationNotGenuine` unless the provider signed exactly this body, at most five minutes ago. */
  readNotification: (body: string, headers: Headers, now: Date) => Promise<PaymentNotification>
  /** Does nothing when the provider no longer has the card. */
  forgetCard: (providerCard: string) => Promise<void>
  /** Throws `RefundRefused` if a retry would not help. */
  refund: (refund: Refund) => Promise<{ providerRefund: string }>
}

export const notificationToleranceSeconds = 300

export class NotificationNotGenuine extends Error {}

/** The provider refuses the refund; the message is the provider's own error code. */
export class RefundRefused extends Error {}

/** No answer, or an invalid one; a later retry may help. */
export class ProviderUnavailable extends Error {}
