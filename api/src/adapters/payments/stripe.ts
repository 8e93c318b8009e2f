import type { Locale } from '@fitout/contract/locales.ts'
import { Stripe } from 'stripe'
import {
  NotificationNotGenuine,
  notificationToleranceSeconds,
  type PaidCard,
  type Payments,
  ProviderUnavailable,
  RefundRefused,
  type ReportedMoney,
  type SessionOutcome,
  type SessionRequest,
} from './port.ts'

type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Base address of the provider's API. */
  apiUrl: string
  /** The host of the payment page. */
  checkoutHost: string
}

const locales = { zh: 'zh-HK', cn: 'zh', en: 'en-GB' } as const satisfies Record<Locale, string>
// Within the time limit of a whole call; a retry sends the same idempotency key.
const timeoutMilliseconds = 6_000

/** Payment and saved cards by Stripe Checkout. */
export function createStripePayments(settings: StripeSettings): Payments {
  const api = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    host: api.hostname,
    protocol: api.protocol === 'http:' ? 'http' : 'https',
    ...(api.port && { port: api.port }),
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 0,
    telemetry: false,
  })

  async function askSession(id: string): Promise<SessionOutcome> {
    const session = await asked(() =>
      stripe.checkout.sessions.retrieve(id, {
        expand: ['setup_intent.payment_method', 'payment_intent.latest_charge'],
      }),
    )
    return outcomeOf(session)
  }

  return {
    provider: 'stripe',
    askSession,
    async openCustomer(accountId) {
      // The account's name and address stay here: the provider needs neither.
      const params = { metadata: { account: accountId } }
      const customer = await asked(() => stripe.customers.create(params, { idempotencyKey: `customer-${accountId}` }))
      return customer.id
    },
    async openSession(request) {
      const params = sessionParams(request)
      const { id, url } = await asked(() =>
        stripe.checkout.sessions.create(params, { idempotencyKey: `session-${request.id}` }),
      )
      const isThere = url && URL.canParse(url) && new URL(url).origin === `https://${settings.checkoutHost}`
      if (!isThere) throw new ProviderUnavailable('the page lies on another host')
      return { providerSession: id, returnUrl: url }
    },
    async endSession(id) {
      await unlessRefused(() => stripe.checkout.sessions.expire(id))
    },
    async readNotification(body, headers, now) {
      const event = verified(stripe, settings.webhookSecret, body, headers, now)
      const report = reportOf(event)
      if (report !== 'ask') return { eventId: event.id, report }
      // The notification of a card, saved or charged, has only its id; the details need a query.
      const session = event.data.object as Stripe.Checkout.Session
      const sessionId = session.metadata?.['payment_session']
      const outcome = await askSession(session.id).catch((error: unknown) => {
        // A payment counts even without card details.
        if (session.mode === 'payment') return outcomeOf(session)
        throw error
      })
      return { eventId: event.id, report: sessionId ? { sessionId, outcome } : undefined }
    },
    async forgetCard(providerCard) {
      await unlessRefused(() => stripe.paymentMethods.detach(providerCard))
    },
    async refund({ id, providerPayment, amount }) {
      const params = { payment_intent: providerPayment, amount }
      const idempotencyKey = `refund-${id}`
      const refund = await asked(() => stripe.refunds.create(params, { idempotencyKey }).catch(refuseRefund))
      return { providerRefund: refund.id }
    },
  }
}

/** Ignores a rejection, for steps that may already have been executed. */
async function unlessRefused(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw new ProviderUnavailable('no answer')
  }
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RefundRefused) throw error
    // The message may contain the request; the code is enough.
    const { code, type } = error as { code?: string; type?: string }
    throw new ProviderUnavailable(`stripe: ${code ?? type ?? 'no answer'}`)
  }
}

/** Stripe has processed what it calls an invalid request: a retry with the same key would fail in the same way. */
function refuseRefund(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new RefundRefused(error.code ?? error.type)
  throw error
}

