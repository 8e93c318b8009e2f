import type { cart, explanationLine } from '@fitout/contract/cart.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { prices as cn } from '@fitout/contract/messages/cn/prices.ts'
import { prices as en } from '@fitout/contract/messages/en/prices.ts'
import { prices as zh } from '@fitout/contract/messages/zh/prices.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { z } from 'zod'
import { fillIn } from '../../words.ts'
import type { PricedCart, PriceStep } from './price-cart.ts'
import type { NearOffer } from './shop-wide.ts'
import type { PriceVoucher, VoucherRefusal } from './voucher.ts'

const words = { zh, cn, en }

/** Each step of a calculation in words, ending with the total. */
export function explainPrices(
  priced: Pick<PricedCart, 'steps' | 'total'>,
  courierTitle: string,
  locale: Locale,
): z.input<typeof explanationLine>[] {
  const lines = priced.steps.map((step) => ({
    step: step.step,
    amount: toDollars(step.amount),
    message: stepWords(step, courierTitle, locale),
  }))
  return [...lines, { step: 'total', amount: toDollars(priced.total), message: words[locale].total }]
}

function stepWords(step: PriceStep, courierTitle: string, locale: Locale): string {
  switch (step.step) {
    case 'subtotal':
      return words[locale].subtotal
    case 'product-discount':
      return words[locale].productDiscount
    case 'free-units':
    case 'shop-discount':
    case 'voucher':
      return `${inLocale(step.offer.title, locale)}${step.offer.times > 1 ? ` × ${step.offer.times}` : ''}`
    case 'shipping':
      return `${step.isFree ? words[locale].freeShipping : words[locale].shipping}${words[locale].separator}${courierTitle}`
    case 'remote-area':
      return `${words[locale].remoteArea}${words[locale].separator}${inLocale(step.title, locale)}`
  }
}

/** What would unlock each of the offers that are nearly reached. */
export function presentNearOffers(near: readonly NearOffer[], locale: Locale): z.input<typeof cart>['near_offers'] {
  return near.map(({ title, missing }) => ({
    title,
    missing_spend: missing.spend > 0 ? toDollars(missing.spend) : null,
    missing_qty: missing.quantity > 0 ? missing.quantity : null,
    message: nearWords(inLocale(title, locale), missing, locale),
  }))
}

function nearWords(title: string, { spend, quantity }: NearOffer['missing'], locale: Locale): string {
  const texts = words[locale]
  const wishes = [
    ...(spend > 0 ? [fillIn(texts.spendMore, { amount: formatDollars(toDollars(spend)) })] : []),
    ...(quantity > 0 ? [fillIn(texts.addMore, { count: quantity })] : []),
  ]
  return `${wishes.join(texts.and)}${texts.separator}${title}`
}

const missed = { unknown: 'voucherUnknown', over: 'voucherOver', used: 'voucherUsed' } as const

/** Why a typed code has no effect; null if it has. */
export function explainRefusal(
  voucher: PriceVoucher | 'unknown' | 'over' | 'used',
  refusal: VoucherRefusal | undefined,
  locale: Locale,
): string | null {
  if (typeof voucher === 'string') return words[locale][missed[voucher]]
  if (!refusal) return null
  if (refusal.missing) return nearWords(inLocale(voucher.title, locale), refusal.missing, locale)
  if (refusal.reason === 'needs-account') return words[locale].voucherNeedsAccount
  return refusal.reason === 'nothing-in-scope' ? words[locale].voucherElsewhere : words[locale].voucherSavesNothing
}
