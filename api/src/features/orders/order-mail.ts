import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { orderMails as cn } from '@fitout/contract/messages/cn/order-mails.ts'
import { orderMails as en } from '@fitout/contract/messages/en/order-mails.ts'
import { orderMails as zh } from '@fitout/contract/messages/zh/order-mails.ts'
import { hongKongTime, showDay } from '@fitout/contract/hong-kong-time.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { Context } from '../../context.ts'
import { isId } from '../../database/new-id.ts'
import { onOneConnection, together } from '../../database/sending-ahead.ts'
import type { Jobs, OrderEvent } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import { explainPrices } from '../prices/prices-service.ts'
import { type MailSection, sendMail } from '../mails/mails-service.ts'
import { paymentPart } from './order-mail-payment.ts'
import { collectionPlace } from './collection-place.ts'
import { balanceSection, changeSection } from './order-mail-change.ts'
import { hasOrderPayment } from './order-money-queries.ts'
import { openOf } from './order-money.ts'
import { orderLink } from './payment-link.ts'
import { findOrderById, listOrderLines, type OrderLineRow, type OrderRow } from './orders-queries.ts'
import { isOutdated } from './outdated-news.ts'
import { pointOf, stepsOf } from './present-order.ts'
import { trackingRow } from './tracking-row.ts'

const words = { zh, cn, en }

/** Events with mails that state how to pay. */
const asksForMoney = new Set<OrderEvent>(['placed', 'changed', 'part-paid', 'payment-link'])

/** Mails the customer news of the order, in its language. Idempotent per job. */
export async function sendOrderMail(context: Context, { orderId, event, of }: Jobs['order-mail']): Promise<void> {
  const [order, lines, studio] = await onOneConnection(context.db, (db) =>
    together([findOrderById(db, orderId), listOrderLines(db, [orderId]), findStudio({ db })]),
  )
  if (!order?.email) return
  // The payment was confirmed by mistake and undone.
  if (event === 'paid' && order.payment_status === 'unpaid') return
  if (isOutdated(order, { event, ...(of && { of }) })) return
  // Likewise a part; a job of the former release names a version instead of the payment.
  if (event === 'part-paid' && of && isId(of) && !(await hasOrderPayment(context.db, of))) return
  // Another picture has been uploaded since; its own decision follows.
  if (event === 'proof-refused' && !order.proof_refused_at) return
  const locale = isLocale(order.language) ? order.language : 'zh'
  const text = words[locale]
  if (event === 'payment-link' && openOf(order) === 0) return
  const isAsked = asksForMoney.has(event)
  const payment = isAsked ? await paymentPart(context, order, text, locale) : undefined
  const news = textOf(text, event, order)
  const heading = fillIn(news.subject, { reference: order.reference })
  await sendMail(context, {
    id: idOf(order, event, of),
    to: order.email,
    recorded: { accountId: order.account_id, kind: `order-${event}`, about: { is: 'order', id: order.id } },
    locale,
    heading,
    lead: [fillIn(text.greeting, { name: order.recipient_name }), news.lead],
    sections: [
      ...(event === 'changed' && of ? await changeSection(context, order, of, locale) : []),
      orderSection(order, lines, locale),
      ...balanceSection(order, locale),
      ...(payment?.sections ?? []),
      ...(event === 'proof-refused' ? refusalSection(order, locale) : []),
      ...(event === 'shipped' ? await trackingSection(context, order, locale) : []),
      ...(event === 'shipped' ? await collectionSection(context, order, locale) : []),
      ...(event === 'placed' || event === 'shipped' ? pointSection(order, locale) : []),
    ],
    action: await actionOf(context, order, event, locale),
    closing: text.closing,
    attachments: payment?.attachments ?? [],
    studio,
  })
}

/** A second refusal, change or payment is a separate mail. */
function idOf(
  { id, proof_refused_at: refusedAt, paid_at: paidAt, ...order }: OrderRow,
  event: OrderEvent,
  of?: string,
) {
  if (of) return `${id}-${event}-${of}`
  // The order was paid, changed and paid again.
  if (event === 'paid' && order.version > 1) return `${id}-${event}-${paidAt?.getTime()}`
  return event === 'proof-refused' ? `${id}-${event}-${refusedAt?.getTime()}` : `${id}-${event}`
}

