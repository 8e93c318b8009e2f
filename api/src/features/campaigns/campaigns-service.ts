import type { Words } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { type CampaignTerms, campaignTerms } from '../prices/prices-service.ts'
import { listCampaignsInForce } from './campaigns-queries.ts'

export type Campaign = { id: string; title: Words; priority: number; terms: CampaignTerms }

/** The campaigns in force, in the order in which they are tried. One that makes no sense is left out, not the shop. */
export async function campaignsInForce(context: Context, db: Database, storeId: string): Promise<Campaign[]> {
  const rows = await listCampaignsInForce(db, storeId, context.clock.now())
  return rows.flatMap(({ id, kind, title, priority, terms }) => {
    const parsed = campaignTerms.safeParse({ ...terms, kind })
    if (parsed.success) return { id, title, priority, terms: parsed.data }
    context.log.error({ campaign: id, issues: parsed.error.issues }, 'a campaign without sense is left out')
    return []
  })
}
