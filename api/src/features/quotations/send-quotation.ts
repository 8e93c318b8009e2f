import type { Body } from '@fitout/contract/endpoint.ts'
import { toCents } from '@fitout/contract/money.ts'
import type { sendQuotation, withdrawQuotation } from '@fitout/contract/staff/quotations.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { findOwnLanguage } from '../configuration/configuration-service.ts'
import { AppError } from '../../http/app-error.ts'
import { onceWithin } from '../idempotency/idempotency-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockOpenRoom } from '../renovations/renovation-members-service.ts'
import { moveRoom, type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { requireValidUntil } from '../renovations/valid-until-service.ts'
import { contentOf, isBeyondHolidays } from './quotation-draft.ts'
import { gapsOf } from './quotation-gaps.ts'
import { quotationLimits } from './quotation-limits.ts'
import { notifyReaders } from './quotation-news.ts'
import { type By, calendarOf, expireOpenVersion, numberOf } from './quotation-room.ts'
import { warningsOf } from './quotation-warnings.ts'
import {
  deleteGroups,
  insertDecision,
  listGroups,
  lockInStatus,
  lockQuotation,
  moveQuotation,
  type QuotationRow,
} from './quotations-queries.ts'
import { hashOf } from './show-quotation.ts'
import { showQuotationToStaff, type VersionPath } from './staff-quotations-service.ts'

type Sending = { body: Body<typeof sendQuotation>; idempotencyKey: string | undefined }

/**
 * Freezes the draft and opens it to the client, replacing the open version. Throws `no-draft`, `changed-meanwhile`,
 * `quotation-incomplete`, `quotation-warnings`, and `illegal-transition` once there is a contract.
 */
export async function sendDraft(context: Context, by: By, path: VersionPath, { body, idempotencyKey }: Sending) {
  return transaction(context.db, async (trx) => {
    const work = async () => {
      const room = await lockOpenRoom(trx, (await requireRoomRow(trx, path.id)).id)
      if (room.status !== 'PLANNING' && room.status !== 'QUOTED') throw new AppError('illegal-transition')
      await expireOpenVersion(context, trx, room)
      const row = await lockQuotation(trx, room.id, numberOf(path.version))
      if (!row) throw new AppError('quotation-not-found')
      if (row.status !== 'DRAFT') throw new AppError('no-draft')
      if (row.revision !== body.revision) throw new AppError('changed-meanwhile')
      await freeze(context, trx, { room, row, by, body })
      return showQuotationToStaff({ db: trx, clock: context.clock }, path)
    }
    if (!idempotencyKey) return work()
    const operation = { accountId: by.id, operation: `send quotation ${path.id} ${path.version}`, key: idempotencyKey }
    return onceWithin(trx, operation, body, work)
  })
}

type Frozen = { room: RenovationRow; row: QuotationRow; by: By; body: Sending['body'] }

async function freeze(context: Context, trx: Database, { room, row, by, body }: Frozen): Promise<void> {
  const now = context.clock.now()
  const calendar = await calendarOf(trx, room)
  const validUntil = requireValidUntil(body.valid_until, quotationLimits.validDays, now)
  const content = contentOf({ row, groups: await listGroups(trx, row.id), calendar, validUntil })
  const gaps = gapsOf(content, room.language, await findOwnLanguage(trx))
  if (gaps.length > 0) {
    throw new AppError('quotation-incomplete', { details: { keys: [...new Set(gaps.map(({ key }) => key))] } })
  }
  const warnings = warningsOf(content, isBeyondHolidays(content, calendar))
  if (warnings.length > 0 && !body.is_warned) {
    throw new AppError('quotation-warnings', { details: { keys: warnings } })
  }
  await supersedeOpenVersion(context, trx, room, by)
  // From now on the groups are part of the document.
  await deleteGroups(trx, row.id)
  const frozen = {
    content: { ...content },
    content_hash: hashOf(content),
    total_cents: toCents(content.total),
    valid_until: validUntil,
  }
  await moveQuotation(trx, row.id, { from: 'DRAFT', change: { ...frozen, status: 'SENT', sent_at: now } })
  await moveRoom(trx, room.id, { from: ['PLANNING', 'QUOTED'], to: 'QUOTED' })
  const facts = { version: row.version, total: content.total, ...(warnings.length > 0 && { warnings }) }
  await noteInRoom(
    context,
    trx,
    room.id,
    { staffId: by.id },
    { action: 'quotation-sent', facts: { version: row.version } },
  )
  await auditRenovation(trx, by, room, 'quotations.send', { after: { ...facts, valid_until: validUntil } })
  await notifyReaders(context, trx, room, { quotationId: row.id, event: 'sent' })
}

async function supersedeOpenVersion(context: Context, trx: Database, room: RenovationRow, by: By): Promise<void> {
  const open = await lockInStatus(trx, room.id, 'SENT')
  if (!open) return
  await moveQuotation(trx, open.id, { from: 'SENT', change: { status: 'SUPERSEDED' } })
  const decision = { quotation_id: open.id, kind: 'SUPERSEDED', at: context.clock.now(), staff_id: by.id } as const
  await insertDecision(trx, { id: newId(), ...decision })
  const facts = { version: open.version }
  await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'quotation-superseded', facts })
}

/** Withdraws an open version. Throws `illegal-transition`. */
export async function withdrawVersion(
  context: Context,
  by: By,
  path: VersionPath,
  { reason }: Body<typeof withdrawQuotation>,
) {
  return transaction(context.db, async (trx) => {
    const room = await lockOpenRoom(trx, (await requireRoomRow(trx, path.id)).id)
    await expireOpenVersion(context, trx, room)
    const row = await lockQuotation(trx, room.id, numberOf(path.version))
    if (!row) throw new AppError('quotation-not-found')
    await withdrawOpenVersion(context, trx, room, { row, by, reason })
    await auditRenovation(trx, by, room, 'quotations.withdraw', {
      before: { status: 'SENT' },
      after: { status: 'WITHDRAWN', reason },
    })
    return showQuotationToStaff({ db: trx, clock: context.clock }, path)
  })
}

type Withdrawal = { row: QuotationRow; by: By; reason: string }

async function withdrawOpenVersion(
  context: Context,
  trx: Database,
  room: RenovationRow,
  { row, by, reason }: Withdrawal,
): Promise<void> {
  const arrow = { from: 'SENT', change: { status: 'WITHDRAWN' } } as const
  if (!(await moveQuotation(trx, row.id, arrow))) throw new AppError('illegal-transition')
  const decision = {
    quotation_id: row.id,
    kind: 'WITHDRAWN',
    at: context.clock.now(),
    staff_id: by.id,
    reason,
  } as const
  await insertDecision(trx, { id: newId(), ...decision })
  await moveRoom(trx, room.id, { from: ['QUOTED'], to: 'PLANNING' })
  const facts = { version: row.version }
  await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'quotation-withdrawn', facts })
  await notifyReaders(context, trx, room, { quotationId: row.id, event: 'withdrawn' })
}
