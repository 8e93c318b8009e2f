import type { findCampaign } from '@fitout/contract/staff/campaigns.ts'
import type { findStaffVoucher } from '@fitout/contract/staff/vouchers.ts'
import { inLocale, type Words } from '@fitout/contract/locales.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useLocale, useTranslate } from '../../shared/i18n.ts'
import { Presence } from '../../shared/presence.tsx'
import { Screen } from '../../shared/screen.tsx'
import { useOne } from '../../shared/use-read.ts'

type FindOffer = typeof findCampaign | typeof findStaffVoucher
type OfferPageProps<Offer> = {
  find: FindOffer
  subject: 'campaign' | 'voucher'
  /** The initial values of a new one. */
  fresh: Offer
  freshTitle: string
  lead?: (offer: Offer) => string
  /** Beside the title of one that exists. */
  renderBeside?: (offer: Offer) => ReactNode
  children: (offer: Offer) => ReactNode
}

/** One campaign or voucher, or a new one. */
export function OfferPage<Offer extends { title: Words }>(props: OfferPageProps<Offer>) {
  const { find, subject, fresh, freshTitle, lead, renderBeside, children } = props
  const t = useTranslate()
  const locale = useLocale()
  const { id = '' } = useParams()
  const isNew = id === ''
  const { data, error } = useOne(find, { params: { id }, enabled: !isNew })
  const offer = isNew ? fresh : (data as Offer | undefined)
  if (!offer) return <Screen error={error} />
  return (
    <Screen
      beside={
        !isNew && (
          <>
            <Presence id={id} subject={subject} />
            {renderBeside?.(offer)}
          </>
        )
      }
      heading={isNew ? t(freshTitle) : inLocale(offer.title, locale)}
      lead={isNew ? '' : (lead?.(offer) ?? '')}
    >
      {children(offer)}
    </Screen>
  )
}
