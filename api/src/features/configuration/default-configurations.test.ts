import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { holidayDays, unverifiedYears } from '@fitout/contract/general-holidays.ts'
import { locales } from '@fitout/contract/locales.ts'
import { quotationGroups, quotationTerms } from '@fitout/contract/quotation-options.ts'
import * as configuration from '@fitout/contract/staff/configuration.ts'
import { endOfWorkingDays, isWorkingDay } from '@fitout/contract/working-days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { findGeneralHolidays, findQuotationTerms, listQuotationItems } from './configuration-service.ts'

let shop: TestShop
let manager: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  manager = await openStaff(shop, 'manager')
})
afterAll(() => shop.stop())

/** The content of a configuration as staff see it. */
async function read(key: string) {
  const { data } = await manager.call(configuration.findConfiguration, { params: { key } })
  return { ...data, written: structuredClone(data.live) as never }
}

/** Saves and publishes; returns the path of the error, if any. */
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

test('R49 the built-in holidays: none counts as a working day, and 2027 waits for the Gazette', async () => {
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
  expect(unverifiedYears(holidays, '2026-12-28', '2028-01-10')).toEqual({ missing: [2028], unchecked: [2027] })
  expect(unverifiedYears(holidays, '2026-01-01', '2026-12-31')).toEqual({ missing: [], unchecked: [] })
})

test('staff can publish holidays of their own, and go back to the built-in ones', async () => {
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
])('invalid holidays are refused with their path (case %#)', async (change, faults) => {
  const { written } = await read('general-holidays')
  const own = structuredClone<Years>(written)
  change(own)
  expect(await publish('general-holidays', own)).toBe(faults)
  const { live } = await read('general-holidays')
  expect(await findGeneralHolidays(shop.context.db)).toEqual(live)
})

describe('the standard items of quotations', () => {
  test('exist for every trade, complete, in three languages, with a price where they cost something', async () => {
    const items = await listQuotationItems(shop.context.db, {})
    expect(items.length).toBeGreaterThanOrEqual(120)
    expect([...new Set(items.map(({ group }) => group))]).toEqual(quotationGroups.map(({ key }) => key))
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
    for (const locale of locales) {
      const titles = items.map(({ group, title }) => `${group} ${title[locale]}`)
      expect(new Set(titles).size).toBe(items.length)
      for (const { title, description } of items) {
        expect([title, title[locale]?.trim(), description[locale]?.trim()]).not.toContain('')
        expect([title, title[locale], description[locale]]).not.toContain(undefined)
      }
    }
    for (const { title, kind, unit_price } of items) {
      const isFree = kind === 'INCLUDED' || kind === 'CUSTOMER_SUPPLY'
      expect([title.en, unit_price > 0]).toEqual([title.en, !isFree])
    }
  })

  test('are found by trade and by words in any language', async () => {
    const { db } = shop.context
    const found = async (q?: string, group?: 'electrical' | 'kitchen') =>
      (await listQuotationItems(db, { q, group })).map(({ title }) => title.en)
    expect(await found('WR1 registered', 'electrical')).toEqual([
      'Rewire flat, new distribution board, WR1',
      'Work completion certificate WR1',
    ])
    expect(await found('試水')).toContain('Three coats, 48-hour ponding test')
    expect(await found('闭水')).toEqual(await found('ponding'))
    expect(await found('no such thing')).toEqual([])
    expect((await found(undefined, 'kitchen')).length).toBeGreaterThan(5)
  })

  test('are refused with the path of the error, and listed once published', async () => {
    const key = 'quotation-items'
    type Item = { title: object; kind: string; unit: string; unit_price: number }
    const { written } = await read(key)
    const change = async (wrong: Partial<Item>) => {
      const own = structuredClone<{ groups: Record<string, Item[]> }>(written)
      Object.assign(own.groups['gas']![0]!, wrong)
      return publish(key, own)
    }
    expect(await change({ unit: 'METRE' })).toBe('groups.gas.0.unit not-listed')
    expect(await change({ unit_price: 1.005 })).toBe('groups.gas.0.unit_price invalid')
    expect(await change({ unit_price: -1 })).toBe('groups.gas.0.unit_price too-small')
    expect(await change({ kind: 'INCLUDED' })).toBe('groups.gas.0.unit_price too-big')
    expect(await change({ title: {} })).toBe('groups.gas.0.title required')
    expect(await change({ title: { en: 'Gas pipe' }, unit_price: 5900.5 })).toBeUndefined()
    const [gas] = await listQuotationItems(shop.context.db, { group: 'gas' })
    expect(gas).toMatchObject({ key: 'gas-1', group: 'gas', title: { en: 'Gas pipe' }, unit_price: 5900.5 })
  })

  test('have room for what a studio needs: thirty in every trade, with long texts', async () => {
    const { written } = await read('quotation-items')
    const { groups } = structuredClone<{ groups: Record<string, object[]> }>(written)
    const long = { zh: '字'.repeat(100), cn: '字'.repeat(100), en: 'word '.repeat(20).trim() }
    const one = { title: long, description: {}, kind: 'WORK', unit: 'ITEM', unit_price: 1 }
    const many = Object.fromEntries(Object.keys(groups).map((key) => [key, Array.from({ length: 30 }, () => one)]))
    expect(await publish('quotation-items', { groups: many })).toBeUndefined()
    expect(await listQuotationItems(shop.context.db, {})).toHaveLength(18 * 30)
  })
})

