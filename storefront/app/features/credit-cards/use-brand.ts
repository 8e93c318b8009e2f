import { useTranslations } from 'use-intl'
import type { Card } from './use-cards.ts'

const known = ['visa', 'mastercard', 'unionpay', 'amex', 'jcb'] as const

/** A card's brand as people know it; one that we have no name for is a card. */
export function useBrand() {
  const t = useTranslations('creditCards')
  return ({ brand }: Card) => t(`brands.${known.find((key) => key === brand) ?? 'other'}`)
}
