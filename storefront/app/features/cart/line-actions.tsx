import { inLocale } from '@fitout/contract/locales.ts'
import { useTranslations } from 'use-intl'
import type { CartItem } from '../../shared/booking/chosen-cart.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { LineQuantity } from './line-quantity.tsx'

type Props = {
  item: CartItem
  note: string | undefined
  onQuantity: (qty: number) => void
  onRemove: () => void
}

export function LineActions({ item, note, onQuantity, onRemove }: Props) {
  const t = useTranslations('cart')
  const title = inLocale(item.product_title, useLocale())
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <LineQuantity item={item} onChange={onQuantity} />
        <button
          type="button"
          aria-label={t('removeLine', { title })}
          onClick={onRemove}
          className="line-link min-h-10 text-caption text-muted hover:text-ink"
        >
          {t('remove')}
        </button>
      </div>
      {note && <p className="text-caption text-amber">{note}</p>}
    </>
  )
}
