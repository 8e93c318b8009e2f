import type { Database } from '../../database/database.ts'
import { sumApprovedDays } from './approved-variations-queries.ts'

/** The working days by which approved variations move the agreed end. */
export async function approvedDays(db: Database, renovationId: string): Promise<number> {
  return sumApprovedDays(db, renovationId)
}