function sessionParams(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { payment_session: request.id }
  const params = {
    customer: request.customer,
    client_reference_id: request.id,
    metadata,
    locale: locales[request.locale],
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  }
  const { purpose } = request
  if (purpose.kind === 'SAVE_CARD') {
    return { ...params, mode: 'setup', allowed_payment_method_types: ['card'], setup_intent_data: { metadata } }
  }
  const order = { ...metadata, order: purpose.orderId }
  return {
    ...params,
    metadata: order,
    mode: 'payment',
    // Charge exactly the order's amount and currency.
    adaptive_pricing: { enabled: false },
    // All cards saved with us, last used first; which one to use is chosen on Stripe's page.
    saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
    payment_intent_data: { metadata: order, description: purpose.reference },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: purpose.currency.toLowerCase(),
          unit_amount: purpose.amount,
          product_data: { name: purpose.reference },
        },
      },
    ],
  }
}

function outcomeOf(session: Stripe.Checkout.Session): SessionOutcome {
  if (session.status === 'expired') return { kind: 'ended' }
  if (session.status !== 'complete') return { kind: 'open' }
  if (session.mode === 'payment') return session.payment_status === 'paid' ? paid(session) : { kind: 'open' }
  const intent = session.setup_intent
  const method = intent && typeof intent !== 'string' ? intent.payment_method : null
  if (!method || typeof method === 'string' || !method.card) throw new ProviderUnavailable('a card without a card')
  const { brand, last4, exp_month, exp_year } = method.card
  return {
    kind: 'card-saved',
    card: { providerCard: method.id, brand, lastFour: last4, expiryMonth: exp_month, expiryYear: exp_year },
  }
}

function paid(session: Stripe.Checkout.Session): SessionOutcome {
  const { payment_intent: payment, metadata, amount_total: amount, currency } = session
  return { kind: 'paid', money: { ...moneyOf(payment, metadata, amount, currency), ...paidWith(payment) } }
}

/** The card that was charged, if the response contains it. */
function paidWith(payment: string | Stripe.PaymentIntent | null): { card?: PaidCard } {
  const charge = typeof payment === 'string' ? undefined : payment?.latest_charge
  const card = typeof charge === 'string' ? undefined : charge?.payment_method_details?.card
  return card?.brand && card.last4 ? { card: { brand: card.brand, lastFour: card.last4 } } : {}
}

function moneyOf(
  payment: string | { id: string } | null,
  metadata: Stripe.Metadata | null,
  amount: unknown,
  currency: string | null,
): ReportedMoney {
  const providerPayment = typeof payment === 'string' ? payment : (payment?.id ?? '')
  return { providerPayment, orderId: metadata?.['order'], amount, currency: currency?.toUpperCase() }
}

function verified(stripe: Stripe, secret: string, body: string, headers: Headers, now: Date): Stripe.Event {
  const header = headers.get('Stripe-Signature') ?? ''
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1])
  // The library rejects old timestamps, but would accept one in the future.
  if (!(seconds - now.getTime() / 1000 <= notificationToleranceSeconds)) throw new NotificationNotGenuine('no time')
  try {
    return stripe.webhooks.constructEvent(body, header, secret, notificationToleranceSeconds, undefined, now.getTime())
  } catch {
    throw new NotificationNotGenuine('another signature, or too old')
  }
}

type Report = { sessionId: string; outcome: SessionOutcome } | undefined

function reportOf(event: Stripe.Event): Report | 'ask' {
  // Events of connected accounts are not this shop's.
  if (event.account) return undefined
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return 'ask'
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed':
      return reportFor(event.data.object.metadata, { kind: 'ended' })
    case 'payment_intent.payment_failed':
    case 'setup_intent.setup_failed':
      return reportFor(event.data.object.metadata, { kind: 'declined' })
    case 'charge.refunded': {
      const { refunded, payment_intent: payment, metadata, amount_refunded: amount, currency } = event.data.object
      const money = moneyOf(payment, metadata, amount, currency)
      return refunded ? reportFor(metadata, { kind: 'refunded', money }) : undefined
    }
    default:
      return undefined
  }
}

function reportFor(metadata: Stripe.Metadata | null, outcome: SessionOutcome): Report {
  const sessionId = metadata?.['payment_session']
  return sessionId ? { sessionId, outcome } : undefined
}
