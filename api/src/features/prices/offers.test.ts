import { describe, expect, test } from 'vitest'
import type { BuyXGetY } from './buy-x-get-y.ts'
import type { GiftOffer } from './gifts.ts'
import { noOffers, type Offers, priceCart } from './price-cart.ts'
import type { OfferScope, PriceLine } from './price-line.ts'
import type { ShopWideOffer } from './shop-wide.ts'
import type { PriceVoucher } from './voucher.ts'

const everything: OfferScope = { productIds: [], categoryIds: [], excludedProductIds: [], excludedCategoryIds: [] }
const cushions: OfferScope = { ...everything, categoryIds: ['cushions'] }
const title = { zh: '咕臣三件付兩件價', cn: '抱枕三件付两件价', en: '3 for 2 on cushions' }
const noMinimum = { spend: null, quantity: null }

function line(id: string, quantity: number, unit: number, categoryIds: string[] = ['cushions']): PriceLine {
  return { variantId: id, productId: `product ${id}`, categoryIds, quantity, originalUnit: unit, unit, pointUnit: 0 }
}

function threeForTwo(change: Partial<BuyXGetY> = {}): BuyXGetY {
  const offer = { buy: 2, get: 1, reduction: { percent: 100 }, timesAtMost: null, rewardScope: null }
  return { id: 'three-for-two', title, scope: cushions, ...offer, ...change }
}

function priced(lines: PriceLine[], offers: Partial<Offers>, voucher?: PriceVoucher) {
  return priceCart(lines, undefined, { ...noOffers, ...offers }, voucher)
}

test('an agreed price is neither counted by an offer nor reduced', () => {
  const agreed = { ...line('agreed', 3, 50_00), isCustom: true }
  const offers = { buyXGetY: [threeForTwo({ scope: everything })], shopWide: [] }
  const voucher: PriceVoucher = {
    id: 'v',
    title,
    terms: { discountType: 'FIXED', minimum: noMinimum, scope: everything, reduction: { amount: 30_00 } },
  }
  const alone = priced([agreed], offers, voucher)
  expect(alone).toMatchObject({ total: 150_00, unitDiscount: 0, voucherRefusal: { reason: 'nothing-in-scope' } })
  const beside = priced([agreed, line('a', 3, 100_00)], offers, voucher)
  expect(beside).toMatchObject({ total: 320_00, unitDiscount: 100_00, voucherDiscount: 30_00 })
  expect(beside.lines[0]).toMatchObject({ subtotal: 150_00, unitDiscount: 0, voucherDiscount: 0 })
})

