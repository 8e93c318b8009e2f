import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { requireDayPassed } from '../../http/require-day.ts'
import type { Works } from '@fitout/contract/stages.ts'
import type { addWeatherDay } from '@fitout/contract/staff/weather-days.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { recordChange } from '../audit/audit-service.ts'
import {
  deleteWeatherDay,
  findWeatherDayRow,
  insertWeatherDay,
  listWeatherDayRows,
  listWeatherDaysFrom,
  type WeatherDayRow,
} from './weather-days-queries.ts'

type By = { id: string }
type WeatherDay = AnswerInput<typeof addWeatherDay>['data']

/** The days lost from a day on, in all renovations. */
export async function listLostDays(db: Database, from: string): Promise<Works['weather_days']> {
  const rows = await listWeatherDaysFrom(db, from)
  return rows.map(({ day, cause, half_days: halves }) => ({ day, cause, lost: lostOf(halves) }))
}

export async function showWeatherDays(context: Context, page: PageRequest) {
  const found = await listWeatherDayRows(context.db, placeOf(page.query))
  return pageOf(context, page, found, (rows) => rows.map(present))
}

/** Throws `invalid-input` for a day that is in the future or exists already, or for another cause without a reason. */
export async function addLostDay(context: Context, by: By, wanted: Body<typeof addWeatherDay>): Promise<WeatherDay> {
  const now = context.clock.now()
  requireDayPassed(now, 'day', wanted.day)
  if (wanted.cause === 'OTHER' && wanted.reason === '') throw fieldError('reason', 'required')
  return transaction(context.db, async (trx) => {
    const { lost, ...rest } = wanted
    const row = { id: newId(), ...rest, half_days: lost * 2, staff_id: by.id, created_at: now }
    if (!(await insertWeatherDay(trx, row))) throw fieldError('day', 'duplicate')
    const after = { day: wanted.day, cause: wanted.cause, lost, reason: wanted.reason }
    await recordChange(trx, by, { ...audited('weather-days.add', row.id, wanted.day), before: undefined, after })
    return present(await findWeatherDayRow(trx, row.id))
  })
}

/** Throws `weather-day-not-found`. */
export async function removeLostDay(context: Context, by: By, id: string): Promise<void> {
  if (!isId(id)) throw new AppError('weather-day-not-found')
  await transaction(context.db, async (trx) => {
    const row = await deleteWeatherDay(trx, id)
    if (!row) throw new AppError('weather-day-not-found')
    await recordChange(trx, by, {
      ...audited('weather-days.remove', id, row.day),
      before: { ...row },
      after: undefined,
    })
  })
}

function audited(action: 'weather-days.add' | 'weather-days.remove', id: string, day: string) {
  return { action, subject: 'weather-day', id, title: day } as const
}

function fieldError(path: string, code: 'required' | 'duplicate'): AppError {
  return new AppError('invalid-input', { errors: [{ path, code }] })
}

function lostOf(halves: number): 0.5 | 1 {
  return halves === 1 ? 0.5 : 1
}

function present(row: WeatherDayRow): WeatherDay {
  return {
    _id: row.id,
    day: row.day,
    cause: row.cause,
    lost: lostOf(row.half_days),
    reason: row.reason,
    staff_name: row.staff_name,
    created_at: row.created_at.toISOString(),
  }
}
