import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { findCampaign } from '@fitout/contract/staff-campaigns.ts'
import { useGetOne, useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Screen } from '../../shared/screen.tsx'
import { CampaignForm } from './campaign-form.tsx'

export type Campaign = Answer<typeof findCampaign>['data']

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

/** One campaign, or a new one: what it asks and gives, and what a sample cart would pay with it. */
export function CampaignPage() {
  const t = useTranslate()
  const locale = useLocale() as Locale
  const { id = '' } = useParams()
  const isNew = id === ''
  const { data, error } = useGetOne<Campaign & { id: string }>('campaigns', { id }, { enabled: !isNew })
  const campaign = isNew ? newCampaign : data
  if (!campaign) return <Screen error={error} />
  const title = isNew ? t('promotions.newCampaign') : inLocale(campaign.title, locale)
  return (
    <Screen heading={title}>
      <CampaignForm campaign={campaign} key={campaign._id} />
    </Screen>
  )
}
