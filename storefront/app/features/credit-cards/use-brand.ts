import { useTranslations } from 'use-intl'
import type { Card } from './use-cards.ts'

const known = ['visa', 'mastercard', 'unionpay', 'amex', 'jcb'] as const

/** The display name of a card brand; unknown ones are just a card. */
export function useBrand() {
  const t = useTranslations('creditCards')
  return ({ brand }: Card) => t(`brands.${known.find((key) => key === brand) ?? 'other'}`)
}
