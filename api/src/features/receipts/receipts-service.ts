import { stageOf } from '@fitout/contract/handover.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { cardBrands as cnBrands } from '@fitout/contract/messages/cn/card-brands.ts'
import { packingSlips as cnSlips } from '@fitout/contract/messages/cn/packing-slips.ts'
import { receipts as cn } from '@fitout/contract/messages/cn/receipts.ts'
import { cardBrands as enBrands } from '@fitout/contract/messages/en/card-brands.ts'
import { packingSlips as enSlips } from '@fitout/contract/messages/en/packing-slips.ts'
import { receipts as en } from '@fitout/contract/messages/en/receipts.ts'
import { cardBrands as zhBrands } from '@fitout/contract/messages/zh/card-brands.ts'
import { packingSlips as zhSlips } from '@fitout/contract/messages/zh/packing-slips.ts'
import { receipts as zh } from '@fitout/contract/messages/zh/receipts.ts'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { createGate } from '../../http/gate.ts'
import { requireLatest } from '../configuration/configuration-service.ts'
import {
  type OrderOnPaper,
  requireOrderToPack,
  requirePaidOrder,
  requirePaidOrderForStaff,
} from '../orders/orders-service.ts'
import { refundedUnitsOf } from '../refund-requests/refund-requests-service.ts'
import type { Head, Studio } from './pdf-head.ts'
import { setPackingSlip } from './set-packing-slip.ts'
import { type PaymentReceipt, setPaymentReceipt } from './set-payment-receipt.ts'
import { setReceipt } from './set-receipt.ts'

const words = { zh, cn, en }
const slipWords = { zh: zhSlips, cn: cnSlips, en: enSlips }
const brands: Record<Locale, Record<string, string>> = { zh: zhBrands, cn: cnBrands, en: enBrands }
const channelKeys = { BANK_TRANSFER: 'bank_transfer', FPS: 'fps', PAYME: 'payme' } as const

// Setting type is work for the processor, so that few do it at a time.
const gate = createGate({ atOnce: 2, waiting: 20 })

/** The receipt of a paid order as a PDF, from the figures that are kept with it. Throws `no-receipt-yet`. */
export async function sendReceipt(context: Context, accountId: string, orderId: string, locale: Locale) {
  return receiptOf(context, await requirePaidOrder(context, accountId, orderId, locale), locale)
}

/** The same for staff, in the order's language unless another is chosen. */
export async function sendReceiptToStaff(context: Context, orderId: string, language: Locale | undefined) {
  const { order, locale } = await requirePaidOrderForStaff(context, orderId, language)
  return receiptOf(context, order, locale)
}

async function receiptOf(context: Context, order: OrderOnPaper, locale: Locale): Promise<Response> {
  const { studio, constants } = await headOf(context, locale)
  const channel = order.payment_channel && constants.payment_channels[channelKeys[order.payment_channel]].title
  const wayByMoney = channel ? inLocale(channel, locale) : cardOf(order, locale)
  const wayPaid = order.totals.total_price === 0 ? words[locale].covered : wayByMoney
  return pdf(
    `${order.reference}.pdf`,
    await gate(() => setReceipt({ order, studio, wayPaid, words: words[locale], locale })),
  )
}

/** The sheet for a parcel; units that were refunded before it left are not in it. Throws `nothing-to-pack`. */
export async function sendPackingSlip(context: Context, orderId: string, language: Locale | undefined) {
  const { order, locale } = await requireOrderToPack(context, orderId, language)
  const isHere = stageOf(order) === 'COLLECTION.shipped' || order.delivery_status === 'preparing'
  const refunded = isHere ? await refundedUnitsOf(context.db, order._id) : new Map()
  const lines = order.lines
    .filter(({ kind }) => kind === 'GOODS')
    .map((line) => (line.is_gift ? line : { ...line, qty: line.qty - (refunded.get(line.product_variant_id) ?? 0) }))
    .filter(({ qty }) => qty > 0)
  if (lines.length === 0) throw new AppError('nothing-to-pack')
  const { studio } = await headOf(context, locale)
  const slip = { order: { ...order, lines }, studio, words: slipWords[locale], locale }
  return pdf(`${order.reference}-packing-slip.pdf`, await gate(() => setPackingSlip(slip)))
}

/** The receipt of a renovation's payment; `title`, `recipient` and `facts` say which. */
export async function makePaymentReceipt(
  context: Context,
  { title, recipient, facts, ...receipt }: Omit<PaymentReceipt, 'head'> & Omit<Head, 'studio'>,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { studio } = await headOf(context, locale)
  return gate(() => setPaymentReceipt({ ...receipt, head: { studio, title, recipient, facts } }, locale))
}

async function headOf(context: Context, locale: Locale) {
  const { 'customer-layout': layout, 'shop-constants': constants } = await requireLatest(context)
  const { address, phone, email } = layout.footer.store_information
  const studio: Studio = {
    name: inLocale(layout.navbar.logo.title, locale),
    contact: [address, phone, email].map(({ title }) => inLocale(title, locale)),
  }
  return { studio, constants }
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
  return words[locale].card.replace('{brand}', brand).replace('{digits}', card.last_four)
}
