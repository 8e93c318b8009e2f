import type { Database } from '../../database/database.ts'
import { lockInstalments, makeHandoverDue } from './instalments-queries.ts'

/**
 * What waits for the handover is due from its day on. As long as a major defect is open, the retention and the last of the
 * rows that the handover makes due wait for it; what has become due stays so. The renovation is locked before.
 */
export async function dueAfterHandover(
  trx: Database,
  renovationId: string,
  at: { day: string; today: string; isHeld: boolean },
): Promise<void> {
  await lockInstalments(trx, renovationId)
  await makeHandoverDue(trx, renovationId, at)
}
