import { plansOffered } from '@fitout/contract/instalments.ts'
import { expect, test } from 'vitest'
import { sharesLeft, stagesFrom } from './plan.ts'

test('returns the remainder of the rows of a plan', () => {
  expect(sharesLeft(plansOffered.five, 360_000)).toBe(0)
  expect(sharesLeft([{ share: 3333, amount: null }], 1)).toBe(66.67)
  expect(sharesLeft([{ share: null, amount: 100.1 }], 300.3)).toBe(200.2)
})

const workdays = { week: 'MON_SAT', holidays: new Set(['2027-01-01']) } as const

test('proposes a stage for each trade in the order of work on working days, together as long as the works', () => {
  const figures = [
    { key: 'carpentry', subtotal: 30_000 },
    { key: 'demolition', subtotal: 10_000 },
    { key: 'design', subtotal: 30_000 },
  ] as const
  const known = [{ key: 'demolition', title: { en: 'Strip' }, weight: 1, planned_start: '2026-01-01', working_days: 1 }]
  const stages = stagesFrom([...figures], '2026-12-28', 20, workdays, known)
  expect(
    stages.map(({ key, title, weight, planned_start: start, working_days: days }) => [
      key,
      title.en,
      weight,
      start,
      days,
    ]),
  ).toEqual([
    ['demolition', 'Strip', 25, '2026-12-28', 6],
    ['carpentry', 'Carpentry and ceilings', 75, '2027-01-05', 14],
  ])
})
