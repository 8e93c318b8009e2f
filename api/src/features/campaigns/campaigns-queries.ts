import type { Words } from '@fitout/contract/locales.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export type CampaignRow = {
  id: string
  kind: string
  title: Words
  priority: number
  terms: Record<string, unknown>
  starts_at: Date
  ends_at: Date | null
}

/** The campaigns that are switched on, in order of application. */
export async function listActiveCampaigns(db: Database, storeId: string): Promise<CampaignRow[]> {
  const { rows } = await sql<CampaignRow>`
    select id, kind, title, priority, terms, starts_at, ends_at from campaigns
    where store_id = ${storeId} and status = 'ACTIVE'
    order by priority, id`.execute(db)
  return rows
}
