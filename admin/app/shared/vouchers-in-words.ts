import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import type { useTranslate } from './i18n.ts'
import { counted } from './counted.ts'

type Taken = { title: Words; points: number }

/** Clawed-back vouchers with their prices, grouped by kind. */
export function vouchersInWords(vouchers: readonly Taken[], t: ReturnType<typeof useTranslate>, locale: Locale) {
  const kinds = Map.groupBy(vouchers, ({ title, points }) => `${points} ${JSON.stringify(title)}`)
  return [...kinds.values()].flatMap((alike) => {
    const [one] = alike
    if (!one) return []
    const values = { title: inLocale(one.title, locale), points: counted(one.points), count: alike.length }
    return [t(`refundRequests.${alike.length > 1 ? 'vouchersCost' : 'voucherCost'}`, values)]
  })
}
