import { describe, expect, test } from 'vitest'
import { planRow, plansOffered } from './instalments.ts'
import { planAmounts } from './plan-amounts.ts'

/** Seeded random numbers, the same in every run. */
function dice(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Shares of 1 to 12 rows that add up to the whole; some may be zero. */
function randomShares(roll: (below: number) => number): number[] {
  const cuts = Array.from({ length: roll(12) }, () => roll(10_001)).toSorted((a, b) => a - b)
  return [...cuts, 10_000].map((cut, index) => cut - (cuts[index - 1] ?? 0))
}

describe('the amounts of a plan', () => {
  test('R31 are whole cents, never below 0, sum exactly and are less than a cent from the exact part', () => {
    const roll = dice(20_261_123)
    const wrong: unknown[] = []
    for (let round = 0; round < 100_000; round += 1) {
      const total = roll(2) ? roll(1_000_000_000) : roll(10_000)
      const shares = randomShares(roll)
      const amounts = planAmounts(
        total,
        shares.map((share) => ({ share, amount: null })),
      )
      const isExact = amounts.every((cents, index) => Math.abs(cents * 10_000 - total * shares[index]!) < 10_000)
      const isWhole = amounts.every((cents) => Number.isInteger(cents) && cents >= 0)
      const sum = amounts.reduce((whole, cents) => whole + cents, 0)
      if (!isExact || !isWhole || sum !== total) wrong.push({ total, shares, amounts })
    }
    expect(wrong).toEqual([])
  })

  test.each([
    [36_288_000, [1000, 3000, 3000, 2000, 1000], [3_628_800, 10_886_400, 10_886_400, 7_257_600, 3_628_800]],
    [10_000_001, [3333, 3333, 3334], [3_333_000, 3_333_000, 3_334_001]],
    [3_333_333, [5000, 5000], [1_666_667, 1_666_666]],
  ])('%d by %j is %j', (total, shares, amounts) => {
    expect(
      planAmounts(
        total,
        shares.map((share) => ({ share, amount: null })),
      ),
    ).toEqual(amounts)
  })

  test('fixed in dollars are kept, and scale with a total raised by options', () => {
    const plan = [100_000, 200_000.5, 59_999.5].map((amount) => ({ share: null, amount }))
    expect(planAmounts(36_000_000, plan)).toEqual([10_000_000, 20_000_050, 5_999_950])
    const raised = planAmounts(36_288_000, plan)
    expect(raised.reduce((sum, cents) => sum + cents, 0)).toBe(36_288_000)
  })
})

test('the offered plans add up to the whole, and have a title in each language', () => {
  for (const plan of Object.values(plansOffered)) {
    expect(plan.map((row) => planRow.parse(row))).toEqual(plan)
    expect(plan.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBe(10_000)
    for (const { title } of plan) expect(Object.values(title).every(Boolean)).toBe(true)
  }
})
