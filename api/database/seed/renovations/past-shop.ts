import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import type { Context } from '../../../src/context.ts'

/** The shop as it was some days ago at a time of Hong Kong, such as `10:30`. Nobody is written to about it any more. */
export function shopOf(context: Context, daysAgo: number, time: string): Context {
  const then = new Date(`${hongKongDay(context.clock.now(), -daysAgo)}T${time}:00+08:00`)
  const clock = { now: () => then, seconds: () => Math.floor(then.getTime() / 1000) }
  const enqueue = () => Promise.resolve()
  return { ...context, clock, jobs: { ...context.jobs, enqueue } }
}
