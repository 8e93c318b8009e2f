import { createHmac } from 'node:crypto'
import type { Locale } from '@fitout/contract/locales.ts'
import { orderDesk as cn } from '@fitout/contract/messages/cn/staff/order-desk.ts'
import { orderDesk as en } from '@fitout/contract/messages/en/staff/order-desk.ts'
import { orderDesk as zh } from '@fitout/contract/messages/zh/staff/order-desk.ts'
import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { fillIn } from '../../words.ts'
import { recordChange } from '../audit/audit-service.ts'
import { linkSecret } from '../consents/consents-service.ts'
import { openOf } from './order-money.ts'
import { languageOf, requireOrderId } from './order-views.ts'
import { findOrderById, findOrderForChange, type OrderRow } from './orders-queries.ts'

const words = { zh, cn, en }

/** The token with which its holder can track and pay one order, instead of a contact. */
export async function paymentToken(db: Database, orderId: string): Promise<string> {
  return createHmac('sha256', await linkSecret(db))
    .update(`order ${orderId}`)
    .digest('base64url')
}

/** The page for viewing and paying an order, without typing a contact. */
export async function paymentUrl(context: Context, { id, reference }: OrderRow, locale: Locale): Promise<string> {
  const token = await paymentToken(context.db, id)
  return context.config.publicUrl + withQuery(pathTo('order-tracking', locale), { reference, token })
}

/**
 * The link of a mail to an order. A customer of an order placed by staff has given no contact to type, so their link
 * opens the order itself, as does one that asks for money.
 */
export async function orderLink(context: Context, order: OrderRow, locale: Locale, isToPay = false) {
  const isOpening = isToPay || order.placed_by !== null
  const path = withQuery(pathTo('order-tracking', locale), { reference: order.reference })
  return { isOpening, url: isOpening ? await paymentUrl(context, order, locale) : context.config.publicUrl + path }
}

const minute = 60_000

/**
 * Mails again how to pay an order. Throws `order-not-found`, or `illegal-transition` if nothing is due, or there is no
 * address.
 */
export async function mailPaymentLinkByStaff(context: Context, by: { id: string }, orderId: string) {
  return transaction(context.db, async (trx) => {
    const order = await findOrderForChange(trx, requireOrderId(orderId))
    if (!order) throw new AppError('order-not-found')
    if (openOf(order) === 0 || !order.email) throw new AppError('illegal-transition')
    // Repeated within a minute, it is one mail.
    const of = String(Math.floor(context.clock.now().getTime() / minute))
    await context.jobs.enqueue(trx, 'order-mail', { orderId: order.id, event: 'payment-link', of })
    await recordChange(trx, by, {
      action: 'orders.send-link',
      subject: 'order',
      id: order.id,
      title: order.reference,
      before: undefined,
      after: { total_cents: openOf(order) },
    })
    return { email: order.email }
  })
}

/** The payment link with a message to send along. Throws `order-not-found`, or `illegal-transition` if nothing is due. */
export async function showPaymentLink(context: Context, orderId: string) {
  const order = await findOrderById(context.db, requireOrderId(orderId))
  if (!order) throw new AppError('order-not-found')
  if (openOf(order) === 0) throw new AppError('illegal-transition')
  const locale = languageOf(order)
  const payment_url = await paymentUrl(context, order, locale)
  const { greeting: ofAll, greetingRest, until } = words[locale].orderDesk
  const greeting = order.paid_cents > 0 ? greetingRest : ofAll
  const sentence = fillIn(order.expires_at ? `${greeting}${until}` : greeting, {
    name: order.recipient_name,
    reference: order.reference,
    total: formatDollars(toDollars(openOf(order))),
    until: order.expires_at ? hongKongTime(order.expires_at) : '',
  })
  // On its own line, since messengers take adjacent text for a part of the link.
  const text = `${sentence}\n${payment_url}`
  const number = `${order.area_code}${order.phone}`.replace(/\D/g, '')
  // With %20, as some phones show a plus in the message.
  return { payment_url, text, whatsapp_url: `https://wa.me/${number}?text=${encodeURIComponent(text)}` }
}
