import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BuyXGetY } from './buy-x-get-y.ts'
import { type Offers, priceCart } from './price-cart.ts'
import type { OfferScope, PriceLine } from './price-line.ts'
import { salePrice } from './sale-price.ts'
import type { PriceVoucher } from './voucher.ts'

const everything: OfferScope = { productIds: [], categoryIds: [], excludedProductIds: [], excludedCategoryIds: [] }
const cushions: OfferScope = { ...everything, categoryIds: ['cushions'] }
const title = { zh: '優惠', cn: '优惠', en: 'Offer' }

const scopes = fc.constantFrom(everything, cushions, { ...everything, excludedProductIds: ['product 3'] })
const minimums = fc.record({
  spend: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
  quantity: fc.option(fc.integer({ min: 1, max: 20 })),
})
const reductions = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }), atMost: fc.option(fc.integer({ min: 1, max: 100_000 })) }),
  fc.record({ amount: fc.integer({ min: 1, max: 5_000_000 }) }),
)
const unitReductions = fc.oneof(
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 1, max: 500_000 }) }),
)
const unitOffers = fc
  .record({
    id: fc.uuid(),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    reduction: unitReductions,
    timesAtMost: fc.option(fc.integer({ min: 1, max: 3 })),
    scope: scopes,
    rewardScope: fc.option(scopes),
  })
  .map((offer): BuyXGetY => ({ ...offer, title }))
const carts = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 12 }),
      originalUnit: fc.integer({ min: 0, max: 1_000_000 }),
      sale: fc.integer({ min: 0, max: 99 }),
      pointUnit: fc.integer({ min: 0, max: 500 }),
      isCushion: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ sale, isCushion, ...row }, index): PriceLine => ({
      ...row,
      variantId: `${index}`,
      productId: `product ${index % 5}`,
      categoryIds: isCushion ? ['cushions'] : ['sofas'],
      unit: salePrice(row.originalUnit, sale),
    })),
  )
const offers: fc.Arbitrary<Offers> = fc.record({
  buyXGetY: fc.array(unitOffers, { maxLength: 3 }),
  gifts: fc.constant([]),
  shopWide: fc.array(
    fc
      .record({ minimum: minimums, scope: scopes, reduction: reductions })
      .map((offer) => ({ id: 'x', title, ...offer })),
    { maxLength: 3 },
  ),
})
const vouchers = fc.option(
  fc
    .record({
      minimum: minimums,
      scope: scopes,
      terms: fc.oneof(
        reductions.map((reduction) => ({ discountType: 'FIXED' as const, reduction })),
        fc.constant({ discountType: 'FREE_SHIPPING' as const }),
        unitOffers.map((offer) => ({ discountType: 'BUY_X_GET_Y' as const, offer })),
      ),
    })
    .map(({ minimum, scope, terms }): PriceVoucher => ({ id: 'v', title, terms: { minimum, scope, ...terms } })),
  { nil: undefined },
)
const couriers = fc.option(
  fc.record({ fee: fc.integer({ min: 0, max: 100_000 }), freeFrom: fc.option(fc.integer({ min: 0, max: 3_000_000 })) }),
  { nil: undefined },
)

describe('with any offers and any voucher', () => {
  test('all figures are whole and not negative, and parts add up exactly', () => {
    fc.assert(
      fc.property(carts, couriers, offers, vouchers, (cart, courier, inForce, voucher) => {
        const answer = priceCart(cart, courier, inForce, voucher)
        const total = (pick: (each: (typeof answer.lines)[number]) => number) =>
          answer.lines.reduce((sum, each) => sum + pick(each), 0)
        for (const each of answer.lines) {
          const figures = [
            each.subtotal,
            each.unitDiscount,
            each.globalDiscount,
            each.voucherDiscount,
            each.pointSubtotal,
          ]
          for (const figure of figures) expect(Number.isSafeInteger(figure) && figure >= 0).toBe(true)
          const isFreeDelivery = voucher?.terms.discountType === 'FREE_SHIPPING'
          expect(
            each.subtotal - each.globalDiscount - (isFreeDelivery ? 0 : each.voucherDiscount),
          ).toBeGreaterThanOrEqual(0)
        }
        expect(total((each) => each.unitDiscount)).toBe(answer.unitDiscount)
        expect(total((each) => each.globalDiscount)).toBe(answer.shopDiscount)
        expect(answer.original - answer.productDiscount - answer.unitDiscount).toBe(total((each) => each.subtotal))
        expect(answer.total).toBe(
          total((each) => each.subtotal) - answer.shopDiscount - answer.voucherDiscount + answer.shipping,
        )
        expect(answer.total).toBeGreaterThanOrEqual(0)
        expect(answer.steps.reduce((sum, step) => sum + step.amount, 0)).toBe(answer.total)
      }),
      { numRuns: 2000 },
    )
  })

  test('the order of lines makes no difference, and pricing is deterministic', () => {
    const shuffled = carts.chain((cart) =>
      fc.tuple(fc.constant(cart), fc.shuffledSubarray(cart, { minLength: cart.length, maxLength: cart.length })),
    )
    fc.assert(
      fc.property(shuffled, couriers, offers, vouchers, ([cart, other], courier, inForce, voucher) => {
        const answer = priceCart(cart, courier, inForce, voucher)
        expect(priceCart(cart, courier, inForce, voucher)).toEqual(answer)
        const { lines, ...totals } = priceCart(other, courier, inForce, voucher)
        const { lines: expected, ...expectedTotals } = answer
        expect(totals).toEqual(expectedTotals)
        expect(lines.toSorted((a, b) => a.variantId.localeCompare(b.variantId))).toEqual(expected)
      }),
      { numRuns: 1000 },
    )
  })

  test('removing a voucher restores the previous prices', () => {
    fc.assert(
      fc.property(carts, couriers, offers, vouchers, (cart, courier, inForce, voucher) => {
        const { voucherDiscount, total } = priceCart(cart, courier, inForce, voucher)
        expect(priceCart(cart, courier, inForce).total).toBe(total + voucherDiscount)
      }),
    )
  })
})
