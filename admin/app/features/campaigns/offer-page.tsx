import { inLocale, type Locale, type Words } from '@fitout/contract/locales.ts'
import type { ReactNode } from 'react'
import { useGetOne, useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Screen } from '../../shared/screen.tsx'

type OfferPageProps<Offer> = {
  resource: string
  /** What a new one begins with. */
  fresh: Offer
  freshTitle: string
  lead?: (offer: Offer) => string
  children: (offer: Offer) => ReactNode
}

/** One campaign or voucher, or a new one. */
export function OfferPage<Offer extends { title: Words }>(props: OfferPageProps<Offer>) {
  const { resource, fresh, freshTitle, lead, children } = props
  const t = useTranslate()
  const locale = useLocale() as Locale
  const { id = '' } = useParams()
  const isNew = id === ''
  const { data, error } = useGetOne(resource, { id }, { enabled: !isNew })
  const offer = isNew ? fresh : (data as Offer | undefined)
  if (!offer) return <Screen error={error} />
  return (
    <Screen heading={isNew ? t(freshTitle) : inLocale(offer.title, locale)} lead={isNew ? '' : (lead?.(offer) ?? '')}>
      {children(offer)}
    </Screen>
  )
}
