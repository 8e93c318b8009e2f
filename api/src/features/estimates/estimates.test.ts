import { estimateBudget } from '@fitout/contract/estimates.ts'
import { estimateFinishes, keysOf, projectScopes, propertyTypes } from '@fitout/contract/project-options.ts'
import { inSquareFeet } from '@fitout/contract/saleable-area.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { estimateRates } from '../../../database/seed/configuration/estimate-rates.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { publishConfiguration } from '../configuration/configuration-service.ts'
import { estimateRange, type EstimateWish } from './estimate-budget.ts'

const flat = { area_units: 'sqft', property_type: 'private-flat', scope: 'whole-home', finish: 'considered' } as const

describe('BEYOND-87 the range of an estimate', () => {
  test.each<[Partial<EstimateWish> & { area: number }, low: number, high: number]>([
    [{ area: 450 }, 535_000, 780_000],
    [{ area: 450, finish: 'essential' }, 360_000, 500_000],
    [{ area: 450, finish: 'bespoke' }, 900_000, 1_405_000],
    [{ area: 292, finish: 'essential', property_type: 'public-rental-flat' }, 180_000, 255_000],
    [{ area: 860, property_type: 'tenement-flat' }, 1_110_000, 1_625_000],
    [{ area: 700, property_type: 'village-house', scope: 'kitchen-and-bathroom' }, 250_000, 375_000],
    [{ area: 388, scope: 'fitted-furniture' }, 165_000, 250_000],
    [{ area: 431, scope: 'redecoration', finish: 'essential' }, 60_000, 95_000],
    [{ area: 50, area_units: 'sqm' }, 620_000, 905_000],
  ])('of %j is HK$%i to HK$%i', (wish, low, high) => {
    const range = estimateRange(estimateRates, { ...flat, ...wish })
    expect([range.low, range.high]).toEqual([low * 100, high * 100])
  })

  const wishes = fc.record({
    area: fc.integer({ min: 60, max: 20_000 }),
    area_units: fc.constant('sqft' as const),
    property_type: fc.constantFrom(...keysOf(propertyTypes)),
    scope: fc.constantFrom(...keysOf(projectScopes)),
    finish: fc.constantFrom(...keysOf(estimateFinishes)),
  })

  test('is whole cents in whole steps, never inverted, and never falls as the area grows', () => {
    fc.assert(
      fc.property(wishes, fc.integer({ min: 1, max: 500 }), (wish, more) => {
        const { low, high } = estimateRange(estimateRates, wish)
        const larger = estimateRange(estimateRates, { ...wish, area: wish.area + more })
        const step = estimateRates.rounded_to * 100
        expect([low % step, high % step, low > 0, low < high]).toEqual([0, 0, true, true])
        expect(larger.low).toBeGreaterThanOrEqual(low)
        expect(larger.high).toBeGreaterThanOrEqual(high)
      }),
    )
  })

  test('rises with the finish, and the whole costs more than any part of it', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const lows = keysOf(estimateFinishes).map((finish) => estimateRange(estimateRates, { ...wish, finish }).low)
        expect(lows).toEqual(lows.toSorted((a, b) => a - b))
        const whole = estimateRange(estimateRates, { ...wish, area: Math.max(wish.area, 150), scope: 'whole-home' })
        expect(whole.low).toBeGreaterThanOrEqual(
          estimateRange(estimateRates, { ...wish, area: Math.max(wish.area, 150) }).low,
        )
      }),
    )
  })

  test('BEYOND-89 is the same for an area in square feet and in square metres', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const metres = { ...wish, area: wish.area / 10.7639104, area_units: 'sqm' as const }
        expect(inSquareFeet(metres.area, 'sqm')).toBe(wish.area)
        expect(estimateRange(estimateRates, metres)).toEqual(estimateRange(estimateRates, wish))
      }),
    )
  })
})

describe('the estimator', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  afterAll(() => shop.stop())

  test('responds only once rates are published, with the newest, without a session or a name', async () => {
    const ask = () => shop.visitor()(estimateBudget, { query: { ...flat, area: 450 } })
    await expectRefusal(ask(), 404, 'configuration-not-found')
    await publishConfiguration(shop.context.db, 'estimate-rates', estimateRates)
    const { data } = await ask()
    expect(data).toMatchObject({
      low: 535_000,
      high: 780_000,
      low_per_square_foot: 1188,
      high_per_square_foot: 1734,
      saleable_area: { sqft: 450, sqm: 41.8 },
      budget: { key: '400k-700k' },
      rates_from: '2026-09-01',
    })
    expect(data.included.length).toBeGreaterThan(3)
    expect(data.excluded.length).toBeGreaterThan(3)
    const dearer = { ...estimateRates, property_percent: { ...estimateRates.property_percent, 'private-flat': 200 } }
    await publishConfiguration(shop.context.db, 'estimate-rates', dearer)
    // A publication is announced to every process; the cached response is dropped a moment later.
    await vi.waitFor(async () => expect((await ask()).data.low).toBe(1_075_000))
    await expect(
      publishConfiguration(shop.context.db, 'estimate-rates', { ...estimateRates, rounded_to: 0 }),
    ).rejects.toThrow()
  })

  test.each(['area=0', 'area=59', 'area=20001', 'area=nine', 'area=450&scope=palace', 'area=450&area_units=tsubo', ''])(
    'refuses %s',
    async (changed) => {
      const query = new URLSearchParams({ ...flat, ...Object.fromEntries(new URLSearchParams(changed)) })
      expect((await shop.request(`/api/estimates?${query}`)).status).toBe(422)
    },
  )
})
