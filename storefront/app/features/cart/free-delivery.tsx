import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useShop } from '../../shared/page/shop.tsx'

type Props = {
  subtotal: number
  /** The amount from which the chosen courier is free; otherwise the shop's general one. */
  from?: number
}

/** How much more makes delivery free, as text and as a progress bar. */
export function FreeDelivery({ subtotal, from }: Props) {
  const t = useTranslations('cart')
  const { freeShippingFrom } = useShop()
  const threshold = from ?? freeShippingFrom
  if (threshold <= 0) return null
  const missing = Math.max(0, threshold - subtotal)
  return (
    <div className="grid gap-1.5">
      <p className={`text-caption ${missing > 0 ? 'text-muted' : 'text-moss'}`}>
        {missing > 0 ? t('missingForFree', { amount: formatMoney(missing) }) : t('freeDelivery')}
      </p>
      <div aria-hidden="true" className="h-0.5 overflow-hidden bg-stone">
        <div
          className="h-full origin-left bg-moss transition-transform"
          style={{ scale: `${Math.min(1, subtotal / threshold)} 1` }}
        />
      </div>
    </div>
  )
}
