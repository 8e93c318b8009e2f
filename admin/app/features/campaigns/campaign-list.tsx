import { listCampaigns } from '@fitout/contract/staff/campaigns.ts'
import { useTranslate } from '../../shared/i18n.ts'
import { useQueue } from '../../shared/use-queue.ts'
import { OfferList, defaultOffers } from './offer-list.tsx'
import { worthOf } from './worth-of.ts'

export function CampaignList() {
  const t = useTranslate()
  const queue = useQueue(listCampaigns, defaultOffers, { keepsPrevious: true })
  return (
    <OfferList
      add="offers.newCampaign"
      heading={t('resources.campaigns.name')}
      none={t('emptyLists.campaigns')}
      kindOf={({ offer }) => offer && `campaignKind.${offer.kind}`}
      place="/campaigns"
      queue={queue}
      search="offers.title"
      worthOf={({ offer }) => (offer ? worthOf(offer) : '')}
    />
  )
}