describe('buy X get Y', () => {
  test('is independent of the order in which lines were added', () => {
    const lines = [line('a', 1, 300_00), line('b', 1, 200_00), line('c', 1, 100_00), line('d', 3, 200_00)]
    const offers = { buyXGetY: [threeForTwo()] }
    const amounts = [lines, lines.toReversed(), [lines[2]!, lines[0]!, lines[3]!, lines[1]!]].map(
      (order) => priced(order, offers).unitDiscount,
    )
    expect(amounts).toEqual([300_00, 300_00, 300_00])
  })

  test.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [9, 3],
    [99, 33],
  ])('of %i units gives %i, and so counts every multiple', (quantity, free) => {
    expect(priced([line('a', quantity, 100_00)], { buyXGetY: [threeForTwo()] }).unitDiscount).toBe(free * 100_00)
  })

  test('respects the maximum number of times', () => {
    const { unitDiscount, steps } = priced([line('a', 30, 100_00)], { buyXGetY: [threeForTwo({ timesAtMost: 2 })] })
    expect(unitDiscount).toBe(200_00)
    expect(steps[1]).toMatchObject({ step: 'free-units', offer: { times: 2, amount: 200_00 } })
  })

  test('gives no more for units added at once than one by one', () => {
    const atOnce = priced([line('a', 4, 100_00)], { buyXGetY: [threeForTwo()] })
    const oneByOne = [1, 2, 3, 4].map((count) => priced([line('a', count, 100_00)], { buyXGetY: [threeForTwo()] }))
    expect(atOnce.unitDiscount).toBe(100_00)
    expect(oneByOne.map(({ unitDiscount }) => unitDiscount)).toEqual([0, 0, 100_00, 100_00])
  })

  test('treats a fixed amount as an amount, not as a percentage', () => {
    const offer = threeForTwo({ reduction: { amount: 30_00 } })
    expect(priced([line('a', 3, 100_00)], { buyXGetY: [offer] }).unitDiscount).toBe(30_00)
  })

  test.each([
    [50, 50_00],
    [33, 33_00],
    [100, 100_00],
  ])('takes off %i per cent if configured, not always everything', (percent, amount) => {
    const offer = threeForTwo({ reduction: { percent } })
    expect(priced([line('a', 3, 100_00)], { buyXGetY: [offer] }).unitDiscount).toBe(amount)
  })

  test('follows changes of quantity, up and down', () => {
    const discount = (count: number) => priced([line('a', count, 100_00)], { buyXGetY: [threeForTwo()] }).unitDiscount
    expect([3, 6, 5, 2].map(discount)).toEqual([100_00, 200_00, 100_00, 0])
  })

  test('is not affected by other lines or the courier', () => {
    const cushion = line('a', 3, 100_00)
    const offers = { ...noOffers, buyXGetY: [threeForTwo()] }
    const alone = priceCart([cushion], undefined, offers)
    const more = priceCart([cushion, line('sofa', 1, 9_000_00, ['sofas'])], { fee: 300_00, freeFrom: null }, offers)
    expect([alone.unitDiscount, more.unitDiscount]).toEqual([100_00, 100_00])
  })

  test('reduces only the lines it counts', () => {
    const { lines } = priced([line('a', 3, 100_00), line('sofa', 3, 50_00, ['sofas'])], { buyXGetY: [threeForTwo()] })
    expect(lines.map(({ unitDiscount }) => unitDiscount)).toEqual([100_00, 0])
  })

  test('never exceeds the price of a unit', () => {
    const offer = threeForTwo({ reduction: { amount: 500_00 } })
    const { unitDiscount, total } = priced([line('a', 3, 100_00)], { buyXGetY: [offer] })
    expect([unitDiscount, total]).toEqual([100_00, 200_00])
  })

  test('counts included products and not excluded ones, never the reverse', () => {
    const only = threeForTwo({ scope: { ...everything, productIds: ['product a'] } })
    const except = threeForTwo({ scope: { ...everything, excludedProductIds: ['product a'] } })
    const lines = [line('a', 3, 100_00), line('b', 3, 10_00)]
    expect(priced(lines, { buyXGetY: [only] }).unitDiscount).toBe(100_00)
    expect(priced(lines, { buyXGetY: [except] }).unitDiscount).toBe(10_00)
  })

  test('gives units of another scope; a unit in both scopes counts as bought', () => {
    const offer = threeForTwo({
      buy: 1,
      get: 1,
      scope: { ...everything, categoryIds: ['sofas'] },
      rewardScope: cushions,
      reduction: { percent: 50 },
    })
    const lines = [line('sofa', 2, 9_000_00, ['sofas']), line('a', 1, 100_00), line('b', 3, 300_00)]
    expect(priced(lines, { buyXGetY: [offer] }).unitDiscount).toBe(300_00)
  })

  test('counts no unit twice when two offers apply', () => {
    const offers = { buyXGetY: [threeForTwo(), threeForTwo({ id: 'again', scope: everything })] }
    expect(priced([line('a', 3, 100_00)], offers).unitDiscount).toBe(100_00)
  })

  test('waives points of free units too', () => {
    const inPoints = { ...line('a', 3, 0), pointUnit: 40 }
    expect(priced([inPoints], { buyXGetY: [threeForTwo({ scope: everything })] })).toMatchObject({ points: 80 })
    const both = { ...line('a', 3, 10_00), pointUnit: 40 }
    expect(priced([both], { buyXGetY: [threeForTwo()] })).toMatchObject({ points: 80, total: 20_00 })
  })
})

describe('a gift', () => {
  const vase: GiftOffer = {
    id: 'vase',
    title,
    minimum: { spend: 1_000_00, quantity: null },
    scope: everything,
    variantId: 'vase',
    quantity: 1,
    isRepeated: false,
    available: 5,
  }

  test.each([
    [999_99, 0, 1],
    [1_000_00, 1, undefined],
    [1_000_01, 1, undefined],
  ])('for %i cents: %i', (spend, count, missing) => {
    const { gifts, near } = priced([line('a', 1, spend)], { gifts: [vase] })
    expect(gifts.reduce((units, gift) => units + gift.quantity, 0)).toBe(count)
    expect(near[0]?.missing.spend).toBe(missing)
  })

  test('repeats for every multiple of the minimum, if configured', () => {
    const { gifts } = priced([line('a', 3, 1_000_00)], { gifts: [{ ...vase, isRepeated: true }] })
    expect(gifts).toMatchObject([{ variantId: 'vase', quantity: 3 }])
  })

  test('STOCK-07 shares stock with bought units', () => {
    const bought = line('vase', 2, 600_00)
    const offer = { ...vase, quantity: 2, available: 3 }
    expect(priced([bought], { gifts: [offer] }).gifts).toMatchObject([{ quantity: 1 }])
    expect(priced([{ ...bought, quantity: 3 }], { gifts: [offer] }).gifts).toEqual([])
    expect(priced([line('a', 1, 999_99)], { gifts: [{ ...vase, available: 0 }] }).near).toEqual([])
  })
})

