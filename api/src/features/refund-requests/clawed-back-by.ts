import type { Database } from '../../database/database.ts'
import { owedFor } from '../memberships/memberships-service.ts'
import { type ClawedBackVoucher, listClawedBack } from '../vouchers/vouchers-service.ts'
import type { RefundRequestRow } from './refund-requests-queries.ts'

type TakenBack = { points: number; owed: number; vouchers: ClawedBackVoucher[] }

/** The points that an approved refund clawed back; null if none. */
export async function clawedBackBy(
  db: Database,
  { id, points_taken: points }: RefundRequestRow,
): Promise<TakenBack | null> {
  if (!points) return null
  return { points, owed: await owedFor(db, id), vouchers: await listClawedBack(db, id) }
}
