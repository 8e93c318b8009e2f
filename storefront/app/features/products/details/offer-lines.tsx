import type { Langs } from '@fitout/contract/localised.ts'
import { useTranslations } from 'use-intl'

export type OfferView = { title: string } & Langs<'title'>

/** The campaigns that the booking form applies, by the titles it shows there. */
export function OfferLines({ offers }: { offers: OfferView[] }) {
  const t = useTranslations('product')
  if (offers.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1 text-small text-accent">
      {offers.map(({ title, langs }) => (
        <li key={title}>
          {t('offer')}
          <span lang={langs?.title}>{title}</span>
        </li>
      ))}
    </ul>
  )
}
