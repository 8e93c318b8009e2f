import { maximumQuantity } from '@fitout/contract/limits.ts'
import { inLocale } from '@fitout/contract/locales.ts'
import { QuantityStepper } from '@fitout/ui/quantity-stepper.tsx'
import { useTranslations } from 'use-intl'
import type { CartItem } from '../../shared/booking/chosen-cart.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'

/**
 * The quantity of a line; services are booked once. Quantities above the stock are allowed, and answered with what is
 * available.
 */
export function LineQuantity({ item, onChange }: { item: CartItem; onChange: (qty: number) => void }) {
  const t = useTranslations('cart')
  const title = inLocale(item.product_title, useLocale())
  if (item.kind === 'SERVICE' && item.qty === 1) return <span />
  return (
    <QuantityStepper
      size="small"
      value={item.qty}
      maximum={maximumQuantity}
      onChange={onChange}
      isDisabled={item.available_qty === 0}
      words={{ quantity: t('quantityOf', { title }), fewer: t('fewer'), more: t('more') }}
    />
  )
}
