import { findCampaign } from '@fitout/contract/staff/campaigns.ts'
import { CampaignForm } from './campaign-form.tsx'
import type { Campaign } from './campaign.ts'
import { OfferPage } from './offer-page.tsx'

const newCampaign: Campaign = {
  _id: '',
  version: 0,
  state: 'draft',
  title: {},
  status: 'INACTIVE',
  priority: 0,
  starts_at: new Date().toISOString(),
  ends_at: null,
  offer: null,
}

/** One campaign: its conditions and rewards, and the price of a sample cart with it. */
export function CampaignPage() {
  return (
    <OfferPage find={findCampaign} fresh={newCampaign} freshTitle="offers.newCampaign" subject="campaign">
      {(campaign) => <CampaignForm campaign={campaign} key={campaign._id} />}
    </OfferPage>
  )
}
