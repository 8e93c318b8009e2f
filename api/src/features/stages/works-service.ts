import { holidayDays } from '@fitout/contract/general-holidays.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { QuotationContent } from '@fitout/contract/quotation-content.ts'
import type { Stage, Works } from '@fitout/contract/stages.ts'
import { movedByWorkingDays, type WorkWeek } from '@fitout/contract/working-days.ts'
import type { Database } from '../../database/database.ts'
import { findGeneralHolidays } from '../configuration/configuration-service.ts'
import { findContract } from '../quotations/quotation-heads-service.ts'
import { approvedDays } from '../variations/approved-variations-service.ts'
import { listLostDays } from '../weather-days/weather-days-service.ts'
import { type Days, daysAfter, forecastOf, latest, lostDuring, sum } from './forecast.ts'
import { insertStages, listStageRows, type StageRow } from './stages-queries.ts'

/** The works as acceptance creates them and as the room shows them. */

/** Creates the stages of an accepted quotation, in the accepting transaction. */
export async function writeStages(
  trx: Database,
  renovationId: string,
  stages: QuotationContent['stages'],
): Promise<void> {
  const rows = stages.map(({ key, title, weight, planned_start: start, planned_end: end, working_days: days }) => ({
    renovation_id: renovationId,
    key,
    title: { ...title },
    weight,
    planned_start: start,
    planned_end: end ?? start,
    starts_on: start,
    working_days: days,
  }))
  await insertStages(trx, rows)
}

/** The stages of a renovation as stored, in planned order. */
export async function listStages(db: Database, renovationId: string): Promise<StageRow[]> {
  return listStageRows(db, [renovationId])
}

export type Room = { id: string; building: { work_days: WorkWeek } }

const noWorks: Works = {
  data: [],
  percent: 0,
  accepted_end: null,
  agreed_end: null,
  forecast_end: null,
  days_by_weather: 0,
  days_by_variations: 0,
  days_late: 0,
  late_for: [],
  weather_days: [],
  holidays: [],
}

/** The current state of the works. The days of approved variations are queried if not given. */
export async function worksOf(db: Database, room: Room, now: Date, knownDays?: number): Promise<Works> {
  const contract = await findContract(db, room.id)
  const rows = await listStageRows(db, [room.id])
  if (!contract && rows.length === 0) return noWorks
  const published = await findGeneralHolidays(db)
  const today = hongKongDay(now)
  const days: Days = { week: room.building.work_days, holidays: holidayDays(published), today }
  const weather = await listLostDays(db, rows.flatMap(({ actual_start: day }) => day ?? []).toSorted()[0] ?? today)
  const stages = presentStages(rows, weather, days)
  const lost = weather.filter((one) => rows.some((row) => lostDuring(row, [one], days).length > 0))
  const end = stages.length > 0 ? latest(stages.map((stage) => stage.forecast_end)) : null
  const variations = knownDays ?? (await approvedDays(db, room.id))
  const agreed = agreedEnd(contract?.end ?? null, { weather: Math.ceil(sum(lost)), variations }, days)
  const span = [stages.map((stage) => stage.forecast_start).toSorted()[0] ?? '', end ?? ''] as const
  const holidays = published.years.flatMap((year) => year.holidays)
  return {
    data: stages,
    percent: percentOf(rows),
    ...agreed,
    forecast_end: end,
    days_late: agreed.agreed_end && end ? daysAfter(agreed.agreed_end, end, days) : 0,
    late_for: [
      ...new Set(
        stages.flatMap((one) => (one.days_late > 0 && one.status !== 'DONE' && one.waits_for ? one.waits_for : [])),
      ),
    ],
    weather_days: lost,
    holidays: holidays.filter(({ day }) => day >= span[0] && day <= span[1]),
  }
}

/** The agreed end now, and with a number of working days more or less. */
export async function endsOf(db: Database, room: Room, now: Date, moreDays: number) {
  const {
    accepted_end: accepted,
    agreed_end: before,
    days_by_weather,
    days_by_variations,
  } = await worksOf(db, room, now)
  const holidays = holidayDays(await findGeneralHolidays(db))
  const moved = days_by_weather + days_by_variations + moreDays
  return { before, after: accepted && movedByWorkingDays(accepted, moved, room.building.work_days, holidays) }
}

type Moved = { weather: number; variations: number }

/** The accepted end, moved by lost days and by variations. */
function agreedEnd(accepted: string | null, { weather, variations }: Moved, { week, holidays }: Days) {
  return {
    accepted_end: accepted,
    agreed_end: accepted && movedByWorkingDays(accepted, weather + variations, week, holidays),
    days_by_weather: weather,
    days_by_variations: variations,
  }
}

function presentStages(rows: StageRow[], weather: Works['weather_days'], days: Days): Stage[] {
  const forecasts = forecastOf(rows, weather, days)
  return rows.flatMap(({ renovation_id: _id, ...row }) => {
    const forecast = forecasts.get(row.key)
    return forecast ? [{ ...row, ...forecast }] : []
  })
}

/** The progress of the works; 100 only when every stage is done. */
function percentOf(rows: StageRow[]): number {
  const whole = rows.reduce((all, { weight }) => all + weight, 0)
  const done = rows.reduce((all, { weight, percent }) => all + weight * percent, 0)
  return whole === 0 ? 0 : Math.floor(done / whole)
}
