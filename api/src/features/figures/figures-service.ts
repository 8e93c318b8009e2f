import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import { periodDaysAtMost, type readOverview, type readToday } from '@fitout/contract/staff/figures.ts'
import type { RawBuilder } from 'kysely'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findPublishedConstants } from '../configuration/configuration-service.ts'
import { dayBefore, daysIn } from './days.ts'
import { findSummedUntil, type Period, saleDays } from './day-sums-queries.ts'
import {
  countVisits,
  type DayRow,
  listFigureDays,
  type PeriodSums,
  sumFigureDays,
  sumTallies,
  sumUntil,
  sumWorks,
  type WorksRow,
} from './figures-queries.ts'
import type { Periods } from './figure-tables-queries.ts'

export { dayBefore, listFigureDays }

/** The sales of a period by variant, for use within another statement. */
export async function salesOf(db: Database, period: Period): Promise<RawBuilder<unknown>> {
  return saleDays(period, await findSummedUntil(db))
}

type Overview = AnswerInput<typeof readOverview>['data']

/**
 * The period and the previous one of equal length. Throws `invalid-input` if it is too long, or ends before it begins.
 */
export function periodsOf({ from, until }: Period): Periods {
  const days = daysIn({ from, until })
  const code = days < 1 ? 'too-small' : days > periodDaysAtMost ? 'too-big' : undefined
  if (code) throw new AppError('invalid-input', { errors: [{ path: 'until', code }] })
  return { from, until, before: { from: dayBefore(from, days), until: dayBefore(from, 1) } }
}

export async function showOverview(context: Context, asked: Period): Promise<Overview> {
  const { before: earlier, ...now } = periodsOf(asked)
  const days = listFigureDays(context.db, now)
  const [one, other, constants] = await Promise.all([
    sumsOf(context, now, days.then(totalsOf)),
    sumsOf(context, earlier, sumFigureDays(context.db, earlier)),
    findPublishedConstants(context.db),
  ])
  const money = (of: 'cents' | 'given_back_cents') => ({
    amount: toDollars(one.totals[of]),
    before: toDollars(other.totals[of]),
  })
  return {
    before: earlier,
    counts_visits: constants?.counts_visits ?? true,
    funnel: one.funnel.map(({ step, count }, at) => ({ step, count, before: other.funnel[at]?.count ?? 0 })),
    orders: { count: ordersOf(one.totals), before: ordersOf(other.totals) },
    takings: money('cents'),
    given_back: money('given_back_cents'),
    works: worksOf(one.works, other.works),
    hours_to_answer: { median: one.works.median_hours, before: other.works.median_hours },
    days: (await days).map((row) => {
      const { day, visits, cents, given_back_cents: back, enquiries } = row
      return { day, visits, orders: ordersOf(row), takings: toDollars(cents), given_back: toDollars(back), enquiries }
    }),
  }
}

async function sumsOf({ db }: Context, period: Period, summed: Promise<PeriodSums>) {
  const [totals, screens, works] = await Promise.all([
    summed,
    sumTallies(db, 'screen', period, ['product', 'service', 'member-piece', 'cart', 'checkout']),
    sumWorks(db, period),
  ])
  const seen = (...keys: string[]) => keys.reduce((all, key) => all + (screens.get(key) ?? 0), 0)
  const funnel = [
    { step: 'visits' as const, count: totals.visits },
    { step: 'pieces' as const, count: seen('product', 'service', 'member-piece') },
    { step: 'booking-form' as const, count: seen('cart') },
    { step: 'checkout' as const, count: seen('checkout') },
    { step: 'orders' as const, count: totals.placed },
    { step: 'paid' as const, count: totals.paid },
  ]
  return { totals, funnel, works }
}

function worksOf(now: WorksRow, before: WorksRow): Overview['works'] {
  const step = (
    name: 'enquiries' | 'answered' | 'quoted' | 'contracts',
    value?: 'quoted_cents' | 'contracts_cents',
  ) => ({
    step: name,
    count: now[name],
    before: before[name],
    value: value ? toDollars(now[value]) : null,
    value_before: value ? toDollars(before[value]) : null,
  })
  return [step('enquiries'), step('answered'), step('quoted', 'quoted_cents'), step('contracts', 'contracts_cents')]
}

function totalsOf(days: readonly DayRow[]): PeriodSums {
  const sum = (of: keyof PeriodSums) => days.reduce((all, day) => all + day[of], 0)
  return {
    visits: sum('visits'),
    placed: sum('placed'),
    by_staff: sum('by_staff'),
    paid: sum('paid'),
    cents: sum('cents'),
    given_back_cents: sum('given_back_cents'),
  }
}

/** Of customers, and of staff for them. */
const ordersOf = ({ placed, by_staff }: PeriodSums) => placed + by_staff

const weekInMilliseconds = 7 * 86_400_000

/** Today so far, compared with the same weekday last week up to the same time. */
export async function showToday(context: Context): Promise<AnswerInput<typeof readToday>['data']> {
  const { db, clock } = context
  const now = clock.now()
  const then = new Date(now.getTime() - weekInMilliseconds)
  const [today, earlier] = [now, then].map((moment) => hongKongDay(moment)) as [string, string]
  const [one, other, visits, visitsBefore, constants] = await Promise.all([
    sumUntil(db, today, now),
    sumUntil(db, earlier, then),
    countVisits(db, today),
    countVisits(db, earlier),
    findPublishedConstants(db),
  ])
  return {
    visits: constants?.counts_visits === false ? null : { today: visits, before: visitsBefore },
    orders: { today: one.orders, before: other.orders },
    takings: { today: toDollars(one.cents), before: toDollars(other.cents) },
    given_back: { today: toDollars(one.given_back_cents), before: toDollars(other.given_back_cents) },
    enquiries: { today: one.enquiries, before: other.enquiries },
  }
}
