import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { readCampaigns, type ScheduledCampaign } from '../campaigns/campaigns-service.ts'
import { findPublishedConstants, type PublishedConstants } from '../configuration/configuration-service.ts'
import { type Courier, readCouriers } from '../couriers/couriers-service.ts'
import { findRulesVersion, listCategoryParents } from './sale-rules-queries.ts'

/** The pricing rules, which rarely change. */
export type SaleRules = {
  version: string | null
  couriers: ReadonlyMap<string, Courier>
  /** Active or not, in order of application. */
  campaigns: readonly ScheduledCampaign[]
  /** The parent of each category that has one. */
  parents: ReadonlyMap<string, string>
  constants: PublishedConstants | undefined
}

const rulesByDatabase = new WeakMap<Database, Map<string, SaleRules>>()

/** Reads with the cached rules. If the query finds another version, it is repeated with the current rules. */
export async function readWithRules<Found extends { rulesVersion: string | null }>(
  context: Context,
  db: Database,
  storeId: string,
  read: (rules: SaleRules) => Promise<Found>,
): Promise<{ rules: SaleRules; found: Found }> {
  const kept = rulesByDatabase.get(context.db)?.get(storeId)
  if (kept) {
    const found = await read(kept)
    if (found.rulesVersion === kept.version) return { rules: kept, found }
  }
  const rules = await readRules(context, db, storeId)
  return { rules, found: await read(rules) }
}

export async function currentRules(context: Context, db: Database, storeId: string): Promise<SaleRules> {
  const read = async () => ({ rulesVersion: await findRulesVersion(db) })
  return (await readWithRules(context, db, storeId, read)).rules
}

/** The version is read first, so that rules changed meanwhile count as outdated. */
async function readRules(context: Context, db: Database, storeId: string): Promise<SaleRules> {
  const rules = {
    version: await findRulesVersion(db),
    couriers: await readCouriers(db, storeId),
    campaigns: await readCampaigns(context, db, storeId),
    parents: await listCategoryParents(db, storeId),
    constants: await findPublishedConstants(db),
  }
  if (rules.version === null) return rules
  const kept = rulesByDatabase.get(context.db) ?? new Map<string, SaleRules>()
  rulesByDatabase.set(context.db, kept.set(storeId, rules))
  return rules
}
