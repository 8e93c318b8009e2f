import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { formatMoney } from '@fitout/ui/money.ts'
import { Picture } from '@fitout/ui/picture.tsx'
import { Price } from '@fitout/ui/price.tsx'
import { useTranslations } from 'use-intl'
import { type CartItem, freeUnitsOf, isAvailable } from '../../shared/booking/chosen-cart.ts'
import { LineTitle } from '../../shared/booking/line-title.tsx'
import { pictureIn } from '../../shared/catalogue/picture-in.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { inLanguage } from '../../shared/text/in-language.tsx'
import { LineActions } from './line-actions.tsx'
import type { Slot } from '../../shared/appointments/slots.ts'
import { ServiceBooking } from './service-booking.tsx'

type Props = {
  item: CartItem
  isChosen: boolean
  note: string | undefined
  onChoose: (isChosen: boolean) => void
  onQuantity: (qty: number) => void
  onBooking: (slot: Slot) => void
  onRemove: () => void
}

export function CartLine({ item, isChosen, note, onChoose, onQuantity, onBooking, onRemove }: Props) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const title = inLocale(item.product_title, locale)
  const canBeHad = isAvailable(item)
  const freeUnits = freeUnitsOf(item)
  return (
    <li className="grid grid-cols-[auto_4rem_minmax(0,1fr)] gap-x-3 gap-y-4 border-b border-stone py-6 2xs:grid-cols-[auto_5rem_minmax(0,1fr)] 2xs:gap-x-4 sm:grid-cols-[auto_8rem_minmax(0,1fr)]">
      <CheckboxField
        label={
          <span className="sr-only">
            {t.rich('choose', { title, name: inLanguage(langOf(item.product_title, locale)) })}
          </span>
        }
        checked={isChosen}
        disabled={!canBeHad}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Picture
        picture={pictureIn(item.image, locale)}
        sizes="(min-width: 577px) 128px, 80px"
        fitting={[80, 320]}
        ratio="square"
        isDecorative
        imageClassName={canBeHad ? undefined : 'opacity-55'}
        className="self-start"
      />
      <div className="grid content-start gap-3">
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-1">
          <div className="min-w-0 flex-1 basis-40">
            <LineTitle line={item} />
            <p lang={langOf(item.product_variant_title, locale)} className="text-small text-muted">
              {inLocale(item.product_variant_title, locale)}
            </p>
          </div>
          <div className="sm:text-end">
            <Price
              amount={item.subtotal_price}
              original={item.original_subtotal_price}
              words={{ sale: t('sale'), original: t('original') }}
            />
            {item.qty > 1 && (
              <p className="text-caption text-muted tabular-nums">
                {t('each', { amount: formatMoney(item.discounted_price_per_unit) })}
                {freeUnits > 0 && <span className="block text-moss">{t('freeUnits', { count: freeUnits })}</span>}
              </p>
            )}
          </div>
        </div>
        {!canBeHad && <Shortage item={item} onTake={onQuantity} />}
        <LineActions item={item} note={note} onQuantity={onQuantity} onRemove={onRemove} />
      </div>
      {item.kind === 'SERVICE' && canBeHad && (
        <div className="col-span-full sm:col-start-3">
          <ServiceBooking item={item} isNeeded={isChosen} onChange={onBooking} />
        </div>
      )}
    </li>
  )
}

/** Why a line is not part of the total, and the quickest fix. */
function Shortage({ item, onTake }: { item: CartItem; onTake: (qty: number) => void }) {
  const t = useTranslations('cart')
  const left = item.available_qty ?? 0
  return (
    <p className="text-caption text-brick">
      {left > 0 ? t('tooFew', { count: left }) : t('soldOut')}
      {left > 0 && (
        <button type="button" onClick={() => onTake(left)} className="line-link block min-h-8 text-ink">
          {t('takeLeft', { count: left })}
        </button>
      )}
    </p>
  )
}
