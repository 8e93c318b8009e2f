import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { showHandover, signCertificateByStudio, writeCertificate } from '@fitout/contract/staff/handovers.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { requireDayPassed } from '../../http/require-day.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, moveRoom, type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { listStages } from '../stages/works-service.ts'
import { contentNow, hashOf, presentCertificate } from './certificate-service.ts'
import { handoverLimits } from './handover-limits.ts'
import { findHandover, type HandoverRow, insertHandover, updateHandover } from './handovers-queries.ts'
import { unsettledProvisionalLines } from '../variations/provisional-lines-service.ts'
import { showWarranties } from './warranties-service.ts'

type By = { id: string }
type Shown = AnswerInput<typeof showHandover>['data']

/** Throws `renovation-not-found`. */
export async function showHandoverToStaff(db: Database, renovationId: string): Promise<Shown> {
  const room = await requireRoomRow(db, renovationId)
  const row = await findHandover(db, room.id)
  return {
    status: room.status,
    left: await leftOf(db, room),
    revision: row?.revision ?? 0,
    certificate: row ? await presentCertificate(db, room, row) : null,
    warranties: await showWarranties(db, room.id),
  }
}

async function leftOf(db: Database, room: RenovationRow): Promise<Shown['left']> {
  const stages = (await listStages(db, room.id)).filter(({ status }) => status !== 'DONE')
  return {
    stages: stages.map(({ key, title }) => ({ key, title })),
    provisional: (await unsettledProvisionalLines(db, room.id)).map(({ key, title }) => ({ key, title })),
  }
}

/** Throws `stages-open`, `provisional-open` (each with the remaining items) and `illegal-transition`. */
export async function endWorks(context: Context, by: By, renovationId: string): Promise<Shown> {
  return inRoom(context, renovationId, async (trx, room) => {
    const { stages, provisional } = await leftOf(trx, room)
    if (room.status !== 'IN_PROGRESS') throw new AppError('illegal-transition')
    if (stages.length > 0) throw new AppError('stages-open', { details: { keys: stages.map(({ key }) => key) } })
    requireSettled(provisional)
    await moveRoom(trx, room.id, { from: ['IN_PROGRESS'], to: 'INSPECTION' })
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'works-completed' })
    await auditRenovation(trx, by, room, 'handovers.complete', {
      before: { status: room.status },
      after: { status: 'INSPECTION' },
    })
  })
}

function requireSettled(provisional: Shown['left']['provisional']): void {
  if (provisional.length === 0) return
  throw new AppError('provisional-open', { details: { keys: provisional.map(({ key }) => key) } })
}

/** Throws `changed-meanwhile`, `provisional-open`, `illegal-transition`, and `invalid-input` for an impossible day. */
export async function write(
  context: Context,
  by: By,
  renovationId: string,
  { revision, ...input }: Body<typeof writeCertificate>,
): Promise<Shown> {
  return inInspection(context, renovationId, async (trx, room, row) => {
    if ((row?.revision ?? 0) !== revision) throw new AppError('changed-meanwhile')
    const now = context.clock.now()
    requireDayPassed(now, 'day', input.day)
    if (input.day < hongKongDay(now, -handoverLimits.datedBackDays))
      throw new AppError('invalid-input', { errors: [{ path: 'day', code: 'too-small' }] })
    const columns = {
      day: input.day,
      handed: asJson(input.handed),
      meters: asJson(input.meters),
      revision: revision + 1,
    }
    if (row) await updateHandover(trx, room.id, columns)
    else await insertHandover(trx, { renovation_id: room.id, created_at: now, ...columns })
    await auditRenovation(trx, by, room, 'handovers.write', {
      before: row && auditedFields(row),
      after: auditedFields(input),
    })
  })
}

/** The PostgreSQL driver would write a list as an array. */
function asJson<Value>(value: Value): Value {
  return JSON.stringify(value) as unknown as Value
}

/** Throws `no-certificate-yet`, `document-changed`, `provisional-open`, `illegal-transition`. */
export async function signByStudio(
  context: Context,
  by: By,
  renovationId: string,
  { content_hash: seen, typed_name: name }: Body<typeof signCertificateByStudio>,
): Promise<Shown> {
  return inInspection(context, renovationId, async (trx, room, row) => {
    if (!row) throw new AppError('no-certificate-yet')
    const content = await contentNow(trx, room, row)
    const hash = hashOf(content)
    if (hash !== seen) throw new AppError('document-changed')
    const signature = { studio_name: name, studio_signed_at: context.clock.now(), staff_id: by.id }
    await updateHandover(trx, room.id, { content, content_hash: hash, ...signature })
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'certificate-signed' })
    await auditRenovation(trx, by, room, 'handovers.sign', {
      before: { signed: row.content_hash },
      after: { signed: hash },
    })
  })
}

type Work = (trx: Database, room: RenovationRow) => Promise<void>

async function inRoom(context: Context, renovationId: string, work: Work): Promise<Shown> {
  return transaction(context.db, async (trx) => {
    await work(trx, await lockRoom(trx, renovationId))
    return showHandoverToStaff(trx, renovationId)
  })
}

async function inInspection(
  context: Context,
  renovationId: string,
  work: (trx: Database, room: RenovationRow, row: HandoverRow | undefined) => Promise<void>,
): Promise<Shown> {
  return inRoom(context, renovationId, async (trx, room) => {
    if (room.status !== 'INSPECTION') throw new AppError('illegal-transition')
    requireSettled((await leftOf(trx, room)).provisional)
    await work(trx, room, await findHandover(trx, room.id))
  })
}

type AuditedFields = Record<string, unknown>

/** The audited fields of a certificate: a line for each item and each meter. */
function auditedFields({ day, handed, meters }: Pick<HandoverRow, 'day' | 'handed' | 'meters'>): AuditedFields {
  return {
    day,
    handed: handed.map(({ key, count }) => `${key} × ${count}`),
    meters: meters.map(({ key, reading }) => `${key} ${reading}`),
  }
}
