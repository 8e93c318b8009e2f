import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { holidayDays } from '@fitout/contract/general-holidays.ts'
import { defaultLocale, inLocale } from '@fitout/contract/locales.ts'
import type { Works } from '@fitout/contract/stages.ts'
import type { changeStages, showStaffWorks } from '@fitout/contract/staff/stages.ts'
import { isWorkingDay, workWeeks } from '@fitout/contract/working-days.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { findGeneralHolidays } from '../configuration/configuration-service.ts'
import { showSchedule } from '../instalments/schedule-service.ts'
import { auditRenovation } from '../renovations/renovation-audit-service.ts'
import { noteInRoom } from '../renovations/renovation-events-service.ts'
import { lockRoom, type RenovationRow, requireRight, requireRoomRow } from '../renovations/renovations-service.ts'
import {
  deleteStages,
  findStageRow,
  listStageRows,
  listUnderWay,
  putStage,
  raiseRevision,
  type StageRow,
} from './stages-queries.ts'
import { worksOf } from './works-service.ts'

type StaffWorks = AnswerInput<typeof showStaffWorks>['data']

/** Throws `renovation-not-found`. */
export async function showOwnWorks({ db, clock }: Context, accountId: string, renovationId: string): Promise<Works> {
  await requireRight(db, renovationId, accountId, 'READ')
  return worksOf(db, await requireRoomRow(db, renovationId), clock.now())
}

/** Throws `renovation-not-found`. */
export async function showWorksToStaff(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  renovationId: string,
): Promise<StaffWorks> {
  const room = await requireRoomRow(db, renovationId)
  const works = await worksOf(db, room, clock.now())
  return { ...works, revision: room.stages_revision, named_by_plan: await namedByPlan(db, room) }
}

/** The stages that a lost day would move: none on a day without works. */
export async function showUnderWay(context: Context, day: string, page: PageRequest) {
  const holidays = holidayDays(await findGeneralHolidays(context.db))
  const weeks = workWeeks.filter((week) => isWorkingDay(day, week, holidays))
  const found = await listUnderWay(context.db, { day, weeks }, placeOf(page.query))
  return pageOf(context, page, found, (rows) =>
    rows.map(({ renovation_id: id, key, title, renovation }) => ({
      _id: `${id} ${key}`,
      renovation_id: id,
      renovation,
      title,
    })),
  )
}

async function namedByPlan(db: Database, { id }: RenovationRow): Promise<string[]> {
  return [...new Set((await showSchedule(db, id)).flatMap(({ stage }) => stage ?? []))]
}

/** Throws `stage-not-found`. */
export async function requireStage(db: Database, renovationId: string, key: string): Promise<void> {
  if (!(await findStageRow(db, renovationId, key))) throw new AppError('stage-not-found')
}

/**
 * Replaces the plan of the stages. Throws `changed-meanwhile`, and `illegal-transition` if the works are over, or if a
 * stage would be removed that has started or that an instalment waits for.
 */
export async function planStages(
  context: Context,
  by: { id: string },
  renovationId: string,
  { revision, stages }: Body<typeof changeStages>,
): Promise<StaffWorks> {
  requireOnce(stages.map(({ key }) => key))
  return transaction(context.db, async (trx) => {
    const room = await lockRoom(trx, renovationId)
    if (room.stages_revision !== revision) throw new AppError('changed-meanwhile')
    if (room.status !== 'ACCEPTED' && room.status !== 'IN_PROGRESS') throw new AppError('illegal-transition')
    const before = await listStageRows(trx, [room.id])
    const gone = before.filter((row) => !stages.some(({ key }) => key === row.key))
    const named = await namedByPlan(trx, room)
    const kept = gone.filter(({ key, status }) => status !== 'PLANNED' || named.includes(key))
    if (kept.length > 0) throw new AppError('illegal-transition', { details: { keys: kept.map(({ key }) => key) } })
    await deleteStages(
      trx,
      room.id,
      gone.map(({ key }) => key),
    )
    for (const { title, ...stage } of stages) {
      await putStage(trx, { ...stage, title: { ...title }, renovation_id: room.id })
    }
    await raiseRevision(trx, room.id)
    const after = await listStageRows(trx, [room.id])
    await noteInRoom(context, trx, room.id, { staffId: by.id }, { action: 'stages-changed' })
    await auditRenovation(trx, by, room, 'stages.change', {
      before: planOf(before),
      after: planOf(after),
    })
    return showWorksToStaff({ db: trx, clock: context.clock }, room.id)
  })
}

function requireOnce(keys: string[]): void {
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index)
  if (twice === -1) return
  throw new AppError('invalid-input', { errors: [{ path: `stages.${twice}.key`, code: 'duplicate' }] })
}

/** The plan as audited: a line per stage. */
function planOf(rows: StageRow[]) {
  return {
    stages: rows.map(({ title, weight, starts_on: start, working_days: days }) =>
      [inLocale(title, defaultLocale), start, days, weight].join(' · '),
    ),
  }
}
