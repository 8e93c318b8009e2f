import type { Words } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { type CampaignTerms, campaignTerms } from '../prices/prices-service.ts'
import { listActiveCampaigns } from './campaigns-queries.ts'

export type Campaign = { id: string; title: Words; priority: number; terms: CampaignTerms }
export type ScheduledCampaign = Campaign & { startsAt: Date; endsAt: Date | null }

/** The campaigns that are switched on, in order of application. Invalid ones are skipped. */
export async function readCampaigns(context: Context, db: Database, storeId: string): Promise<ScheduledCampaign[]> {
  const rows = await listActiveCampaigns(db, storeId)
  return rows.flatMap(({ id, kind, title, priority, terms, starts_at: startsAt, ends_at: endsAt }) => {
    const parsed = campaignTerms.safeParse({ ...terms, kind })
    if (parsed.success) return { id, title, priority, terms: parsed.data, startsAt, endsAt }
    context.log.error({ campaign: id, issues: parsed.error.issues }, 'a campaign without sense is left out')
    return []
  })
}

/** Start inclusive, end exclusive. */
export function inForce(campaigns: readonly ScheduledCampaign[], now: Date): Campaign[] {
  return campaigns.filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
}
