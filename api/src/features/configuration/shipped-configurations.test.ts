import { doubtfulYears, holidayDays } from '@fitout/contract/general-holidays.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import { endOfWorkingDays, isWorkingDay } from '@fitout/contract/working-days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { findGeneralHolidays } from './configuration-service.ts'

let shop: TestShop
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

/** What staff read of a configuration. */
async function read(key: string) {
  const { data } = await manager.call(configuration.findConfiguration, { params: { key } })
  return { ...data, written: structuredClone(data.live) as never }
}

/** Saves and publishes; answers where it does not fit. */
async function publish(key: string, written: object): Promise<string | undefined> {
  const params = { key }
  const { revision } = await read(key)
  const body = { revision, written: written as never }
  const saved = await manager.call(configuration.saveConfigurationDraft, { params, body })
  return manager.call(configuration.publishConfiguration, { params, body: { revision: saved.data.revision } }).then(
    () => undefined,
    ({ problem }) => problem.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`).join(', '),
  )
}

type Year = { year: number; is_gazetted: boolean; holidays: { day: string; title: object }[] }
type Years = { years: Year[] }

test('R49 the holidays that come with the shop: no working day is counted on one, and 2027 waits for the Gazette', async () => {
  const holidays = await findGeneralHolidays(shop.context.db)
  const days = holidayDays(holidays)
  expect(holidays.years.map((one) => [one.year, one.is_gazetted, one.holidays.length])).toEqual([
    [2026, true, 17],
    [2027, false, 17],
  ])
  for (const day of days) expect([day, new Date(day).getUTCDay() > 0]).toEqual([day, true])
  for (const day of ['2026-02-17', '2026-02-18', '2026-02-19', '2026-04-07', '2027-02-06', '2027-02-09']) {
    expect([day, isWorkingDay(day, 'MON_SAT', days)]).toEqual([day, false])
  }
  expect(endOfWorkingDays('2026-12-28', 62, 'MON_SAT', days)).toBe('2027-03-13')
  expect(endOfWorkingDays('2026-12-28', 62, 'MON_FRI', days)).toBe('2027-03-30')
  expect(endOfWorkingDays('2026-04-02', 3, 'MON_SAT', days)).toBe('2026-04-09')
  expect(endOfWorkingDays('2026-12-24', 2, 'MON_SAT', days)).toBe('2026-12-28')
  expect(doubtfulYears(holidays, '2026-12-28', '2028-01-10')).toEqual({ missing: [2028], unchecked: [2027] })
  expect(doubtfulYears(holidays, '2026-01-01', '2026-12-31')).toEqual({ missing: [], unchecked: [] })
})

test('staff publish holidays of their own, and go back to those that came with the shop', async () => {
  const key = 'general-holidays'
  const { live, versions, is_live, written } = await read(key)
  expect([is_live, versions]).toEqual([true, []])
  const own = structuredClone<Years>(written)
  own.years[1]!.is_gazetted = true
  own.years.push({ year: 2028, is_gazetted: true, holidays: [{ day: '2028-01-01', title: { en: 'New Year' } }] })
  expect(await publish(key, own)).toBeUndefined()
  expect(await findGeneralHolidays(shop.context.db)).toEqual(own)
  const after = await read(key)
  expect(after.versions.map(({ version }) => version)).toEqual([2, 1])
  const body = { revision: after.revision, version: 1 }
  await manager.call(configuration.goBackToConfiguration, { params: { key }, body })
  expect(await findGeneralHolidays(shop.context.db)).toEqual(live)
})

test.each<[change: (own: Years) => void, faults: string]>([
  [(own) => own.years[0]!.holidays.push(own.years[0]!.holidays[0]!), 'years.0.holidays duplicate'],
  [(own) => own.years.push(own.years[0]!), 'years duplicate'],
  [(own) => own.years[0]!.holidays.push({ day: '2027-01-02', title: { en: 'x' } }), 'years.0.holidays date-format'],
  [
    (own) => own.years[0]!.holidays.push({ day: '2026-02-30', title: { en: 'x' } }),
    'years.0.holidays.17.day date-format',
  ],
  [(own) => own.years[0]!.holidays.splice(0), 'years.0.holidays required'],
  [(own) => own.years.splice(0), 'years required'],
])('holidays that do not fit are refused by their place (case %#)', async (change, faults) => {
  const { written } = await read('general-holidays')
  const own = structuredClone<Years>(written)
  change(own)
  expect(await publish('general-holidays', own)).toBe(faults)
  const { live } = await read('general-holidays')
  expect(await findGeneralHolidays(shop.context.db)).toEqual(live)
})
