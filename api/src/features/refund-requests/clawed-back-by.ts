import type { Database } from '../../database/database.ts'
import { owedFor } from '../memberships/memberships-service.ts'
import { type ClawedBackVoucher, listClawedBack } from '../vouchers/vouchers-service.ts'
import type { RefundRequestRow } from './refund-requests-queries.ts'

type TakenBack = { points: number; owed: number; vouchers: ClawedBackVoucher[] }

/** What an approved refund took back of what its money had earned; nothing of one that took nothing. */
export async function clawedBackBy(
  db: Database,
  { id, points_taken: points }: RefundRequestRow,
): Promise<TakenBack | null> {
  if (!points) return null
  return { points, owed: await owedFor(db, id), vouchers: await listClawedBack(db, id) }
}
