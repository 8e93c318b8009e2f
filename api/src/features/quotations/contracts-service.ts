import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { insertDecision, lockInStatus, moveQuotation } from './quotations-queries.ts'

/** Ends the contract of a room by an agreed settlement, in the caller's transaction. */
export async function endContract(
  { clock }: Context,
  trx: Database,
  renovationId: string,
  accountId: string,
): Promise<void> {
  const row = await lockInStatus(trx, renovationId, 'ACCEPTED')
  if (!row) return
  await moveQuotation(trx, row.id, { from: 'ACCEPTED', change: { status: 'CANCELLED' } })
  await insertDecision(trx, {
    id: newId(),
    quotation_id: row.id,
    kind: 'CANCELLED',
    at: clock.now(),
    account_id: accountId,
  })
}
