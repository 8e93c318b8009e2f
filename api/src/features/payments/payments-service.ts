import { isLocale } from '@fitout/contract/locales.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { type Payments, ProviderUnavailable, type SessionRequest } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import {
  claimAsking,
  closePaymentSession,
  endUnopenedSessions,
  findPaymentCustomer,
  findPaymentSession,
  findPaymentSessionForChange,
  findPaymentSessionOf,
  insertPaymentCustomer,
  insertPaymentSession,
  listSilentSessions,
  movePaymentSessionRows,
  type PaymentSessionRow,
  updateOpenedSession,
} from './payments-queries.ts'

export { fpsCode } from './fps-code.ts'
export type { PaymentSessionRow }

export type NewSession = {
  accountId: string
  successUrl: string
  cancelUrl: string
  locale: Locale
  expiresAt: Date
  order?: { id: string; amount: number; currency: 'HKD' }
}

export function requirePayments(context: Context): Payments {
  if (!context.payments) throw new AppError('payment-method-not-available')
  return context.payments
}

/** Writes a session down, in the caller's transaction. The provider hears of it afterwards, by `openPaymentSession`. */
export async function beginPaymentSession(context: Context, trx: Database, session: NewSession): Promise<string> {
  const id = newId()
  const { order } = session
  await insertPaymentSession(trx, {
    id,
    account_id: session.accountId,
    purpose: order ? 'PAY_ORDER' : 'SAVE_CARD',
    order_id: order?.id ?? null,
    amount_cents: order?.amount ?? null,
    currency: order?.currency ?? null,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    language: session.locale,
    provider: requirePayments(context).provider,
    created_at: context.clock.now(),
    expires_at: session.expiresAt,
  })
  return id
}

/**
 * Opens a session at the provider, outside any transaction, and answers where the browser has to go. Again for the
 * same session is the same page. Throws `payment-provider-unavailable`.
 */
export async function openPaymentSession(context: Context, id: string, reference = ''): Promise<string> {
  const payments = requirePayments(context)
  const session = await findPaymentSession(context.db, id)
  if (!session?.account_id || session.provider !== payments.provider) throw new AppError('payment-session-not-found')
  if (session.return_url) return session.return_url
  const customer = await askProvider(context, () => customerOf(context, payments, session.account_id ?? ''))
  const request = requestOf(context, session, customer, reference)
  const { providerSession, returnUrl } = await askProvider(context, () => payments.openSession(request))
  await updateOpenedSession(context.db, id, { provider_session: providerSession, return_url: returnUrl })
  return returnUrl
}

async function customerOf(context: Context, payments: Payments, accountId: string): Promise<string> {
  const known = await findPaymentCustomer(context.db, accountId, payments.provider)
  if (known) return known
  const customer = await payments.openCustomer(accountId)
  await insertPaymentCustomer(context.db, accountId, payments.provider, customer)
  return customer
}

function requestOf(context: Context, row: PaymentSessionRow, customer: string, reference: string): SessionRequest {
  const { publicUrl } = context.config
  const back = (address: string) => {
    const url = new URL(address, publicUrl)
    url.searchParams.set('payment_session', row.id)
    return url.href
  }
  return {
    id: row.id,
    customer,
    locale: isLocale(row.language) ? row.language : 'zh',
    successUrl: back(row.success_url),
    cancelUrl: back(row.cancel_url),
    expiresAt: row.expires_at,
    purpose:
      row.order_id === null
        ? { kind: 'SAVE_CARD' }
        : { kind: 'PAY_ORDER', orderId: row.order_id, reference, amount: row.amount_cents ?? 0, currency: 'HKD' },
  }
}

/** What the provider answers; its silence is told as such, without what it said. */
export async function askProvider<Answer>(context: Context, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ reason: error.message }, 'payment provider')
    throw new AppError('payment-provider-unavailable', { retryAfterSeconds: 10 })
  }
}

export async function findSessionOf(context: Context, accountId: string, id: string) {
  return findPaymentSessionOf(context.db, accountId, id)
}

export async function lockSession(trx: Database, id: string): Promise<PaymentSessionRow | undefined> {
  return findPaymentSessionForChange(trx, id)
}

/** Answers whether this call is the one that closed it. */
export async function closeSession(
  trx: Database,
  id: string,
  status: 'completed' | 'ended',
  providerPayment: string | null = null,
): Promise<boolean> {
  return closePaymentSession(trx, id, status, providerPayment)
}

/** Whether the provider may be asked about a session now; at most once in so many seconds, whoever wants to know. */
export async function mayAsk(context: Context, id: string, pauseSeconds: number): Promise<boolean> {
  const now = context.clock.now()
  return claimAsking(context.db, id, now, new Date(now.getTime() - pauseSeconds * 1000))
}

/** Sessions about which to ask, after those that never reached the provider have been ended. */
export async function silentSessions(context: Context, quietSeconds: number, atMost: number) {
  const now = context.clock.now()
  await endUnopenedSessions(context.db, now)
  const before = new Date(now.getTime() - quietSeconds * 1000)
  return listSilentSessions(context.db, { openedBefore: before, notAskedSince: before, atMost })
}

export async function movePaymentSessions(db: Database, guestId: string, accountId: string): Promise<void> {
  await movePaymentSessionRows(db, guestId, accountId)
}
