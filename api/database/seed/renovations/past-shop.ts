import { holidayDays } from '@fitout/contract/general-holidays.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { movedByWorkingDays } from '@fitout/contract/working-days.ts'
import type { Context } from '../../../src/context.ts'
import { findGeneralHolidays } from '../../../src/features/configuration/configuration-service.ts'

/** The shop as it was some days ago at a time in Hong Kong, such as `10:30`. It sends no messages. */
export function shopOf(context: Context, daysAgo: number, time: string): Context {
  return shopAt(context, hongKongDay(context.clock.now(), -daysAgo), time)
}

/** The same on the last working day until then. */
export async function shopAtWork(context: Context, daysAgo: number, time: string): Promise<Context> {
  const holidays = holidayDays(await findGeneralHolidays(context.db))
  const dayAfter = hongKongDay(context.clock.now(), 1 - daysAgo)
  return shopAt(context, movedByWorkingDays(dayAfter, -1, 'MON_SAT', holidays), time)
}

function shopAt(context: Context, day: string, time: string): Context {
  const then = new Date(`${day}T${time}:00+08:00`)
  const clock = { now: () => then, seconds: () => Math.floor(then.getTime() / 1000) }
  const enqueue = () => Promise.resolve()
  return { ...context, clock, jobs: { ...context.jobs, enqueue } }
}
