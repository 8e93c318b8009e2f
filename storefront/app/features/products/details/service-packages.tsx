import { classNames } from '@fitout/ui/class-names.ts'
import Check from 'lucide-react/icons/check'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ProductPrice } from '../../../shared/catalogue/product-price.tsx'
import type { ProductView, VariantView } from './product-view.ts'

/** The start of booking a service; a package links there. */
export const bookingPlace = 'book'

type Props = { product: ProductView; chosen: VariantView | undefined; onChoose: (variant: VariantView) => void }

/** Contents and price of each package of a service, side by side. Without scripts its link selects it through the address. */
export function ServicePackages({ product, chosen, onChoose }: Props) {
  const t = useTranslations('product')
  if (!product.variants.some(({ includes }) => includes)) return null

  function choose(event: MouseEvent, variant: VariantView) {
    event.preventDefault()
    onChoose(variant)
    const place = document.getElementById(bookingPlace)
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }

  return (
    <section aria-labelledby="packages" className="pt-section">
      <h2 id="packages" className="font-display text-heading">
        {t('packages')}
      </h2>
      <p className="mt-3 max-w-measure text-muted">{t('packagesText')}</p>
      <ul className="mt-block grid gap-x-gutter gap-y-8 md:grid-cols-3">
        {product.variants.map((variant) => {
          const isChosen = variant.id === chosen?.id
          return (
            <li
              key={variant.id}
              className={classNames(
                'grid content-start gap-y-5 border p-6 md:row-span-4 md:grid-rows-subgrid lg:p-8',
                isChosen ? 'border-ink' : 'border-stone',
              )}
            >
              <h3 lang={variant.langs?.title} className="font-display text-title">
                {variant.title}
              </h3>
              <ProductPrice price={variant.price} originalPrice={variant.originalPrice} size="large" />
              <ul
                aria-label={t('included')}
                lang={variant.langs?.includes}
                className="grid content-start gap-2.5 border-t border-stone pt-5 text-small"
              >
                {linesOf(variant.includes).map((line) => (
                  <li key={line} className="flex gap-3">
                    <Check aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-moss" />
                    {line}
                  </li>
                ))}
              </ul>
              <p className="self-end">
                <a
                  href={`?variant=${variant.id}#${bookingPlace}`}
                  aria-label={`${t(isChosen ? 'chosenPackage' : 'choosePackage')} · ${variant.title}`}
                  onClick={(event) => choose(event, variant)}
                  className="line-link inline-flex min-h-8 items-center text-small"
                >
                  {t(isChosen ? 'chosenPackage' : 'choosePackage')}
                </a>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean)
}
