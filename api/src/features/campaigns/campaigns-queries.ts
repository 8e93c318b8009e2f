import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type CampaignRow = { id: string; kind: string; title: Words; priority: number; terms: Record<string, unknown> }

/** A campaign applies from its first moment up to, and not including, its end. */
export async function listCampaignsInForce(db: Database, storeId: string, now: Date): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select id, kind, title, priority, terms from campaigns
    where store_id = ${storeId} and status = 'ACTIVE' and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
    order by priority, id`.execute(db)
  return rows
}
