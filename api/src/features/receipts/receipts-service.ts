import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { cardBrands as cnBrands } from '@fitout/contract/messages/cn/card-brands.ts'
import { receipts as cn } from '@fitout/contract/messages/cn/receipts.ts'
import { cardBrands as enBrands } from '@fitout/contract/messages/en/card-brands.ts'
import { receipts as en } from '@fitout/contract/messages/en/receipts.ts'
import { cardBrands as zhBrands } from '@fitout/contract/messages/zh/card-brands.ts'
import { receipts as zh } from '@fitout/contract/messages/zh/receipts.ts'
import type { Context } from '../../context.ts'
import { createGate } from '../../http/gate.ts'
import { requireLatest } from '../configuration/configuration-service.ts'
import { type OrderOnPaper, requirePaidOrder } from '../orders/orders-service.ts'
import { setReceipt } from './set-receipt.ts'

const words = { zh, cn, en }
const brands: Record<Locale, Record<string, string>> = { zh: zhBrands, cn: cnBrands, en: enBrands }
const channelKeys = { BANK_TRANSFER: 'bank_transfer', FPS: 'fps', PAYME: 'payme' } as const

// Setting type is work for the processor, so that few do it at a time.
const gate = createGate(2, 20)

/** The receipt of a paid order as a PDF, from the figures that are kept with it. Throws `no-receipt-yet`. */
export async function sendReceipt(context: Context, accountId: string, orderId: string, locale: Locale) {
  const order = await requirePaidOrder(context, accountId, orderId, locale)
  const { 'customer-layout': layout, 'shop-constants': constants } = await requireLatest(context)
  const { address, phone, email } = layout.footer.store_information
  const studio = {
    name: inLocale(layout.navbar.logo.title, locale),
    contact: [address, phone, email].map(({ title }) => inLocale(title, locale)),
  }
  const channel = order.payment_channel && constants.payment_channels[channelKeys[order.payment_channel]].title
  const wayByMoney = channel ? inLocale(channel, locale) : cardOf(order, locale)
  const wayPaid = order.totals.total_price === 0 ? words[locale].covered : wayByMoney
  const bytes = await gate(() => setReceipt({ order, studio, wayPaid, words: words[locale], locale }))
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${order.reference}.pdf"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

function cardOf({ paid_by: card }: OrderOnPaper, locale: Locale): string {
  if (!card) return words[locale].online
  const brand = brands[locale][card.brand] ?? brands[locale]['other'] ?? ''
  return words[locale].card.replace('{brand}', brand).replace('{digits}', card.last_four)
}
