import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { listInstalments } from '@fitout/contract/instalments.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { setInstalmentDue } from '@fitout/contract/staff/instalments.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { qrPicture } from '../../qr-picture.ts'
import { requireShopConstants } from '../configuration/configuration-service.ts'
import { defectCountsOf } from '../defects/open-defects-service.ts'
import { showRecords, showRefunds } from '../payment-records/shown-records-service.ts'
import { fpsCode } from '../payments/payments-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import { lockSchedule, requireInstalment } from './ledger-service.ts'
import { headOf, moneyOf, openOf } from './instalment-state.ts'
import {
  findOwed,
  type InstalmentRow,
  listAdjustments,
  listInstalments as listRows,
  putDueDay,
} from './instalments-queries.ts'

type Schedule = AnswerInput<typeof listInstalments>

/** The instalments of a renovation for one of its members. Throws `renovation-not-found`. */
export async function showOwnInstalments(context: Context, accountId: string, renovationId: string): Promise<Schedule> {
  await requireRight(context.db, renovationId, accountId, 'READ')
  return showSchedule(context, context.db, renovationId, accountId)
}

/** As `showOwnInstalments`, for staff. */
export async function showInstalmentsToStaff(context: Context, renovationId: string): Promise<Schedule> {
  await requireRoomRow(context.db, renovationId)
  return showSchedule(context, context.db, renovationId)
}

async function showSchedule(
  context: Context,
  db: Database,
  renovationId: string,
  viewerId?: string,
): Promise<Schedule> {
  const rows = await listRows(db, renovationId)
  const records = await showRecords(context, db, renovationId, { instalments: rows, viewerId })
  const adjustments = await listAdjustments(db, renovationId)
  const { fps } = (await requireShopConstants({ ...context, db })).payment_channels
  const data = rows.map((row) => ({
    ...headOf(row, context.clock.now()),
    kind: row.kind,
    trigger: row.trigger,
    stage: row.stage,
    stage_title: row.stage_title,
    days: row.days,
    amount: toDollars(row.amount_cents),
    adjustments: adjustments
      .filter(({ instalment_id: id }) => id === row.id)
      .map(({ number, cents }) => ({ variation: `VO-${number}`, amount: toDollars(cents) })),
    payment_code: codeOf(row, fps),
    payment_records: records.filter(({ instalment_id: id }) => id === row.id),
  }))
  return {
    data,
    ...moneyOf(rows, await findOwed(db, renovationId)),
    open_defects: await defectCountsOf(db, renovationId, context.clock.now()),
    refunds: await showRefunds(db, renovationId),
  }
}

/** The FPS code with payee, amount and reference. It follows the open amount, and is null when nothing is open. */
function codeOf(row: InstalmentRow, { fps_id: account, payee_name: payee }: { fps_id: string; payee_name: string }) {
  if (openOf(row) === 0) return null
  const text = fpsCode({ account, amount: toDollars(openOf(row)).toFixed(2), payee, reference: row.reference })
  // Banking apps can read it from the photo album, so it is a picture that can be saved, with a quiet zone.
  return text ? { text, picture: qrPicture(text, 10) } : null
}

type Named = { renovationId: string; instalmentId: string }

/**
 * Moves the due day of an unpaid instalment. Throws `instalment-not-found`, `changed-meanwhile`, `illegal-transition`,
 * and `invalid-input` for a day within the cooling-off period.
 */
export async function setDue(
  context: Context,
  by: { id: string },
  { renovationId, instalmentId }: Named,
  { due_on: dueOn, seen_due_on: seen, reason }: Body<typeof setInstalmentDue>,
): Promise<Schedule> {
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, renovationId)
    const row = requireInstalment(await lockSchedule(trx, renovationId), instalmentId)
    if (row.due_on !== seen) throw new AppError('changed-meanwhile')
    if (openOf(row) === 0) throw new AppError('illegal-transition')
    if (dueOn < row.earliest_on)
      throw new AppError('invalid-input', { errors: [{ path: 'due_on', code: 'too-small' }] })
    await putDueDay(trx, row.id, dueOn)
    const facts = { number: row.number, day: dueOn }
    await noteInRoom(context, trx, renovationId, { staffId: by.id }, { action: 'instalment-due', facts })
    await auditRenovation(trx, by, room, 'instalments.due', {
      before: { due_on: row.due_on },
      after: { due_on: dueOn, reason },
    })
    return showSchedule(context, trx, renovationId)
  })
}
