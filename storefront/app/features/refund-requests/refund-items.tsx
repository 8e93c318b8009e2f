import { inLocale, langOf } from '@fitout/contract/locales.ts'
import { localisedText } from '@fitout/contract/localised.ts'
import { CheckboxField } from '@fitout/ui/checkbox-field.tsx'
import { Picture } from '@fitout/ui/picture.tsx'
import { QuantityStepper } from '@fitout/ui/quantity-stepper.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { pictureIn } from '../../shared/catalogue/picture-in.ts'
import { useLocale } from '../../shared/i18n/locale-provider.tsx'
import { Joined } from '../../shared/text/joined.tsx'
import type { Refunds } from './use-refunds.ts'

type Props = {
  items: Refunds['items']
  wanted: Record<string, number>
  onChange: (variantId: string, qty: number) => void
  error: string | undefined
}

/** The quantity of each item to return, initially none; a service or a single unit is a checkbox. */
export function RefundItems({ items, wanted, onChange, error }: Props) {
  const t = useTranslations('refundRequests')
  const cart = useTranslations('cart')
  const locale = useLocale()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-3 text-small font-medium">{t('items')}</legend>
      <ul className="grid gap-4">
        {items.map((item) => {
          const title = inLocale(item.product_title, locale)
          return (
            <li key={item.product_variant_id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Picture
                picture={pictureIn(item.image, locale)}
                sizes="56px"
                ratio="square"
                isDecorative
                className="size-14 shrink-0"
              />
              <p className="min-w-0 flex-1 basis-40 text-small">
                <span lang={langOf(item.product_title, locale)}>{title}</span>
                <span className="block text-caption text-muted">
                  <Joined
                    parts={[
                      localisedText(item.product_variant_title, locale),
                      { text: t('atMost', { count: item.refundable_qty }) },
                    ]}
                  />
                </span>
              </p>
              {item.refundable_qty === 1 ? (
                <CheckboxField
                  label={t('take')}
                  aria-label={t('takeOf', { title })}
                  checked={wanted[item.product_variant_id] === 1}
                  onChange={({ target }) => onChange(item.product_variant_id, target.checked ? 1 : 0)}
                />
              ) : (
                <QuantityStepper
                  size="small"
                  value={wanted[item.product_variant_id] ?? 0}
                  minimum={0}
                  maximum={item.refundable_qty}
                  onChange={(qty) => onChange(item.product_variant_id, qty)}
                  words={{ quantity: t('quantityOf', { title }), fewer: cart('fewer'), more: cart('more') }}
                />
              )}
            </li>
          )
        })}
      </ul>
      {error && (
        <p id={id} role="alert" className="mt-2 text-caption text-brick">
          {error}
        </p>
      )}
    </fieldset>
  )
}
