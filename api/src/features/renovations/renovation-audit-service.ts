import type { AuditAction } from '@fitout/contract/staff/audit-actions.ts'
import type { Database } from '../../database/database.ts'
import { type Doer, recordChange } from '../audit/audit-service.ts'
import type { RenovationRow } from './renovations-queries.ts'

type Values = Record<string, unknown> | undefined

/** Audits a change by staff to a renovation, or to a named part of it, in the same transaction. */
export async function auditRenovation(
  trx: Database,
  by: Doer,
  { id, reference }: Pick<RenovationRow, 'id' | 'reference'>,
  action: AuditAction,
  { before, after, part }: { before?: Values; after?: Values; part?: string },
): Promise<void> {
  const title = part === undefined ? reference : `${reference} ${part}`
  await recordChange(trx, by, { action, subject: 'renovation', id, title, before, after })
}
