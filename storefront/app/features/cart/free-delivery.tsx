import { formatMoney } from '@fitout/ui/money.ts'
import { useTranslations } from 'use-intl'
import { useShop } from '../../shared/page/shop.tsx'

/** How much more makes delivery free, as words and as a line that fills. */
export function FreeDelivery({ subtotal }: { subtotal: number }) {
  const t = useTranslations('cart')
  const { freeShippingFrom } = useShop()
  if (freeShippingFrom <= 0) return null
  const missing = Math.max(0, freeShippingFrom - subtotal)
  return (
    <div className="grid gap-1.5">
      <p className={`text-caption ${missing > 0 ? 'text-muted' : 'text-moss'}`}>
        {missing > 0 ? t('missingForFree', { amount: formatMoney(missing) }) : t('freeDelivery')}
      </p>
      <div aria-hidden="true" className="h-0.5 overflow-hidden bg-stone">
        <div
          className="h-full origin-left bg-moss transition-transform"
          style={{ scale: `${Math.min(1, subtotal / freeShippingFrom)} 1` }}
        />
      </div>
    </div>
  )
}
