import type { Database } from '../../database/database.ts'
import { recordChange } from '../audit/audit-service.ts'
import type { RenovationRow } from '../renovations/renovations-service.ts'
import type { DefectRow } from './defects-queries.ts'

type Action = Extract<Parameters<typeof recordChange>[2]['action'], `defects.${string}`>
type Change = { action: Action; before?: DefectRow; after: DefectRow }

/** Audits a step by staff, without the client's texts. */
export async function auditDefect(
  trx: Database,
  by: { id: string },
  { id, reference }: RenovationRow,
  { action, before, after }: Change,
): Promise<void> {
  const title = `${reference} · ${after.number}`
  const values = { before: before && auditedFields(before), after: auditedFields(after) }
  await recordChange(trx, by, { action, subject: 'renovation', id, title, ...values })
}

function auditedFields({ state, severity, due_on, closed_by }: DefectRow) {
  return { status: state, severity, due_on, closed_by }
}
