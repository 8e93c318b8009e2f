import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { VariationHead } from '@fitout/contract/variation-head.ts'
import type { Database } from '../../database/database.ts'
import { type ListedRow, listVariations, type VariationRow } from './variations-queries.ts'

/** The state of a variation at a moment: past its last day it has expired, even before the job runs. */
export function presentHead(row: ListedRow, now: Date): VariationHead {
  const isOver = row.status === 'SENT' && row.valid_until !== null && row.valid_until < hongKongDay(now)
  return {
    _id: row.id,
    number: nameOf(row),
    title: row.draft.title,
    status: isOver ? 'EXPIRED' : row.status,
    cause: row.content?.cause ?? row.draft.cause,
    amount: toDollars(row.amount_cents),
    days: row.content?.days ?? row.draft.days,
    valid_until: row.valid_until,
    content_hash: row.content_hash,
    sent_at: row.sent_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    typed_name: row.typed_name,
  }
}

export function nameOf({ number }: Pick<VariationRow, 'number'>): string {
  return `VO-${number}`
}

/** The variations of a room that its members see, newest first. */
export async function showSentVariations(db: Database, renovationId: string, now: Date): Promise<VariationHead[]> {
  const rows = await listVariations(db, renovationId)
  return rows.filter(({ status }) => status !== 'DRAFT').map((row) => presentHead(row, now))
}