/** Proofs exist for transfers only, and not every order is delivered to an address. */
function textOf(text: (typeof words)[Locale], event: OrderEvent, order: OrderRow): { subject: string; lead: string } {
  if (event === 'shipped' && order.handover === 'COLLECTION') return text.ready
  const { subject, lead } = text[event]
  if (event === 'shipped' && order.pick_up_point) return { subject, lead: text.shippedToPoint }
  if (event === 'cancelled-by-studio' && order.paid_cents > 0) return { subject, lead: text.cancelledAfterPayment }
  const key = event === 'expired' ? expiryOf(order) : event
  const ofServices: Partial<Record<typeof key, string>> = order.handover === 'SERVICE' ? text.ofServices : {}
  const leads: Partial<Record<typeof key, string>> = text.leads
  return { subject, lead: ofServices[key] ?? leads[key] ?? lead }
}

function expiryOf({ payment_method: method, proof_refused_at: refusedAt }: OrderRow) {
  if (method === 'ONLINE') return 'expiredOnline'
  return refusedAt ? 'expiredRefused' : 'expired'
}

function orderSection(order: OrderRow, lines: OrderLineRow[], locale: Locale): MailSection {
  const priced = { steps: stepsOf(order), total: order.total_cents }
  return {
    title: `${words[locale].reference} ${order.reference}`,
    rows: [
      ...lines.map((line) => ({
        label: [labelOf(line, locale), bookingOf(line, locale)].filter(Boolean).join(' · '),
        value: line.is_gift ? words[locale].gift : formatDollars(toDollars(line.subtotal_cents)),
      })),
      ...explainPrices(priced, inLocale(order.courier_title, locale), locale).map((step) => ({
        label: step.message,
        value: formatDollars(step.amount),
      })),
    ],
    paragraphs: [],
  }
}

function labelOf(line: OrderLineRow, locale: Locale): string {
  return `${inLocale(line.product_title, locale)} · ${inLocale(line.variant_title, locale)} × ${line.quantity}`
}

function bookingOf({ preferred_date: day, time_slot: slot, starts_at: starts }: OrderLineRow, locale: Locale): string {
  if (starts) {
    const [on = '', at = ''] = hongKongTime(starts).split(' ')
    return fillIn(words[locale].booked, { day: on, slot: at })
  }
  if (!day || !slot) return ''
  const { booked, slots } = words[locale]
  return fillIn(booked, { day: showDay(day), slot: slots[slot as keyof typeof slots] })
}

function refusalSection(order: OrderRow, locale: Locale): MailSection[] {
  if (!order.proof_refusal) return []
  const { refusalTitle: title, anotherBefore } = words[locale]
  const paragraphs = [order.proof_refusal]
  if (order.expires_at) paragraphs.push(fillIn(anotherBefore, { time: hongKongTime(order.expires_at) }))
  return [{ title, rows: [], paragraphs }]
}

async function trackingSection(context: Context, order: OrderRow, locale: Locale): Promise<MailSection[]> {
  const row = await trackingRow(context, order, words[locale])
  return row ? [{ title: inLocale(order.courier_title, locale), rows: [row], paragraphs: [] }] : []
}

/** The place of collection and the opening hours. */
async function collectionSection(context: Context, order: OrderRow, locale: Locale): Promise<MailSection[]> {
  if (order.handover !== 'COLLECTION') return []
  const rows = await collectionPlace(context, words[locale], locale)
  return rows.length > 0 ? [{ title: inLocale(order.courier_title, locale), rows, paragraphs: [] }] : []
}

/** The pick-up point with its code. */
function pointSection(order: OrderRow, locale: Locale): MailSection[] {
  const point = pointOf(order)
  if (!point) return []
  const { pickUpTitle, pickUpCode, pickUpAddress, pickUpHours } = words[locale]
  const rows = [
    { label: pickUpTitle, value: inLocale(point.title, locale) },
    { label: pickUpCode, value: point.code },
    { label: pickUpAddress, value: inLocale(point.address, locale) },
    { label: pickUpHours, value: inLocale(point.hours, locale) },
  ]
  return [{ title: pickUpTitle, rows: rows.filter(({ value }) => value !== ''), paragraphs: [] }]
}

async function actionOf(context: Context, order: OrderRow, event: OrderEvent, locale: Locale) {
  const { follow: title, followHint, openHint } = words[locale]
  const isToPay = event !== 'placed' && asksForMoney.has(event) && openOf(order) > 0
  const { isOpening, url } = await orderLink(context, order, locale, isToPay)
  return { title, hint: isOpening ? openHint : followHint, url }
}
