import { useTranslations } from 'use-intl'
import { BookedLine } from './booked-line.tsx'
import type { CartItem } from './chosen-cart.ts'

/** The free gifts that come with the chosen lines. */
export function GiftLines({ gifts, className }: { gifts: CartItem[]; className?: string }) {
  const t = useTranslations('cart')
  if (gifts.length === 0) return null
  return (
    <div className={className}>
      <h3 className="mb-4 text-caption text-moss">{t('gifts')}</h3>
      <ul className="grid gap-5">
        {gifts.map((gift) => (
          <li key={gift.product_variant_id}>
            <BookedLine line={gift} isGift />
          </li>
        ))}
      </ul>
    </div>
  )
}
