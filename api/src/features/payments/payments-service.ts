import { isLocale } from '@fitout/contract/locales.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { PaidCard, Payments, SessionRequest } from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { together } from '../../database/sending-ahead.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { askProvider, requirePayments } from './ask-provider.ts'
import {
  claimAsking,
  closePaymentSession,
  endUnopenedSessions,
  findOpenSessionFor,
  findPaymentCustomer,
  findPaymentFor,
  findPaymentSession,
  findPaymentSessionForChange,
  findPaymentSessionOf,
  insertPaymentCustomer,
  insertPaymentSession,
  listSilentSessions,
  type PaymentSessionRow,
  updateOpenedSession,
} from './payments-queries.ts'

export { fpsCode } from './fps-code.ts'
export { askProvider, requirePayments } from './ask-provider.ts'
export {
  insertUnmatchedPayment as noteUnmatchedPayment,
  isKnownUnmatchedPayment,
} from './unmatched-payments-queries.ts'
export {
  type MoneyBack,
  moneyBackOf,
  refundPayment,
  returnPayment,
  sendRefund,
  sendRefundAgain,
  wasRefundedByUs,
} from './payment-refunds.ts'
export type { PaymentSessionRow }

export type NewSession = {
  accountId: string
  successUrl: string
  cancelUrl: string
  locale: Locale
  expiresAt: Date
  order?: { id: string; amount: number; currency: 'HKD' }
}

/** Details of an order for the page, besides its amount. */
export type PageDetails = { reference?: string; providerCard?: string | undefined }

const graceMinutes = 4

/**
 * When a page opened now expires: early enough that its last payment is reported while the order still holds its stock.
 */
export function paymentPageEnds({ clock, config }: Context): Date {
  return new Date(clock.now().getTime() + (config.onlineHoldMinutes - graceMinutes) * 60_000)
}

/** Stores a session, in the caller's transaction. `openPaymentSession` opens it at the provider afterwards. */
export async function beginPaymentSession(context: Context, trx: Database, session: NewSession): Promise<string> {
  const row = newSessionRow(context, session)
  await insertPaymentSession(trx, row)
  return row.id
}

/**
 * Opens a page for an order yet to be placed, and writes nothing: `keepPaymentSession` adds the rows in the order's
 * transaction. Throws `payment-provider-unavailable`.
 */
export async function preparePaymentSession(
  context: Context,
  session: NewSession,
  { customer: known, ...details }: PageDetails & { customer: string | undefined },
) {
  const row = newSessionRow(context, session)
  const page = await openPage(context, row, details, async (payments) => known ?? payments.openCustomer(row.account_id))
  return { row, ...page }
}

export type PreparedSession = Awaited<ReturnType<typeof preparePaymentSession>>

export async function keepPaymentSession(trx: Database, { row, customer, opened }: PreparedSession): Promise<void> {
  await together([
    insertPaymentCustomer(trx, row.account_id, row.provider, customer),
    insertPaymentSession(trx, { ...row, ...opened }),
  ])
}

/** The provider's customer id of an account, if it has one. */
export async function knownCustomer(context: Context, db: Database, accountId: string): Promise<string | undefined> {
  return findPaymentCustomer(db, accountId, requirePayments(context).provider)
}

function newSessionRow(context: Context, session: NewSession) {
  const { order } = session
  return {
    id: newId(),
    account_id: session.accountId,
    purpose: order ? ('PAY_ORDER' as const) : ('SAVE_CARD' as const),
    order_id: order?.id ?? null,
    amount_cents: order?.amount ?? null,
    currency: order?.currency ?? null,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    language: session.locale,
    provider: requirePayments(context).provider,
    created_at: context.clock.now(),
    expires_at: session.expiresAt,
  }
}

type NewSessionRow = ReturnType<typeof newSessionRow>

/**
 * Opens a session at the provider, outside any transaction, and returns the address to redirect to. Idempotent per
 * session. Throws `payment-provider-unavailable`.
 */
