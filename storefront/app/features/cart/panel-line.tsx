import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { formatMoney } from '@fitout/ui/money.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { useTranslations } from 'use-intl'
import { useBookingWords } from '../../shared/booking/booking-words.ts'
import { type CartItem, freeUnitsOf, isAvailable } from '../../shared/booking/chosen-cart.ts'
import { LineTitle } from '../../shared/booking/line-title.tsx'
import { pictureIn } from '../../shared/catalogue/picture-in.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { LineActions } from './line-actions.tsx'

type Props = {
  item: CartItem
  note: string | undefined
  onQuantity: (qty: number) => void
  onRemove: () => void
  onFollow: () => void
}

export function PanelLine({ item, note, onQuantity, onRemove, onFollow }: Props) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const bookingWords = useBookingWords()
  const freeUnits = freeUnitsOf(item)
  return (
    <li className="grid gap-3 border-b border-stone py-5 last:border-b-0">
      <div className="flex gap-3">
        <Picture
          picture={pictureIn(item.image, locale)}
          sizes="72px"
          fitting={[64, 216]}
          ratio="square"
          isDecorative
          className="size-18 shrink-0"
        />
        <div className="min-w-0 flex-1 text-small">
          <LineTitle line={item} onFollow={onFollow} />
          <p lang={langOf(item.product_variant_title, locale)} className="text-caption text-muted">
            {inLocale(item.product_variant_title, locale)}
          </p>
          {item.booking && <p className="text-caption text-muted">{bookingWords(item.booking)}</p>}
          {!isAvailable(item) && <p className="text-caption text-brick">{t('notAccepted')}</p>}
          <p className="mt-1 flex flex-wrap gap-x-2 tabular-nums">
            {formatMoney(item.subtotal_price)}
            {item.original_subtotal_price > item.subtotal_price && (
              <s className="text-caption text-muted">
                <span className="sr-only">{t('original')} </span>
                {formatMoney(item.original_subtotal_price)}
              </s>
            )}
          </p>
          {freeUnits > 0 && <p className="text-caption text-moss">{t('freeUnits', { count: freeUnits })}</p>}
        </div>
      </div>
      <LineActions item={item} note={note} onQuantity={onQuantity} onRemove={onRemove} />
    </li>
  )
}
