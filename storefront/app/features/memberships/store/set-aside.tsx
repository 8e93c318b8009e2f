import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '../../../shared/i18n/locale-provider.tsx'
import { ShopLink } from '../../../shared/links/shop-link.tsx'
import { useTo } from '../../../shared/links/use-to.ts'
import { inLanguage } from '../../../shared/text/in-language.tsx'
import { PointPrice } from './point-price.tsx'
import type { useSetAside } from './use-exchange.ts'

/** Products already in the form, to include in this order or leave for later, and a link to add another. */
export function SetAside({ pieces, chosenIds, choose }: ReturnType<typeof useSetAside>) {
  const t = useTranslations('memberStore')
  const locale = useLocale()
  const to = useTo()
  return (
    <div className="grid justify-items-start gap-3">
      {pieces.length > 0 && (
        <fieldset className="w-full">
          <legend className="mb-3 text-small font-medium">{t('aside')}</legend>
          <ul className="grid gap-3">
            {pieces.map((piece) => {
              const id = piece.product_variant_id
              return (
                <li key={id} className="flex items-start justify-between gap-6 text-small">
                  <CheckboxField
                    label={t.rich('asidePiece', {
                      title: inLocale(piece.product_title, locale),
                      name: inLanguage(langOf(piece.product_title, locale)),
                      count: piece.qty,
                    })}
                    checked={chosenIds.includes(id)}
                    onChange={({ target }) => choose(id, target.checked)}
                  />
                  <span className="shrink-0 pt-0.5 tabular-nums">
                    <PointPrice points={piece.subtotal_point} money={piece.subtotal_price} />
                  </span>
                </li>
              )
            })}
          </ul>
        </fieldset>
      )}
      <ShopLink to={to('member-store')} className="line-link text-small">
        {t('another')}
      </ShopLink>
    </div>
  )
}
