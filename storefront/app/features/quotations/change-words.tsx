import type { Words } from '@fitout/contract/locales.ts'
import { type LocalisedText, localisedText } from '@fitout/contract/localised.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { showDate } from '../../shared/i18n/shop-dates.ts'
import { showQuantity, useNames } from '../../shared/renovations/quotation-names.ts'

const money = new Set(['unit_price', 'amount', 'delay_per_day'])
const days = new Set(['valid_until', 'start', 'end'])
const texts = new Set(['title', 'material', 'cooling_off_reason'])

/** Formats a value of a version for a line; texts that are too long are left out. */
export function useValueWords() {
  const t = useTranslations('quotations')
  const names = useNames()
  const locale = useLocale()
  const keys: Record<string, (key: string) => string> = { kind: names.kind, room: names.room, unit: names.unit }

  function plain(field: string, value: unknown): string {
    if (money.has(field)) return formatMoney(Number(value))
    if (days.has(field)) return showDate(String(value))
    if (field === 'qty') return showQuantity(Number(value))
    if (field === 'delay_cap') return `${Number(value) / 100}%`
    if (field === 'work_days') return t(`changes.workDays.${value as 'MON_FRI' | 'MON_SAT'}`)
    if (field === 'is_default') return t(value ? 'changes.yes' : 'changes.no')
    return keys[field]?.(String(value)) ?? String(value)
  }

  return (field: string, value: unknown): LocalisedText | undefined => {
    if (field === 'discount') return { text: formatMoney((value as { amount: number } | null)?.amount ?? 0) }
    if (field === 'room' && value === null) return { text: names.room('') }
    if (texts.has(field)) {
      const localised = localisedText(value as Words | null, locale)
      return localised.text === '' ? { text: t('changes.nothing') } : localised
    }
    if (value === null) return { text: t('changes.nothing') }
    return typeof value === 'object' ? undefined : { text: plain(field, value) }
  }
}
