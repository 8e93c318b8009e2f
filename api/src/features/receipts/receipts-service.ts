import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { cardBrands as cnBrands } from '@fitout/contract/messages/cn/card-brands.ts'
import { packingSlips as cnSlips } from '@fitout/contract/messages/cn/packing-slips.ts'
import { receivedChannels as cnReceived } from '@fitout/contract/messages/cn/received-channels.ts'
import { receipts as cn } from '@fitout/contract/messages/cn/receipts.ts'
import { cardBrands as enBrands } from '@fitout/contract/messages/en/card-brands.ts'
import { packingSlips as enSlips } from '@fitout/contract/messages/en/packing-slips.ts'
import { receivedChannels as enReceived } from '@fitout/contract/messages/en/received-channels.ts'
import { receipts as en } from '@fitout/contract/messages/en/receipts.ts'
import { cardBrands as zhBrands } from '@fitout/contract/messages/zh/card-brands.ts'
import { packingSlips as zhSlips } from '@fitout/contract/messages/zh/packing-slips.ts'
import { receivedChannels as zhReceived } from '@fitout/contract/messages/zh/received-channels.ts'
import { receipts as zh } from '@fitout/contract/messages/zh/receipts.ts'
import { formatDollars, toCents, toDollars } from '@fitout/contract/money.ts'
import type { ReceivedChannel } from '@fitout/contract/payments.ts'
import type { PaperOfMany } from '@fitout/contract/staff/receipts.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createLimiter } from '../../http/limiter.ts'
import { fillIn } from '../../words.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import { type OrderOnPaper, requirePaidOrder, requirePaidOrderForStaff } from '../orders/orders-service.ts'
import { packedOrders, requirePackedOrder } from './packed-orders.ts'
import { placesToPick } from './places-to-pick.ts'
import { openPdf, type PdfDocument } from './pdf-document.ts'
import { findLetterhead } from './letterhead.ts'
import type { Head, Studio } from './pdf-head.ts'
import { drawLabels } from './draw-labels.ts'
import { drawPackingSlip, titleOf } from './draw-packing-slip.ts'
import { drawPaymentReceipt, type PaymentReceipt } from './draw-payment-receipt.ts'
import { drawPickList } from './draw-pick-list.ts'
import { drawReceipt, type Receipt, titleOfReceipt } from './draw-receipt.ts'

const words = { zh, cn, en }
const slipWords = { zh: zhSlips, cn: cnSlips, en: enSlips }
const received = { zh: zhReceived, cn: cnReceived, en: enReceived }
const brands: Record<Locale, Record<string, string>> = { zh: zhBrands, cn: cnBrands, en: enBrands }
const channelKeys = { BANK_TRANSFER: 'bank_transfer', FPS: 'fps', PAYME: 'payme' } as const

// Typesetting needs the processor, so concurrency is limited.
const limited = createLimiter({ atOnce: 2, waiting: 20 })

/** The receipt of a paid order as a PDF, from its stored amounts. Throws `no-receipt-yet`. */
export async function sendReceipt(context: Context, accountId: string, orderId: string, locale: Locale) {
  return receiptOf(context, await requirePaidOrder(context, accountId, orderId, locale), locale)
}

/** As `sendReceipt`, for staff, in the order's language unless another is chosen. */
export async function sendReceiptToStaff(context: Context, orderId: string, language: Locale | undefined) {
  const { order, locale } = await requirePaidOrderForStaff(context, orderId, language)
  return receiptOf(context, order, locale)
}

async function receiptOf(context: Context, order: OrderOnPaper, locale: Locale): Promise<Response> {
  const receipt = await readReceipt(context, order, await findLetterhead(context, locale), locale)
  const document = openPdf(locale, { Title: titleOfReceipt(receipt), Author: receipt.studio.name })
  drawReceipt(document, receipt)
  return pdf(`${order.reference}.pdf`, await limited(document.bytes))
}

async function readReceipt(context: Context, order: OrderOnPaper, studio: Studio, locale: Locale): Promise<Receipt> {
  const { payment_channels: channels } = await requireShopConstants(context)
  const nameOf = (channel: ReceivedChannel) =>
    isConfigured(channel) ? inLocale(channels[channelKeys[channel]].title, locale) : received[locale][channel]
  const waysPaid = order.totals.total_price === 0 ? [words[locale].covered] : waysOf(order, nameOf, locale)
  return { order, studio, waysPaid, words: words[locale], locale }
}

const isConfigured = (channel: ReceivedChannel): channel is keyof typeof channelKeys => channel in channelKeys

