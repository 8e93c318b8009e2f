import { createHash, timingSafeEqual } from 'node:crypto'
import type { trackOrder } from '@fitout/contract/orders.ts'
import { isEmail } from '@fitout/contract/formats.ts'
import type { Query } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { lookUpsOfSourceAndHour, lookUpsPerOrderAndHour } from '../../http/rates.ts'
import type { Session } from '../../http/session.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, noteWrongGuess, takeFromAllowance, tightened } from '../allowances/allowances-service.ts'
import { findOrderPrefix } from '../configuration/configuration-service.ts'
import { paymentToken } from './payment-link.ts'
import { readOrderReference } from './order-reference.ts'
import { isOfGuest } from './order-rights.ts'
import { trackedOf } from './order-views.ts'
import { findOrderById, findOrderByReference, insertOrderGrant, type OrderRow } from './orders-queries.ts'

/** How long a visitor who named the right contact may upload the order's proof, and request refunds of a guest's. */
const grantMinutes = 30

/**
 * Finds an order by its id or reference and the email or phone given with it. A wrong id, a wrong contact and an empty
 * one cause the same error. The visitor's session, if any, gets a grant: see `findOrderOpenTo`.
 */
export async function lookUpOrder(
  context: Context,
  named: string,
  contact: Query<typeof trackOrder>,
  { session, source }: { session: Session | undefined; source: string | undefined },
  locale: Locale,
) {
  const reference = readOrderReference(named, await findOrderPrefix(context.db))
  const order = await findNamedOrder(context, named, reference)
  // Counted by the normalised input, so that the limit does not reveal whether the order exists.
  await takeFromAllowance(
    context,
    `look-up ${reference ?? named.toLowerCase().slice(0, 60)}`,
    lookUpsPerOrderAndHour,
    3600,
  )
  const atMost = await tightened(context, 'orders', lookUpsOfSourceAndHour)
  await takeFromAllowance(context, `look-ups of ${keyOf(context, source ?? 'own')}`, atMost, 3600)
  const isProved = order && (isContactOf(order, contact) || (await isTokenOf(context, order, contact.token)))
  if (!isProved) {
    await noteWrongGuess(context, 'orders', source && keyOf(context, source))
    throw new AppError('order-not-found')
  }
  const isOwn = session?.accountId === order.account_id
  if (session && !isOwn) {
    await ensureGuestAccount(context.db, session.accountId, locale)
    const expiresAt = new Date(context.clock.now().getTime() + grantMinutes * 60_000)
    await insertOrderGrant(context.db, order.id, session.accountId, expiresAt)
  }
  const is_of_member = !(await isOfGuest(context.db, order))
  const tracked = await trackedOf(context, order, locale)
  // Members read in their account what the studio wrote to them.
  const proof_refusal = isOwn || !is_of_member ? tracked.proof_refusal : null
  return { data: { ...tracked, proof_refusal, is_own: isOwn, is_of_member } }
}

async function findNamedOrder(context: Context, named: string, reference: string | undefined) {
  if (isId(named)) return findOrderById(context.db, named.toLowerCase())
  return reference ? findOrderByReference(context.db, reference) : undefined
}

function isContactOf(order: OrderRow, { email, phone }: Query<typeof trackOrder>): boolean {
  const typedEmail = email?.trim().toLowerCase() ?? ''
  const typedPhone = phone ?? ''
  if (typedEmail !== '' && (!isEmail(typedEmail) || !isSame(typedEmail, order.email))) return false
  if (typedPhone !== '' && !isSame(typedPhone, order.phone)) return false
  return typedEmail !== '' || typedPhone !== ''
}

/** Whether a token is that of the payment link sent by staff. */
async function isTokenOf({ db }: Context, order: OrderRow, token: string | undefined): Promise<boolean> {
  return token !== undefined && isSame(token, await paymentToken(db, order.id))
}

function isSame(typed: string, stored: string | null): boolean {
  if (!stored) return false
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(typed), digest(stored))
}
