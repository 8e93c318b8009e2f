import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { dayBefore } from '../features/figures/days.ts'
import type { OrderDesk } from './order-desk.ts'

/** To noon: a day is summed an hour after its end, and one so far is compared with another up to the same time. */
export function advanceToNoon({ shop, advance }: OrderDesk): void {
  const { clock } = shop.context
  advance(Date.parse(`${hongKongDay(clock.now(), 1)}T12:00:00+08:00`) - clock.now().getTime())
}

/** The days up to today, by the clock of the desk. */
export function lastDays({ shop }: OrderDesk, days: number) {
  const until = hongKongDay(shop.context.clock.now())
  return { from: dayBefore(until, days - 1), until }
}
