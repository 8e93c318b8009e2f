import { inLocale, type Words } from '@fitout/contract/locales.ts'
import { roomTypes } from '@fitout/contract/project-options.ts'
import {
  quotationGroups,
  quotationLineKinds,
  quotationTerms,
  quotationUnits,
  unitOf,
} from '@fitout/contract/quotation-options.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../i18n/locale-provider.tsx'

type Options = readonly { key: string; title: Words }[]

/** At most three decimals, like the quantities themselves. */
export const showQuantity = (qty: number) => new Intl.NumberFormat('en-HK', { maximumFractionDigits: 3 }).format(qty)

/** The labels of the keys in a quotation. */
export function useNames() {
  const locale = useLocale()
  const t = useTranslations('quotations')
  const named = (options: Options, key: string) => inLocale(options.find((one) => one.key === key)?.title, locale)
  return {
    group: (key: string) => named(quotationGroups, key),
    room: (key: string) => named(roomTypes, key) || t('wholeHome'),
    unit: (key: string) => named(quotationUnits, key),
    counted: (key: string, qty: number) => inLocale(unitOf(key, qty), locale),
    kind: (key: string) => named(quotationLineKinds, key),
    term: (key: string) => named(quotationTerms, key),
  }
}
