import {
  NotificationNotGenuine,
  type PaymentNotification,
  ProviderUnavailable,
  type ReportedMoney,
  type SessionOutcome,
} from '../../adapters/payments/port.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { enqueueForgetting, saveCard } from '../credit-cards/credit-cards-service.ts'
import { settleOrder } from '../orders/orders-service.ts'
import {
  askProvider,
  closeSession,
  findSessionOf,
  isKnownUnmatchedPayment,
  lockSession,
  mayAsk,
  noteUnmatchedPayment,
  type PaymentSessionRow,
  returnPayment,
  silentSessions,
  wasRefundedByUs,
} from '../payments/payments-service.ts'
import { claimEvent, updateEventTrouble } from './payment-reports-queries.ts'

// Pause between two queries about one session: for a waiting customer, and for the poller.
const pauseForVisitorSeconds = 3
const pauseForClockSeconds = 60
const askedAtOnce = 50

/** Handles a notification as the provider sent it. Throws `notification-not-genuine`, having changed nothing. */
export async function receiveNotification(context: Context, provider: string, body: string, headers: Headers) {
  const { payments } = context
  if (payments?.provider !== provider) throw new AppError('notification-not-genuine')
  const notification = await readNotification(context, () =>
    payments.readNotification(body, headers, context.clock.now()),
  )
  if (notification.report) await applyReport(context, provider, notification.eventId, notification.report)
}

async function readNotification(context: Context, read: () => Promise<PaymentNotification>) {
  try {
    return await askProvider(context, read)
  } catch (error) {
    if (!(error instanceof NotificationNotGenuine)) throw error
    context.log.warn({ reason: error.message }, 'payment notification that is not genuine')
    throw new AppError('notification-not-genuine')
  }
}

type Report = { sessionId: string; outcome: SessionOutcome }

/**
 * Applies a report, once per event, in the transaction that records the event. A mismatch changes nothing and is
 * recorded for staff.
 */
async function applyReport(context: Context, provider: string, eventId: string, report: Report): Promise<void> {
  const { sessionId, outcome } = report
  const trouble = await transaction(context.db, async (trx) => {
    const details = 'money' in outcome ? JSON.stringify(outcome.money) : null
    const isNew = await claimEvent(trx, {
      provider,
      event_id: eventId,
      session_id: uuidPattern.test(sessionId) ? sessionId : null,
      outcome: outcome.kind,
      details,
      received_at: context.clock.now(),
    })
    if (!isNew) return undefined
    const session = uuidPattern.test(sessionId) ? await lockSession(trx, sessionId) : undefined
    const found = session?.provider === provider ? await act(context, trx, session, outcome) : 'unknown-session'
    if (!found) return undefined
    await updateEventTrouble(trx, provider, eventId, found)
    if (session && (await isKnownUnmatchedPayment(trx, session.id, found, details))) return undefined
    await noteUnmatchedPayment(trx, {
      id: newId(),
      trouble: found,
      provider,
      event_id: eventId,
      session_id: session?.id ?? null,
      noted_at: context.clock.now(),
    })
    return found
  })
  if (trouble) context.log.warn({ trouble, event: eventId, session: sessionId }, 'payment needs a look')
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Returns the mismatch for staff to check, if any. */
async function act(context: Context, trx: Database, session: PaymentSessionRow, outcome: SessionOutcome) {
  switch (outcome.kind) {
    case 'open':
    case 'declined':
      return undefined
    case 'ended':
      await closeSession(trx, session.id, 'ended')
      return undefined
    case 'card-saved':
      return keepCard(context, trx, session, outcome.card)
    case 'paid':
      return takePayment(context, trx, session, outcome.money)
    case 'refunded':
      return (await wasRefundedByUs(trx, session.id, outcome.money.amount)) ? undefined : 'refunded-at-provider'
  }
}

type CardSaved = Extract<SessionOutcome, { kind: 'card-saved' }>

async function keepCard(context: Context, trx: Database, session: PaymentSessionRow, card: CardSaved['card']) {
  if (session.purpose !== 'SAVE_CARD') return 'card-for-an-order'
  if (!(await closeSession(trx, session.id, 'completed'))) return undefined
  if (session.account_id) await saveCard(context, trx, session.account_id, session.provider, card)
  else await enqueueForgetting(context, trx, session.provider, card.providerCard)
  return undefined
}

async function takePayment(context: Context, trx: Database, session: PaymentSessionRow, money: ReportedMoney) {
  if (!session.order_id || money.orderId !== session.order_id) return 'another-order'
  if (money.currency !== session.currency) return 'another-currency'
  if (session.amount_cents === null || money.amount !== session.amount_cents) return 'another-amount'
  if (session.status === 'completed' || session.status === 'returned') return undefined
  const payment = { amount: session.amount_cents, sessionId: session.id }
  const isSettled = await settleOrder(context, trx, session.order_id, payment)
  const paid = { at: context.clock.now(), providerPayment: money.providerPayment, card: money.card }
  await closeSession(trx, session.id, isSettled ? 'completed' : 'returned', paid)
  if (isSettled) return undefined
  // Cancelled, lapsed or paid already: the payment is returned.
  await returnPayment(context, trx, session.id, session.amount_cents)
  await context.jobs.enqueue(trx, 'order-mail', { orderId: session.order_id, event: 'payment-returned' })
  return 'order-not-payable'
}

/** The state of a session; the provider is queried if no notification has arrived. */
export async function showPaymentSession(context: Context, accountId: string, id: string) {
  const session = uuidPattern.test(id) ? await findSessionOf(context, accountId, id) : undefined
  if (!session) throw new AppError('payment-session-not-found')
  const isAsked = session.status === 'open' && (await askAbout(context, session, pauseForVisitorSeconds))
  const known = isAsked ? ((await findSessionOf(context, accountId, id)) ?? session) : session
  return {
    _id: known.id,
    purpose: known.purpose as 'SAVE_CARD' | 'PAY_ORDER',
    order_id: known.order_id,
    status: known.status as 'open' | 'completed' | 'ended' | 'returned',
  }
}

/** Queries every silent session, in case its notification was lost. */
export async function askAboutSilentSessions(context: Context): Promise<void> {
  const sessions = await silentSessions(context, pauseForClockSeconds, askedAtOnce)
  for (const session of sessions) await askAbout(context, session, pauseForClockSeconds)
}

async function askAbout(context: Context, session: PaymentSessionRow, pauseSeconds: number): Promise<boolean> {
  const { payments } = context
  if (!session.provider_session || session.provider !== payments?.provider) return false
  if (!(await mayAsk(context, session.id, pauseSeconds))) return false
  try {
    const outcome = await payments.askSession(session.provider_session)
    if (outcome.kind !== 'open') {
      await applyReport(context, session.provider, `asked-${newId()}`, { sessionId: session.id, outcome })
    }
    return true
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    context.log.warn({ reason: error.message }, 'payment provider')
    return false
  }
}
