import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { toDollars } from '@fitout/contract/money.ts'
import type { listLargeHolds, readFigures } from '@fitout/contract/staff/dashboard.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { listLateJobs } from '../../jobs/schedules-queries.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { listGuessAlarms } from '../allowances/allowances-service.ts'
import { countOnClosedDays } from '../appointments/appointments-service.ts'
import { dayBefore, listFigureDays, salesOf } from '../figures/figures-service.ts'
import { lookAtBackup } from '../health/health-service.ts'
import { largeHolds, lateProofs } from '../orders/orders-service.ts'
import { notifyStaff } from '../staff-notices/staff-notices-service.ts'
import {
  countLateEnquiries,
  countLowStock,
  listLowStockRows,
  type LowStockRule,
  noteLowStock,
  paceDays,
} from './dashboard-queries.ts'

const daysShown = 30

export async function showFigures(context: Context): Promise<AnswerInput<typeof readFigures>> {
  const { db, clock } = context
  const now = clock.now()
  const late = await listLateJobs(db)
  const today = hongKongDay(now)
  const both = await listFigureDays(db, { from: dayBefore(today, 2 * daysShown - 1), until: today })
  const [before, days] = [both.slice(0, daysShown), both.slice(daysShown)]
  const sum = (of: (day: (typeof both)[number]) => number) => before.reduce((all, day) => all + of(day), 0)
  return {
    data: {
      late_enquiries: await countLateEnquiries(db, now),
      late_proofs: { count: (await lateProofs(context)).count, hours: context.config.proofReminderHours },
      visits_on_closed_days: await countOnClosedDays(context),
      low_stock: await countLowStock(db, await lowStockRule(context)),
      late_jobs: late.map(({ name, last_at }) => ({ name, last_at: last_at.toISOString() })),
      backup: await lookAtBackup(db),
      wrong_guesses: (await listGuessAlarms(context)).map(({ since, until, ...alarm }) => ({
        ...alarm,
        since: since.toISOString(),
        until: until.toISOString(),
      })),
      before: {
        takings: toDollars(sum(({ cents }) => cents)),
        given_back: toDollars(sum(({ given_back_cents: back }) => back)),
        orders: sum(({ sold }) => sold),
        enquiries: sum(({ enquiries }) => enquiries),
      },
      days: days.map(({ day, cents, given_back_cents: back, sold, enquiries }) => ({
        day,
        takings: toDollars(cents),
        given_back: toDollars(back),
        orders: sold,
        enquiries,
      })),
    },
  }
}

const holdsShown = 10

export async function showLargeHolds({ db }: Context): Promise<AnswerInput<typeof listLargeHolds>['data']> {
  const holds = await largeHolds(db, holdsShown)
  return holds.map(({ id: _id, ...hold }) => ({ _id, ...hold }))
}

/** Variants that sell out within this time should be reordered: makers take some weeks. */
const lastsDays = 28

async function lowStockRule({ db, clock }: Context): Promise<LowStockRule> {
  const today = hongKongDay(clock.now())
  const sales = await salesOf(db, { from: dayBefore(today, paceDays - 1), until: today })
  return { sales, lastsDays }
}

export async function countLow(context: Context): Promise<number> {
  return countLowStock(context.db, await lowStockRule(context))
}

/** Notifies staff of what has begun to run low, by the rule of the list. */
export async function watchStock(context: Context): Promise<void> {
  const rule = await lowStockRule(context)
  await transaction(context.db, async (trx) => {
    for (const id of await noteLowStock(trx, rule)) await notifyStaff(trx, 'stock.low', id)
  })
}

export async function showLowStock(context: Context, page: PageRequest) {
  const found = await listLowStockRows(context.db, await lowStockRule(context), placeOf(page.query))
  return pageOf(context, page, found, (rows) =>
    rows.map(({ id: _id, row_key: _key, ...row }) => ({
      _id,
      ...row,
      days_left: row.sold === 0 ? null : Math.floor((row.available * paceDays) / row.sold),
    })),
  )
}
