import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { QuotationHead } from '@fitout/contract/quotation-head.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { type Actor, noteInRoom } from '../renovations/renovation-events-service.ts'
import {
  findContractRow,
  findNewestRows,
  type HeadRow,
  insertWithdrawals,
  withdrawOpenRows,
} from './quotation-heads-queries.ts'
import { quotationLimits } from './quotation-limits.ts'

/** The state of a version at a moment: past its last day it has expired, even before the job runs. */
export function presentHead(row: Omit<HeadRow, 'row_key'>, now: Date): QuotationHead {
  const isOver = row.status === 'SENT' && row.valid_until !== null && row.valid_until < hongKongDay(now)
  return {
    _id: row.id,
    number: row.number,
    version: row.version,
    status: isOver ? 'EXPIRED' : row.status,
    total: toDollars(row.total_cents),
    valid_until: row.valid_until,
    content_hash: row.content_hash,
    sent_at: row.sent_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    acceptance: acceptanceOf(row),
  }
}

/** Versions open until this day or earlier expire soon. */
export function endingDay(now: Date): string {
  return hongKongDay(now, quotationLimits.remindedDays)
}

function acceptanceOf(row: Omit<HeadRow, 'row_key'>): QuotationHead['acceptance'] {
  if (!row.accepted_at || row.accepted_cents === null) return null
  return {
    typed_name: row.typed_name ?? '',
    at: row.accepted_at.toISOString(),
    on_paper: row.signed_on,
    options: row.options ?? [],
    accepted_total: toDollars(row.accepted_cents),
    language: row.language ?? 'zh',
    cooling_off_until: row.cooling_off_until,
    is_early_start: row.is_early_start,
  }
}

/** The newest version ever sent, the draft, and the end of the cooling-off period. */
export async function showNewestQuotation(db: Database, renovationId: string, now: Date) {
  const { sent, draft } = await findNewestRows(db, renovationId)
  const quotation = sent ? presentHead(sent, now) : null
  const acceptance = quotation?.status === 'ACCEPTED' ? quotation.acceptance : null
  return { quotation, draft, cooling_off_until: acceptance?.cooling_off_until ?? null }
}

/** Whether the client may decline a version or cancel the contract within its cooling-off period. */
export function canBeCancelled(quotation: QuotationHead | null, now: Date): boolean {
  if (quotation?.status === 'SENT') return true
  if (quotation?.status !== 'ACCEPTED' || !quotation.acceptance) return false
  const { cooling_off_until: until, is_early_start: isEarly } = quotation.acceptance
  return !isEarly && until !== null && hongKongDay(now) <= until
}

/** The content of a contract, its agreed end, and the end of the cooling-off period; undefined without a contract. */
export async function findContract(db: Database, renovationId: string) {
  const row = await findContractRow(db, renovationId)
  if (!row?.content) return undefined
  const { content, is_early_start: isEarly, cooling_off_until: until } = row
  return { content, end: content.end, closed_until: isEarly ? null : until }
}

type Ending = { by: Actor; reason?: string }

export async function withdrawWithRooms(
  context: Context,
  trx: Database,
  renovationIds: string[],
  { by, reason }: Ending,
): Promise<void> {
  const ended = await withdrawOpenRows(trx, renovationIds)
  const rows = ended.map(({ id }) => ({
    id: newId(),
    quotation_id: id,
    kind: 'WITHDRAWN' as const,
    at: context.clock.now(),
    staff_id: by !== 'CLOCK' && 'staffId' in by ? by.staffId : null,
    reason: reason ?? null,
  }))
  await insertWithdrawals(trx, rows)
  for (const { renovation_id, version } of ended) {
    await noteInRoom(context, trx, renovation_id, by, { action: 'quotation-withdrawn', facts: { version } })
  }
}
