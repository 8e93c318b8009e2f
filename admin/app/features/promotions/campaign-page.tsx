import { Box, Typography } from '@mui/material'
import type { Answer } from '@fitout/contract/endpoint.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import type { findCampaign } from '@fitout/contract/staff-campaigns.ts'
import { Loading, Title, useGetOne, useLocale, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
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
  if (error) return <Typography sx={{ p: 3 }}>{error.message}</Typography>
  const campaign = isNew ? newCampaign : data
  if (!campaign) return <Loading />
  const title = isNew ? t('promotions.newCampaign') : inLocale(campaign.title, locale)
  return (
    <Box sx={{ py: 2, display: 'grid', gap: 2 }}>
      <Title title={title} />
      <Typography component="h2" variant="h5">
        {title}
      </Typography>
      <CampaignForm campaign={campaign} key={campaign._id} />
    </Box>
  )
}