export async function openPaymentSession(context: Context, id: string, details: PageDetails = {}): Promise<string> {
  const session = await findPaymentSession(context.db, id)
  const { account_id: accountId, return_url: returnUrl } = session ?? {}
  if (!session || !accountId || session.provider !== requirePayments(context).provider) {
    throw new AppError('payment-session-not-found')
  }
  if (returnUrl) return returnUrl
  const row = { ...session, account_id: accountId }
  const { opened } = await openPage(context, row, details, (payments) => customerOf(context, payments, accountId))
  await updateOpenedSession(context.db, id, opened)
  return opened.return_url
}

async function openPage(
  context: Context,
  row: PageRow,
  details: PageDetails,
  findCustomer: (payments: Payments) => Promise<string>,
) {
  const payments = requirePayments(context)
  return context.limiters.provider(async () => {
    const customer = await askProvider(context, () => findCustomer(payments))
    const request = requestOf(context, row, customer, details)
    const { providerSession, returnUrl } = await askProvider(context, () => payments.openSession(request))
    return { customer, opened: { provider_session: providerSession, return_url: returnUrl } }
  })
}

async function customerOf(context: Context, payments: Payments, accountId: string): Promise<string> {
  const known = await findPaymentCustomer(context.db, accountId, payments.provider)
  if (known) return known
  const customer = await payments.openCustomer(accountId)
  await insertPaymentCustomer(context.db, accountId, payments.provider, customer)
  return customer
}

/** The fields of a session that its page needs. */
type PageRow = Pick<NewSessionRow, 'id' | 'success_url' | 'cancel_url' | 'expires_at' | 'order_id'> & {
  account_id: string
  language: string
  amount_cents: number | null
}

function requestOf(context: Context, row: PageRow, customer: string, details: PageDetails): SessionRequest {
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
        : {
            kind: 'PAY_ORDER',
            orderId: row.order_id,
            reference: details.reference ?? '',
            amount: row.amount_cents ?? 0,
            currency: 'HKD',
            ...(details.providerCard && { providerCard: details.providerCard }),
          },
  }
}

export async function findSessionOf(context: Context, accountId: string, id: string) {
  return findPaymentSessionOf(context.db, accountId, id)
}

export async function lockSession(trx: Database, id: string): Promise<PaymentSessionRow | undefined> {
  return findPaymentSessionForChange(trx, id)
}

/** Returns whether this call is the one that closed it. */
export async function closeSession(
  trx: Database,
  id: string,
  status: 'completed' | 'ended' | 'returned',
  paid: { at: Date; providerPayment: string; card?: PaidCard | undefined } | undefined = undefined,
): Promise<boolean> {
  return closePaymentSession(trx, id, status, paid)
}

/** The open payment page of an order, if any. */
export async function findOpenPage(trx: Database, orderId: string): Promise<PaymentSessionRow | undefined> {
  return findOpenSessionFor(trx, orderId)
}

/** How an order was paid online, if it was. */
export async function paymentOf(db: Database, orderId: string) {
  return findPaymentFor(db, orderId)
}

/** Closes the payment page of an abandoned order at the provider, once this transaction is committed. */
export async function closePaymentPage(context: Context, trx: Database, orderId: string): Promise<void> {
  const open = await findOpenSessionFor(trx, orderId)
  if (!open?.provider_session) return
  await context.jobs.enqueue(trx, 'end-payment-page', {
    provider: open.provider,
    providerSession: open.provider_session,
  })
}

export async function endPaymentPage(context: Context, job: { provider: string; providerSession: string }) {
  const { payments } = context
  if (payments?.provider !== job.provider) return
  await askProvider(context, () => payments.endSession(job.providerSession))
}

/** Whether the provider may be queried about a session now; the pause holds across all callers. */
export async function mayAsk(context: Context, id: string, pauseSeconds: number): Promise<boolean> {
  const now = context.clock.now()
  return claimAsking(context.db, id, now, new Date(now.getTime() - pauseSeconds * 1000))
}

/** Sessions to query, after those that never reached the provider have been ended. */
export async function silentSessions(context: Context, quietSeconds: number, atMost: number) {
  const now = context.clock.now()
  await endUnopenedSessions(context.db, now)
  const before = new Date(now.getTime() - quietSeconds * 1000)
  return listSilentSessions(context.db, { openedBefore: before, notAskedSince: before, atMost })
}
