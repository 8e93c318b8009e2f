import type { Body } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { defaultLocale, inLocale } from '@fitout/contract/locales.ts'
import type { progressStage } from '@fitout/contract/staff/stages.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { requireDayPassed } from '../../http/require-day.ts'
import { setDueByStage } from '../instalments/schedule-service.ts'
import { findContract } from '../quotations/quotation-heads-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, moveRoom, type RenovationRow, showChecks } from '../renovations/renovations-service.ts'
import { type OnSite, requireSite, showSite, type SiteRoom } from './site-service.ts'
import { missingFor } from './stage-checks.ts'
import { findStageRow, moveStage, type StageRow } from './stages-queries.ts'

type Progress = Body<typeof progressStage>
type Change = Partial<Omit<StageRow, 'renovation_id' | 'key'>>
type Step = 'stage-started' | 'stage-done' | 'stage-reopened'
/** The change to a stage, and the event it is announced as. */
type Next = { change: Change; step?: Step }

/**
 * Reports progress of a stage. Throws `stage-not-found`, `checks-missing` with the missing keys, `cooling-off-running`,
 * `not-allowed` if a foreman restarts a stage, `illegal-transition`.
 */
export async function noteProgress(
  context: Context,
  by: OnSite,
  { id, key }: { id: string; key: string },
  input: Progress,
): Promise<SiteRoom> {
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, (await requireSite(trx, by, id)).id)
    const row = await findStageRow(trx, room.id, key)
    if (!row) throw new AppError('stage-not-found')
    const today = hongKongDay(context.clock.now())
    const { change, step } = nextOf(row, input, today)
    requireDays(context, { ...row, ...change })
    await requirePossible(context, trx, { room, row, by, input, step })
    if (!(await moveStage(trx, row, { from: row.status, change }))) throw new AppError('illegal-transition')
    if (step) await follow(context, trx, { room, row, by, step, today })
    await auditRenovation(trx, by, room, 'stages.progress', {
      part: inLocale(row.title, defaultLocale),
      before: auditedFields(row),
      after: auditedFields({ ...row, ...change }),
    })
    return showSite({ db: trx, clock: context.clock }, by, room.id)
  })
}

function nextOf(row: StageRow, input: Progress, today: string): Next {
  const { percent, actual_start: start, actual_end: end, next_step: step, waits_for: waits } = input
  const beside: Change = {
    ...(step && { next_step: { ...step } }),
    ...(waits !== undefined && { waits_for: waits }),
  }
  if (end !== undefined && (percent ?? row.percent) !== 100) throw fieldError('actual_end', 'invalid')
  const first = { ...beside, ...(start && { actual_start: start }) }
  if (row.status === 'PLANNED') {
    if (percent === 100) throw new AppError('illegal-transition')
    if (!start && !percent) return { change: beside }
    const change = { ...beside, status: 'STARTED' as const, percent: percent ?? 0, actual_start: start ?? today }
    return { change, step: 'stage-started' }
  }
  if (percent === 100 && row.status === 'STARTED') {
    // A finished stage has no next step.
    const nothing = { next_step: {}, waits_for: null }
    const change = { ...first, ...nothing, status: 'DONE' as const, percent, actual_end: end ?? today }
    return { change, step: 'stage-done' }
  }
  if (row.status === 'DONE' && percent !== undefined && percent < 100) {
    if (input.reason === '') throw fieldError('reason', 'required')
    const again = { status: 'STARTED' as const, percent, actual_end: null, reopened_reason: input.reason }
    return { change: { ...first, ...again }, step: 'stage-reopened' }
  }
  return { change: { ...first, ...(percent !== undefined && { percent }), ...(end && { actual_end: end }) } }
}

function fieldError(path: string, code: 'required' | 'invalid' | 'ends-before'): AppError {
  return new AppError('invalid-input', { errors: [{ path, code }] })
}

function requireDays({ clock }: Context, { actual_start: start, actual_end: end }: StageRow): void {
  const now = clock.now()
  if (start) requireDayPassed(now, 'actual_start', start)
  if (end) requireDayPassed(now, 'actual_end', end)
  if (start && end && end < start) throw fieldError('actual_end', 'ends-before')
}

type Asked = { room: RenovationRow; row: StageRow; by: OnSite; input: Progress; step: Step | undefined }

async function requirePossible(context: Context, trx: Database, { room, row, by, input, step }: Asked): Promise<void> {
  const isReopened = step === 'stage-reopened'
  if (isReopened && by.role === 'site') throw new AppError('not-allowed')
  const isUnderWay = room.status === 'ACCEPTED' || room.status === 'IN_PROGRESS'
  if (!isUnderWay && !(isReopened && room.status === 'INSPECTION')) throw new AppError('illegal-transition')
  const begins = step === 'stage-started'
  if (begins || input.actual_start) await requireCoolingOffOver(context, trx, room, input.actual_start)
  if (!begins) return
  const checks = (await showChecks(trx, [room.id], context.clock.now())).get(room.id) ?? []
  const missing = missingFor(row.key, checks)
  if (missing.length > 0) throw new AppError('checks-missing', { details: { keys: missing } })
}

async function requireCoolingOffOver(
  { clock }: Context,
  trx: Database,
  room: RenovationRow,
  start = hongKongDay(clock.now()),
): Promise<void> {
  const contract = await findContract(trx, room.id)
  if (!contract) throw new AppError('illegal-transition')
  if (contract.closed_until !== null && start <= contract.closed_until) throw new AppError('cooling-off-running')
}

type Taken = { room: RenovationRow; row: StageRow; by: OnSite; step: Step; today: string }

/** The effects of a step: the room's state, due instalments, and the log. */
async function follow(context: Context, trx: Database, { room, row, by, step, today }: Taken): Promise<void> {
  if (step === 'stage-reopened') {
    if (room.status === 'INSPECTION') await moveRoom(trx, room.id, { from: ['INSPECTION'], to: 'IN_PROGRESS' })
  } else {
    if (room.status === 'ACCEPTED') await moveRoom(trx, room.id, { from: ['ACCEPTED'], to: 'IN_PROGRESS' })
    const trigger = step === 'stage-started' ? 'STAGE_STARTED' : 'STAGE_DONE'
    await setDueByStage(trx, room.id, { trigger, stage: row.key, day: today })
  }
  await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: step, facts: { title: row.title } })
}

function auditedFields({ status, percent, actual_start, actual_end, next_step, waits_for, reopened_reason }: StageRow) {
  return { status, progress: percent, actual_start, actual_end, next_step, waits_for, reopened_reason }
}
