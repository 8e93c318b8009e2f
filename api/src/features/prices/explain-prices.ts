import type { explanationLine } from '@fitout/contract/cart.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { prices as cn } from '@fitout/contract/messages/cn/prices.ts'
import { prices as en } from '@fitout/contract/messages/en/prices.ts'
import { prices as zh } from '@fitout/contract/messages/zh/prices.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { z } from 'zod'
import type { PricedCart, PriceStep } from './price-cart.ts'

const words = { zh, cn, en }

/** Each step of a calculation in words, with the total at its end. */
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
    case 'shipping':
      return `${step.isFree ? words[locale].freeShipping : words[locale].shipping}${words[locale].separator}${courierTitle}`
  }
}
