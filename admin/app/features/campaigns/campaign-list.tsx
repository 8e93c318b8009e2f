import type { RaRecord } from 'react-admin'
import type { Campaign } from './campaign.ts'
import { OfferList } from './offer-list.tsx'

export function CampaignList() {
  return <OfferList<Campaign & RaRecord> kindOf={({ offer }) => offer && `campaignKind.${offer.kind}`} />
}
