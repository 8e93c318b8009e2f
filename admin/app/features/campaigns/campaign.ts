import type { Answer } from '@fitout/contract/endpoint.ts'
import type { findCampaign } from '@fitout/contract/staff/campaigns.ts'

export type Campaign = Answer<typeof findCampaign>['data']
