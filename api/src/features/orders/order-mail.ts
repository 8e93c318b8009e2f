import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { orderMails as cn } from '@fitout/contract/messages/cn/order-mails.ts'
import { orderMails as en } from '@fitout/contract/messages/en/order-mails.ts'
import { orderMails as zh } from '@fitout/contract/messages/zh/order-mails.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import { pathTo, withQuery } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/queues.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import { explainPrices } from '../prices/prices-service.ts'
import { type MailSection, sendMail } from '../mails/mails-service.ts'
import { findOrderById, listOrderLines, type OrderLineRow, type OrderRow } from './orders-queries.ts'
import { stepsOf } from './present-order.ts'

const words = { zh, cn, en }

/** Writes to the customer, in the order's language, what has happened to it. The same job twice is the same mail. */
export async function sendOrderMail(context: Context, { orderId, event }: Jobs['order-mail']): Promise<void> {
  const order = await findOrderById(context.db, orderId)
  if (!order?.email) return
  const locale = isLocale(order.language) ? order.language : 'zh'
  const lines = await listOrderLines(context.db, [orderId])
  const text = words[locale]
  const heading = fill(text[event].subject, { reference: order.reference })
  await sendMail(context, {
    id: `${orderId}-${event}`,
    to: order.email,
    locale,
    heading,
    lead: [fill(text.greeting, { name: order.recipient_name }), text[event].lead],
    sections: [
      orderSection(order, lines, locale),
      ...(event === 'placed' ? [await paymentSection(context, order, locale)] : []),
      ...(event === 'proof-refused' ? refusalSection(order, locale) : []),
      ...(event === 'shipped' ? trackingSection(order, locale) : []),
    ],
    action: { title: text.follow, hint: text.followHint, url: trackingUrl(context, order, locale) },
    closing: text.closing,
  })
}

function orderSection(order: OrderRow, lines: OrderLineRow[], locale: Locale): MailSection {
  const priced = { steps: stepsOf(order), total: order.total_cents }
  return {
    title: `${words[locale].reference}: ${order.reference}`,
    rows: [
      ...lines.map((line) => ({
        label: `${inLocale(line.product_title, locale)} · ${inLocale(line.variant_title, locale)} × ${line.quantity}`,
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

async function paymentSection(context: Context, order: OrderRow, locale: Locale): Promise<MailSection> {
  const { payment_channels: channels } = await requireShopConstants(context)
  const text = words[locale]
  const rows = {
    BANK_TRANSFER: [
      { label: inLocale(channels.bank_transfer.bank_name, locale), value: channels.bank_transfer.account_number },
      { label: '', value: channels.bank_transfer.account_name },
    ],
    FPS: [
      { label: inLocale(channels.fps.title, locale), value: `${channels.fps.fps_id} · ${channels.fps.payee_name}` },
    ],
    PAYME: [{ label: inLocale(channels.payme.title, locale), value: channels.payme.account }],
  }[order.payment_channel as 'BANK_TRANSFER' | 'FPS' | 'PAYME']
  return {
    title: text.payTitle,
    rows: [...rows, { label: text.payReference, value: order.reference }],
    paragraphs: order.expires_at ? [fill(text.payBefore, { time: hongKongTime(order.expires_at) })] : [],
  }
}

function refusalSection(order: OrderRow, locale: Locale): MailSection[] {
  if (!order.proof_refusal) return []
  return [{ title: words[locale].refusalTitle, rows: [], paragraphs: [order.proof_refusal] }]
}

function trackingSection(order: OrderRow, locale: Locale): MailSection[] {
  if (!order.tracking_number) return []
  const rows = [{ label: words[locale].trackingNumber, value: order.tracking_number }]
  return [{ title: inLocale(order.courier_title, locale), rows, paragraphs: [] }]
}

function trackingUrl(context: Context, order: OrderRow, locale: Locale): string {
  const path = withQuery(pathTo('order-tracking', locale), { reference: order.reference })
  return context.config.publicUrl + path
}

function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