describe('the terms of quotations', () => {
  test('fill all ten groups in three languages, with defaults', async () => {
    const { terms, exclusions, rates, warranties, ...figures } = await findQuotationTerms(shop.context.db)
    expect(Object.keys(terms)).toEqual(quotationTerms.map(({ key }) => key))
    for (const [key, words] of Object.entries(terms)) {
      for (const locale of locales) {
        const paragraphs = (words[locale] ?? '').split('\n')
        // The same number of paragraphs in each language.
        expect([key, locale, paragraphs.length]).toEqual([key, locale, (words.en ?? '').split('\n').length])
        for (const [index, paragraph] of paragraphs.entries()) expect(paragraph.startsWith(`${index + 1}.`)).toBe(true)
      }
    }
    for (const { title } of [...rates, ...warranties]) for (const locale of locales) expect(title[locale]).toBeTruthy()
    for (const title of exclusions) for (const locale of locales) expect(title[locale]).toBeTruthy()
    expect(warranties.map(({ months }) => months)).toEqual([12, 36])
    expect(figures).toEqual({ delay_per_day: 500, delay_cap: 1000, cooling_off_days: 7 })
  })

  test.each(locales)('name in %s the laws and bodies that a client should know of', async (locale) => {
    const { terms } = await findQuotationTerms(shop.context.db)
    const whole = Object.values(terms)
      .map((words) => words[locale])
      .join('\n')
    const chapters = ['123', '123N', '406', '51', '102', '400', '354', '282', '457', '620', '553', '486', '311', '26']
    for (const chapter of chapters) expect(whole).toMatch(new RegExp(`(?:Cap\\. |第)${chapter}(?:章|\\b)`))
    expect(whole).toContain('WR1')
    const words = {
      en: ['Consumer Council', 'mediation', 'Cooling-off', 'Small Claims Tribunal', 'warranties'],
      zh: ['消費者委員會', '調解', '冷靜期', '小額錢債審裁處', '保養期'],
      cn: ['消费者委员会', '调解', '冷静期', '小额钱债审裁处', '质保期'],
    }
    for (const word of words[locale]) expect(whole).toContain(word)
  })

  test('rates are prices of standard items', async () => {
    const { rates } = await findQuotationTerms(shop.context.db)
    const items = JSON.parse(await readFile(join(import.meta.dirname, 'shipped/quotation-items.json'), 'utf8'))
    expect(rates.length).toBeGreaterThanOrEqual(10)
    for (const rate of rates) {
      const found = Object.values<{ title: { en: string }; unit: string; unit_price: number }[]>(items.groups)
        .flat()
        .find(({ title }) => title.en === rate.title.en)
      expect(rate).toEqual({ title: found?.title, unit: found?.unit, unit_price: found?.unit_price })
    }
  })

  test('are refused with the path of what is missing, and published without a code if no account is named', async () => {
    const key = 'quotation-terms'
    const { written } = await read(key)
    type Own = { terms: Record<string, object>; warranties: { months: number }[]; delay_cap: number }
    const change = async (wrong: (own: Own) => void) => {
      const own = structuredClone<Own>(written)
      wrong(own)
      return publish(key, own)
    }
    expect(await change(({ terms }) => (terms['delay'] = { zh: '', cn: '', en: '' }))).toBe('terms.delay required')
    expect(await change(({ terms }) => delete terms['scope'])).toBe('terms.scope required')
    expect(await change(({ terms }) => (terms['scope'] = { en: 'x'.repeat(2001) }))).toBe('terms.scope.en too-long')
    expect(await change((own) => (own.delay_cap = 10_001))).toBe('delay_cap too-big')
    expect(await change(({ warranties }) => (warranties[0]!.months = 0))).toBe('warranties.0.months too-small')
    expect(await change(({ warranties }) => (warranties[0]!.months = 24))).toBeUndefined()
    expect((await findQuotationTerms(shop.context.db)).warranties[0]?.months).toBe(24)
  })
})
