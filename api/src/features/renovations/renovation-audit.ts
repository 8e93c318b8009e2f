import type { Database } from '../../database/database.ts'
import { recordChange } from '../audit/audit-service.ts'
import type { RenovationRow } from './renovations-queries.ts'

type Action = Extract<Parameters<typeof recordChange>[2]['action'], `renovations.${string}`>

/** Audits a change by staff, in the same transaction. */
export async function audit(
  trx: Database,
  by: { id: string },
  { id, reference }: Pick<RenovationRow, 'id' | 'reference'>,
  action: Action,
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
): Promise<void> {
  await recordChange(trx, by, { action, subject: 'renovation', id, title: reference, before, after })
}
