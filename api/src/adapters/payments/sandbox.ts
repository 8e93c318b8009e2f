import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import {
  NotificationNotGenuine,
  type Payments,
  type ProviderCard,
  ProviderUnavailable,
  RefundRefused,
  type SessionOutcome,
} from './port.ts'
import {
  closeSandboxSession,
  findSandboxCard,
  findSandboxSession,
  insertSandboxSession,
  refundSandboxPayment,
  type SandboxSession,
} from './sandbox-queries.ts'
import { requireSandboxSignature, sandboxSignatureHeader, signSandboxBody } from './sandbox-signature.ts'

export const sandboxCards = {
  visa: { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 },
  mastercard: { brand: 'mastercard', lastFour: '4444', expiryMonth: 6, expiryYear: 2033 },
  unionpay: { brand: 'unionpay', lastFour: '0005', expiryMonth: 9, expiryYear: 2032 },
} as const

export const sandboxDecisions = ['approve', 'decline', 'cancel'] as const
/** How notifications of a decision are delivered to the shop. */
export const sandboxDeliveries = ['prompt', 'slow', 'duplicate', 'out-of-order', 'lost'] as const

export type SandboxChoice = {
  decision: (typeof sandboxDecisions)[number]
  card: keyof typeof sandboxCards
  delivery: (typeof sandboxDeliveries)[number]
}

type Delivery = { body: string; afterSeconds: number }

/** What the trial provider's own page needs, in addition to the interface of every provider. */
export type Sandbox = {
  findSession: (id: string) => Promise<SandboxSession | undefined>
  /** The test card stored under a provider id. */
  cardNamed: (providerCard: string) => Promise<SandboxChoice['card'] | undefined>
  /** Undefined if the session is closed or expired; without an address the page stays open. */
  decide: (id: string, choice: SandboxChoice) => Promise<{ address?: string; deliveries: Delivery[] } | undefined>
  sign: (body: string) => Headers
}

type Event = { id: string; session: string; outcome: SessionOutcome }
type Books = { db: Database; sessionSecret: Uint8Array; publicUrl: string; now: () => Date }

/** The trial provider: a hosted page and signed notifications, without real money or card numbers. */
export function createSandbox({ db, sessionSecret, publicUrl, now }: Books): Payments & Sandbox {
  const secret = createHmac('sha256', sessionSecret).update('sandbox notifications').digest()

  return {
    provider: 'sandbox',
    openCustomer: async (accountId) => `customer-${accountId}`,
    async openSession(request) {
      // Derived from the shop's own id, but not predictable from it.
      const id = createHmac('sha256', secret).update(request.id).digest('hex').slice(0, 32)
      await insertSandboxSession(db, id, request)
      return { providerSession: id, returnUrl: `${publicUrl}/api/payments/sandbox/${id}` }
    },
    async askSession(id) {
      const session = await findSandboxSession(db, id)
      if (!session) throw new ProviderUnavailable('no such session')
      const isOver = new Date(session.request.expiresAt) <= now()
      if (session.status === 'open') return { kind: isOver ? 'ended' : 'open' }
      return session.status === 'ended' ? { kind: 'ended' } : completion(session)
    },
    async endSession(id) {
      await closeSandboxSession(db, id, 'ended', null, now())
    },
    async readNotification(body, headers, time) {
      requireSandboxSignature(secret, body, headers.get(sandboxSignatureHeader), time)
      const event = JSON.parse(body) as Partial<Event>
      if (typeof event.id !== 'string') throw new NotificationNotGenuine('no event')
      const { session, outcome } = event
      return { eventId: event.id, report: session && outcome ? { sessionId: session, outcome } : undefined }
    },
    forgetCard: async () => {},
    async refund({ id, providerPayment, amount }) {
      const session = providerPayment.replace(/^payment-/, '')
      if (!(await refundSandboxPayment(db, session, id, amount))) throw new RefundRefused('amount_too_large')
      return { providerRefund: `refund-${id}` }
    },

    findSession: (id) => findSandboxSession(db, id),
    async cardNamed(providerCard) {
      const saved = await findSandboxCard(db, providerCard)
      const names = Object.keys(sandboxCards) as SandboxChoice['card'][]
      return names.find((name) => sandboxCards[name].lastFour === saved?.lastFour)
    },
    async decide(id, { decision, card, delivery }) {
      const found = await findSandboxSession(db, id)
      if (found?.status !== 'open') return undefined
      const declined = { kind: 'declined' } as const
      if (decision === 'decline') return { deliveries: deliveriesOf(delivery, eventOf(found, declined)) }
      const isApproved = decision === 'approve'
      const kept = isApproved ? { ...sandboxCards[card], providerCard: `card-${id}` } : null
      const closed = await closeSandboxSession(db, id, isApproved ? 'completed' : 'ended', kept, now())
      if (!closed) return undefined
      const event = eventOf(closed, isApproved ? completion(closed) : { kind: 'ended' })
      return {
        address: isApproved ? closed.request.successUrl : closed.request.cancelUrl,
        deliveries: deliveriesOf(delivery, event, eventOf(closed, declined)),
      }
    },
    sign: (body) =>
      new Headers({ [sandboxSignatureHeader]: signSandboxBody(secret, body, Math.floor(now().getTime() / 1000)) }),
  }
}

function completion({ id, request: { purpose }, card }: SandboxSession): SessionOutcome {
  if (purpose.kind === 'SAVE_CARD') return { kind: 'card-saved', card: card as ProviderCard }
  const { orderId, amount, currency } = purpose
  const paidWith = card && { card: { brand: card.brand, lastFour: card.lastFour } }
  return { kind: 'paid', money: { providerPayment: `payment-${id}`, orderId, amount, currency, ...paidWith } }
}

function eventOf(session: SandboxSession, outcome: SessionOutcome): Event {
  return { id: `event-${randomBytes(12).toString('hex')}`, session: session.request.id, outcome }
}

/** `earlier` is the preceding event, for the delivery in which events arrive out of order. */
function deliveriesOf(delivery: SandboxChoice['delivery'], event: Event, earlier: Event = event): Delivery[] {
  const body = JSON.stringify(event)
  const at = (...seconds: number[]) => seconds.map((afterSeconds) => ({ body, afterSeconds }))
  if (delivery === 'lost') return []
  if (delivery === 'slow') return at(20)
  if (delivery === 'duplicate') return at(0, 0, 3)
  if (delivery === 'out-of-order') return [...at(0), { body: JSON.stringify(earlier), afterSeconds: 3 }]
  return at(0)
}
