import type { Database } from '../../database/database.ts'
import { lockInstalments, makeHandoverDue } from './instalments-queries.ts'

/**
 * Instalments that wait for the handover fall due from its day. While a major defect is open, the retention and the last
 * of these rows are held back; those already due stay due. The renovation is already locked.
 */
export async function dueAfterHandover(
  trx: Database,
  renovationId: string,
  at: { day: string; today: string; isHeld: boolean },
): Promise<void> {
  await lockInstalments(trx, renovationId)
  await makeHandoverDue(trx, renovationId, at)
}
