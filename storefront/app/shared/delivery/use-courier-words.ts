import { inLocale } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useLocale } from '../i18n/locale-provider.tsx'
import type { Courier } from './use-couriers.ts'

/** A courier's delivery time and free-delivery threshold, or why it cannot carry the parcels. */
export function useCourierWords() {
  const t = useTranslations('cart.couriers')
  const locale = useLocale()

  function estimate({ estimate: { min_days: min, max_days: max } }: Courier): string {
    if (max === 0) return t('noWait')
    return min === max ? t('sameDays', { days: max }) : t('days', { min, max })
  }

  function facts(courier: Courier, isFree: boolean): string {
    const freeFrom =
      !isFree && courier.free_from !== null ? t('freeFrom', { amount: formatMoney(courier.free_from) }) : ''
    return [estimate(courier), freeFrom].filter(Boolean).join(' · ')
  }

  function tooLarge({ limits }: Pick<Courier, 'limits'>): string {
    const parts = [
      limits.max_grams !== null && t('kilograms', { value: limits.max_grams / 1000 }),
      limits.max_side_mm !== null && t('side', { value: limits.max_side_mm / 10 }),
      limits.max_sum_mm !== null && t('sum', { value: limits.max_sum_mm / 10 }),
    ]
    return t('tooLarge', { limits: parts.filter(Boolean).join(locale === 'en' ? ', ' : '、') })
  }

  /** The surcharges of remote areas, in money and days. */
  function remote({ areas }: Courier): string[] {
    return areas.flatMap(({ title, surcharge, extra_days: days }) => {
      const added = [
        surcharge > 0 && t('surcharge', { amount: formatMoney(surcharge) }),
        days > 0 && t('extraDays', { days }),
      ].filter(Boolean)
      const name = inLocale(title, locale)
      return added.length > 0 ? [t('area', { name, added: added.join(locale === 'en' ? ', ' : '，') })] : []
    })
  }

  return { facts, tooLarge, remote }
}