/** How the payments came, with the amounts if in several ways; where staff did not say, as the customer chose. */
function waysOf(order: OrderOnPaper, nameOf: (channel: ReceivedChannel) => string, locale: Locale): string[] {
  const { payment_channel: chosen, payments } = order
  const otherwise = chosen ? nameOf(chosen) : cardOf(order, locale)
  const sums = new Map<string, number>()
  for (const { amount, by, channel } of payments.filter((payment) => payment.amount > 0)) {
    const way = channel ? nameOf(channel) : by === 'CARD' ? cardOf(order, locale) : otherwise
    sums.set(way, (sums.get(way) ?? 0) + toCents(amount))
  }
  if (sums.size < 2) return [[...sums.keys()][0] ?? otherwise]
  // If something was returned, they would add up to more than the total.
  if (payments.some(({ amount }) => amount < 0)) return [...sums.keys()]
  return [...sums].map(([way, cents]) => `${way} · ${formatDollars(toDollars(cents))}`)
}

/** The packing slip of an order. Throws `nothing-to-pack`. */
export async function sendPackingSlip(context: Context, orderId: string, language: Locale | undefined) {
  const { order, locale } = await requirePackedOrder(context, orderId, language)
  const studio = await findLetterhead(context, locale)
  const slip = { order, studio, words: slipWords[locale], locale }
  const document = openPdf(locale, { Title: titleOf(slip), Author: studio.name })
  drawPackingSlip(document, slip)
  return pdf(`${order.reference}-packing-slip.pdf`, await limited(document.bytes))
}

type Papers = { of: PaperOfMany; ids: readonly string[]; language?: Locale | undefined }

/**
 * One document for many orders; `locale` is the language of the page. Throws `order-not-found`, `nothing-to-pack`,
 * `no-receipt-yet`.
 */
export async function sendOrderPapers(context: Context, papers: Papers, locale: Locale) {
  const { of, language } = papers
  const own = language ?? locale
  const texts = slipWords[own]
  const title = {
    'packing-slips': texts.title,
    labels: texts.labels,
    'pick-list': texts.pickList,
    receipts: words[own].title,
  }[of]
  const studio = await findLetterhead(context, own)
  const document = openPdf(own, { Title: title, Author: studio.name })
  if (of === 'receipts') await setReceipts(context, document, papers)
  else await setPacked(context, document, { ...papers, of }, { studio, locale: own })
  return pdf(`${of}.pdf`, await limited(document.bytes))
}

type Page = { studio: Studio; locale: Locale }

/** The documents for packing. */
async function setPacked(
  context: Context,
  document: PdfDocument,
  { of, ids, language }: Papers & { of: Exclude<PaperOfMany, 'receipts'> },
  { studio, locale }: Page,
): Promise<void> {
  const packed = await packedOrders(context, ids, language)
  const parcels = of === 'labels' ? packed.filter(({ order }) => order.handover === 'PARCEL') : packed
  if (parcels.length === 0) throw new AppError('nothing-to-pack')
  const orders = parcels.map(({ order }) => order)
  if (of === 'labels') drawLabels(document, { parcels, studio, locale })
  else if (of === 'pick-list')
    drawPickList(document, { places: await placesToPick(context, orders), words: slipWords[locale], locale })
  else
    await setEach(context, document, parcels, (page) =>
      drawPackingSlip(document, { ...page, words: slipWords[page.locale] }),
    )
}

async function setReceipts(context: Context, document: PdfDocument, { ids, language }: Papers): Promise<void> {
  const paid = []
  for (const id of ids) paid.push(await requirePaidOrderForStaff(context, id, language))
  await setEach(context, document, paid, async ({ order, studio, locale }) =>
    drawReceipt(document, await readReceipt(context, order, studio, locale)),
  )
}

type InLanguage<Order> = { order: Order; locale: Locale }

/** Each order begins a page, in its language. */
async function setEach<Order>(
  context: Context,
  document: PdfDocument,
  orders: readonly InLanguage<Order>[],
  draw: (page: InLanguage<Order> & Page) => void | Promise<void>,
): Promise<void> {
  const studios = new Map<Locale, Studio>()
  for (const [at, { order, locale }] of orders.entries()) {
    // The file contains the same logo only once.
    const studio = studios.get(locale) ?? (await findLetterhead(context, locale))
    studios.set(locale, studio)
    if (at > 0) document.turn(Number.POSITIVE_INFINITY)
    await draw({ order, studio, locale })
  }
}

/** The receipt of a renovation's payment, identified by `title`, `recipient` and `facts`. */
export async function makePaymentReceipt(
  context: Context,
  { title, recipient, facts, ...receipt }: Omit<PaymentReceipt, 'head'> & Omit<Head, 'studio'>,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const studio = await findLetterhead(context, locale)
  return limited(() => drawPaymentReceipt({ ...receipt, head: { studio, title, recipient, facts } }, locale))
}

export function pdf(name: string, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

function cardOf({ paid_by: card }: OrderOnPaper, locale: Locale): string {
  if (!card) return words[locale].online
  const brand = brands[locale][card.brand] ?? brands[locale]['other'] ?? ''
  return fillIn(words[locale].card, { brand, digits: card.last_four })
}