describe('a shop-wide offer', () => {
  const five: ShopWideOffer = {
    id: 'five',
    title,
    minimum: { spend: 500_00, quantity: null },
    scope: everything,
    reduction: { percent: 5, atMost: null },
  }

  test('only the one that saves most applies', () => {
    const fifty: ShopWideOffer = { ...five, id: 'fifty', reduction: { amount: 50_00 } }
    for (const shopWide of [
      [five, fifty],
      [fifty, five],
    ]) {
      expect(priced([line('a', 1, 600_00)], { shopWide }).shopDiscount).toBe(50_00)
      expect(priced([line('a', 1, 2_000_00)], { shopWide }).shopDiscount).toBe(100_00)
    }
  })

  test('PRICE-07 is distributed to the cent', () => {
    const { lines, shopDiscount } = priced([line('a', 7, 33_33), line('b', 13, 33_33)], {
      shopWide: [{ ...five, reduction: { percent: 33, atMost: null } }],
    })
    expect(lines.reduce((total, each) => total + each.globalDiscount, 0)).toBe(shopDiscount)
    expect(shopDiscount).toBe(219_98)
  })
})

test.each([10, 33, 99])('PRICE-07 carts of 1 to 50 lines at 33.33 with %i %% off add up to the cent', (percent) => {
  const terms = { discountType: 'FIXED', minimum: noMinimum, scope: everything, reduction: { amount: 50_00 } } as const
  for (let count = 1; count <= 50; count += 1) {
    const lines = Array.from({ length: count }, (_, at) => line(`piece ${at}`, 1 + (at % 3), 33_33))
    const shopWide = { id: 'off', title, minimum: noMinimum, scope: everything, reduction: { percent, atMost: null } }
    const { total, ...found } = priced(lines, { shopWide: [shopWide] }, { id: 'fifty', title, terms })
    const sum = (of: 'subtotal' | 'globalDiscount' | 'voucherDiscount') =>
      found.lines.reduce((all, one) => all + one[of], 0)
    expect([sum('globalDiscount'), sum('voucherDiscount')]).toEqual([found.shopDiscount, found.voucherDiscount])
    expect(sum('subtotal') - found.shopDiscount - found.voucherDiscount).toBe(total)
    const lowest = Math.min(...found.lines.map((one) => one.subtotal - one.globalDiscount - one.voucherDiscount))
    expect([lowest >= 0, Number.isInteger(total)]).toEqual([true, true])
  }
})

describe('a voucher', () => {
  const fifty: PriceVoucher = {
    id: 'fifty',
    title,
    terms: { discountType: 'FIXED', minimum: noMinimum, scope: everything, reduction: { amount: 50_00 } },
  }

  test('PRICE-08 worth more than the goods leaves nothing to pay and no credit', () => {
    expect(priced([line('a', 1, 30_00)], {}, fifty)).toMatchObject({ total: 0, voucherDiscount: 30_00 })
  })

  test.each([
    [499_99, undefined, { spend: 1, quantity: 0 }],
    [500_00, 50_00, undefined],
    [500_01, 50_00, undefined],
  ])('with a minimum of 500 dollars and goods of %i cents', (goods, amount, missing) => {
    const voucher = { ...fifty, terms: { ...fifty.terms, minimum: { spend: 500_00, quantity: null } } }
    const { steps, voucherRefusal } = priced([line('a', 1, goods)], {}, voucher)
    expect(steps.find(({ step }) => step === 'voucher')?.amount).toBe(amount === undefined ? undefined : -amount)
    expect(voucherRefusal?.missing).toEqual(missing)
  })

  test('for free delivery waives only the fee', () => {
    const terms = { discountType: 'FREE_SHIPPING', minimum: noMinimum, scope: everything } as const
    const free: PriceVoucher = { ...fifty, terms }
    const goods = [line('a', 1, 600_00)]
    expect(priceCart(goods, { fee: 80_00, freeFrom: null }, noOffers, free)).toMatchObject({
      voucherDiscount: 80_00,
      total: 600_00,
    })
    expect(priceCart(goods, { fee: 80_00, freeFrom: 500_00 }, noOffers, free).voucherRefusal).toEqual({
      reason: 'no-saving',
    })
  })

  test('does not remove free delivery', () => {
    const priceOf = (voucher?: PriceVoucher) =>
      priceCart([line('a', 1, 510_00)], { fee: 80_00, freeFrom: 500_00 }, noOffers, voucher)
    expect(priceOf().total).toBe(510_00)
    expect(priceOf(fifty).total).toBe(460_00)
  })
})
