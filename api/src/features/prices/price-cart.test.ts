import { allocate, roundedShare } from '@fitout/contract/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceCart } from './price-cart.ts'
import type { PriceLine } from './price-line.ts'
import { salePrice } from './sale-price.ts'

const line = fc
  .record({
    variantId: fc.uuid(),
    productId: fc.uuid(),
    categoryIds: fc.constant([]),
    quantity: fc.integer({ min: 1, max: 99 }),
    originalUnit: fc.integer({ min: 0, max: 100_000_000 }),
    salePercent: fc.integer({ min: 0, max: 99 }),
    pointUnit: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ salePercent, ...rest }): PriceLine => ({ ...rest, unit: salePrice(rest.originalUnit, salePercent) }))
const lines = fc.uniqueArray(line, { maxLength: 50, selector: (candidate) => candidate.variantId })
const courier = fc.option(
  fc.record({
    fee: fc.integer({ min: 0, max: 1_000_000 }),
    freeFrom: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  }),
  { nil: undefined },
)

describe('the price calculator', () => {
  test('is never below zero, in whole cents', () => {
    fc.assert(
      fc.property(lines, courier, (cart, carrier) => {
        const priced = priceCart(cart, carrier)
        const figures = [priced.total, priced.shipping, priced.original, priced.productDiscount]
        for (const figure of [...figures, ...priced.lines.map((priceLine) => priceLine.subtotal)]) {
          expect(Number.isSafeInteger(figure)).toBe(true)
          expect(figure).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('adds up its lines to its totals and its explanation to the total, to the cent', () => {
    fc.assert(
      fc.property(lines, courier, (cart, carrier) => {
        const priced = priceCart(cart, carrier)
        const subtotals = priced.lines.reduce((sum, priceLine) => sum + priceLine.subtotal, 0)
        expect(subtotals + priced.shipping).toBe(priced.total)
        expect(priced.original - priced.productDiscount).toBe(subtotals)
        expect(priced.steps.reduce((sum, step) => sum + step.amount, 0)).toBe(priced.total)
      }),
      { numRuns: 500 },
    )
  })

  test('gives the same result for any order of lines', () => {
    fc.assert(
      fc.property(
        lines.chain((cart) => fc.tuple(fc.constant(cart), fc.shuffledSubarray(cart, { minLength: cart.length }))),
        courier,
        ([cart, shuffled], carrier) => {
          const { lines: ordered, ...totals } = priceCart(cart, carrier)
          const { lines: reordered, ...otherTotals } = priceCart(shuffled, carrier)
          expect(otherTotals).toEqual(totals)
          const byVariant = (priced: typeof ordered) =>
            priced.toSorted((a, b) => a.variantId.localeCompare(b.variantId))
          expect(byVariant(reordered)).toEqual(byVariant(ordered))
        },
      ),
    )
  })

  test.each([
    { goods: 799_999, freeFrom: 800_000, shipping: 30_000, missing: 1 },
    { goods: 800_000, freeFrom: 800_000, shipping: 0, missing: null },
    { goods: 800_001, freeFrom: 800_000, shipping: 0, missing: null },
    { goods: 1, freeFrom: null, shipping: 30_000, missing: null },
  ])('charges delivery of $shipping cents for goods of $goods', ({ goods, freeFrom, shipping, missing }) => {
    const unit = { originalUnit: goods, unit: goods, pointUnit: 0 }
    const cart = [{ variantId: 'a', productId: 'a', categoryIds: [], quantity: 1, ...unit }]
    const priced = priceCart(cart, { fee: 30_000, freeFrom })
    expect(priced).toMatchObject({ shipping, freeShippingMissing: missing, total: goods + shipping })
  })
})

describe('a sale price', () => {
  test.each([
    [3333, 10, 3000],
    [3333, 33, 2233],
    [3333, 99, 33],
    [5, 10, 4],
    [15, 10, 13],
    [12_800_00, 0, 12_800_00],
  ])('of %i cents at %i per cent off is %i', (original, percent, expected) => {
    expect(salePrice(original, percent)).toBe(expected)
  })
})

describe('an allocation', () => {
  test('adds up to its amount and gives no line more than its weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, portion) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const amount = Math.floor(whole * portion)
        const shares = allocate(amount, parts)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : amount)
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(parts[index]!)
        })
      }),
    )
  })

  test('rounds half a cent up', () => {
    expect(roundedShare(5, 1, 2)).toBe(3)
    expect(roundedShare(4, 1, 8)).toBe(1)
    expect(roundedShare(3, 1, 8)).toBe(0)
  })
})
