import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { prices } from '@fitout/contract/messages/en/prices.ts'
import { cancelOrder, findOrder } from '@fitout/contract/orders.ts'
import { listStaffOrders } from '@fitout/contract/staff/orders.ts'
import { allRedeemedVouchers, allVouchers, findRedeemedVoucher } from '@fitout/contract/vouchers.ts'
import { describe, expect, inject, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openStaff } from '../../testing/staff.ts'
import { openMember, signIn } from '../../testing/members.ts'
import { type Guest, openGuest, expectRefusal, placeOrder, refusalOf } from '../../testing/visitors.ts'
import { outcomes, withVoucherDesk } from '../../testing/voucher-desk.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { voucherExpiry } from './voucher-expiry.ts'

const { desk, params, voucher, memberWith, redeem, balanceOf, ledgerOf, cartWith } = withVoucherDesk()

describe('redeeming', () => {
  test('pays points for vouchers with codes of their own', async () => {
    const [member, id] = [await memberWith(100), await voucher({ points: 30, validDays: 30 })]
    const { data } = await redeem(member, id, 2)
    expect(data.balance).toBe(40)
    expect(new Set(data.redeemed.map(({ code }) => code)).size).toBe(2)
    const { data: own } = await member.call(allRedeemedVouchers)
    expect(own.map(({ state, voucher_id }) => [state, voucher_id])).toEqual([
      ['available', id],
      ['available', id],
    ])
    expect(await ledgerOf(member)).toEqual([-60, 100])
  })

  test('PROMO-03 of many concurrent attempts stops when the points are used up', async () => {
    const [member, id] = [await memberWith(100), await voucher({ points: 30 })]
    const { succeeded, codes } = await outcomes(Array.from({ length: 50 }, () => redeem(member, id)))
    expect([succeeded, codes]).toEqual([3, ['not-enough-points']])
    expect([await balanceOf(member), await ledgerOf(member)]).toEqual([10, [-30, -30, -30, 100]])
  })

  test.each([-1, 0, 1.5, 2_147_483_648, 1e30, '3', null])('PROMO-04 refuses a quantity of %s', async (qty) => {
    const [member, id] = [await memberWith(100), await voucher({ points: 30 })]
    await expectRefusal(redeem(member, id, qty as number), 422, 'invalid-input')
    expect(await balanceOf(member)).toBe(100)
  })

  test('PROMO-04 refuses vouchers that cannot be redeemed, and takes no points', async () => {
    const member = await memberWith(100)
    const now = desk.shop.context.clock.now().getTime()
    const past = await voucher({ points: 1, startsAt: new Date(now - 9000), endsAt: new Date(now - 1000) })
    await expectRefusal(redeem(member, past), 409, 'voucher-not-redeemable')
    await expectRefusal(redeem(member, await voucher({ status: 'INACTIVE' })), 409, 'voucher-not-redeemable')
    await expectRefusal(redeem(member, await voucher({ code: 'NOTFORPOINTS' })), 404, 'voucher-not-found')
    await expectRefusal(redeem(member, newId()), 404, 'voucher-not-found')
    await expectRefusal(redeem(member, await voucher({ points: 60 }), 2), 409, 'not-enough-points')
    await expectRefusal(redeem(member, await voucher({ stock: 1 }), 2), 409, 'voucher-sold-out')
    const single = await voucher({ perAccount: 1, points: 0 })
    await expectRefusal(redeem(member, single, 2), 409, 'voucher-limit-reached')
    expect(await balanceOf(member)).toBe(100)
    // The page of a voucher counts the member's own.
    await redeem(member, single)
    await redeem(member, await voucher({ points: 0 }))
    const { data: own } = await member.call(allRedeemedVouchers, { query: { voucher_id: single } })
    expect(own.map(({ voucher_id: id }) => id)).toEqual([single])
  })

  test('is done once per key', async () => {
    const [member, id] = [await memberWith(100), await voucher({ points: 30 })]
    const key = newId()
    const first = await redeem(member, id, 1, key)
    expect(await redeem(member, id, 1, key)).toEqual(first)
    await expectRefusal(redeem(member, id, 2, key), 422, 'idempotency-key-reused')
    expect(await balanceOf(member)).toBe(70)
  })

  test('lists what every member may redeem, and no voucher with its own code', async () => {
    await voucher({ code: 'HIDDEN' })
    const shown = await voucher({ points: 5, discountType: 'FREE_SHIPPING', terms: {} })
    const { data } = await desk.shop.visitor()(allVouchers, { query: { discount_type: 'FREE_SHIPPING' } })
    expect(data.map(({ _id, points_required }) => [_id, points_required])).toEqual([[shown, 5]])
  })
})

describe('a voucher in the booking form', () => {
  test('PROMO-08 is accepted with any letter case and spaces, and explained', async () => {
    await voucher({ code: 'LUMEN50' })
    const guest = await openGuest(desk.shop)
    const cart = await cartWith(guest, await desk.goods.addVariant({ priceCents: 600_00 }), ' lumen-50 ')
    expect(cart).toMatchObject({ is_voucher_applied: true, voucher_refusal: null })
    expect(cart.calculations).toMatchObject({ price: { total: 550 }, price_discount: { local: 50 } })
  })

  test('PROMO-05 unknown and foreign codes look the same; expired, exhausted and used ones are reported as such', async () => {
    const owner = await memberWith(0)
    const { data } = await redeem(owner, await voucher())
    const now = desk.shop.context.clock.now().getTime()
    await voucher({ code: 'OVER', startsAt: new Date(now - 9000), endsAt: new Date(now) })
    await voucher({ code: 'GONE', stock: 0 })
    await voucher({ code: 'ELSEWHERE', storeId: desk.shop.context.config.miniStoreId })
    const guest = await openGuest(desk.shop)
    const variant = await desk.goods.addVariant()
    await voucher({ code: 'LATER', startsAt: new Date(now + 9000) })
    await voucher({ code: 'ONCE', perAccount: 1 })
    const { voucherUnknown: unknown, voucherOver: over, voucherUsed: used } = prices
    const expected: [code: string, refusal: string][] = [
      ['NEVERWAS', unknown],
      [data.redeemed[0]!.code, unknown],
      ['ELSEWHERE', unknown],
      ['LATER', unknown],
      ['OVER', over],
      ['GONE', over],
      ['ONCE', prices.voucherNeedsAccount],
    ]
    for (const [code, refusal] of expected) {
      const cart = await cartWith(guest, variant, code)
      expect([code, cart.is_voucher_applied, cart.voucher_refusal]).toEqual([code, false, refusal])
    }
    await placeOrder(desk.goods, owner, { [variant]: 1 }, { voucher_code: 'ONCE' })
    expect((await cartWith(owner, await desk.goods.addVariant(), 'ONCE')).voucher_refusal).toBe(used)
  })

  test.each([
    [-1, false],
    [0, true],
    [1, true],
  ])('PROMO-06 a minimum of HK$500 with goods of %i cents more: %s', async (difference, applies) => {
    const code = `MIN${newId().slice(-8)}`.toUpperCase()
    await voucher({ code, terms: { reduction: { amount: 50_00 }, minimum: { spend: 500_00 } } })
    const variant = await desk.goods.addVariant({ priceCents: 500_00 + difference })
    const cart = await cartWith(await openGuest(desk.shop), variant, code)
    expect(cart.is_voucher_applied).toBe(applies)
    if (!applies) expect(cart.voucher_refusal).toBe('Spend HK$0.01 more: Fifty dollars off')
  })

  test('PROMO-06 starts with its first moment and ends before its last', async () => {
    const now = desk.shop.context.clock.now().getTime()
    await voucher({ code: 'WINDOW', startsAt: new Date(now + 1000), endsAt: new Date(now + 3000) })
    const [guest, variant] = [await openGuest(desk.shop), await desk.goods.addVariant()]
    const applied: boolean[] = []
    for (let second = 0; second < 4; second += 1) {
      applied.push((await cartWith(guest, variant, 'WINDOW')).is_voucher_applied)
      desk.advance(1000)
    }
    expect(applied).toEqual([false, true, true, false])
  })

  test.each([
    [1, false],
    [2, true],
  ])('PROMO-06 a minimum of two pieces with %i: %s', async (qty, applies) => {
    const code = `TWO${newId().slice(-8)}`.toUpperCase()
    await voucher({ code, terms: { reduction: { amount: 10_00 }, minimum: { quantity: 2 } } })
    const [guest, variant] = [await openGuest(desk.shop), await desk.goods.addVariant()]
    await guest.call(addToCart, { params: params(), body: { product_variant_id: variant, qty } })
    const { data } = await guest.call(showCart, { params: params(), body: { voucher_code: code } })
    expect(data.is_voucher_applied).toBe(applies)
  })

  test.each([
    ['2026-03-01T15:59:59Z', 1, '2026-03-01T16:00:00.000Z'],
    ['2026-03-01T16:00:00Z', 1, '2026-03-02T16:00:00.000Z'],
    ['2026-02-27T04:00:00Z', 30, '2026-03-28T16:00:00.000Z'],
  ])('PROMO-06 redeemed at %s for %i days it is valid until midnight of Hong Kong: %s', (redeemedAt, days, end) => {
    expect(voucherExpiry(new Date(redeemedAt), days)?.toISOString()).toBe(end)
  })
})

describe('an order with a voucher', () => {
  test('is reduced by it, and uses up a redeemed voucher', async () => {
    const member = await memberWith(30)
    const { data } = await redeem(member, await voucher({ points: 30 }))
    const { _id, code } = data.redeemed[0]!
    const variant = await desk.goods.addVariant({ priceCents: 600_00 })
    const { _id: id } = await placeOrder(desk.goods, member, { [variant]: 1 }, { voucher_code: code })
    const order = (await member.call(findOrder, { params: { id } })).data
    expect(order.totals).toMatchObject({ voucher_discount: 50, total_price: 850 })
    const used = await member.call(findRedeemedVoucher, { params: { id: _id } })
    expect(used.data).toMatchObject({ state: 'used', order: { _id: id } })
    await expectRefusal(
      placeOrder(desk.goods, member, { [variant]: 1 }, { voucher_code: code }),
      422,
      'voucher-not-applicable',
    )
  })

  test('is listed to staff by its voucher until it gives the voucher back', async () => {
    const id = await voucher({ code: 'LISTED' })
    const [guest, variant] = [await openGuest(desk.shop), await desk.goods.addVariant({ stock: [9, 0] })]
    const order = await placeOrder(desk.goods, guest, { [variant]: 1 }, { voucher_code: 'LISTED' })
    await placeOrder(desk.goods, guest, { [variant]: 1 })
    const staff = await openStaff(desk.shop, 'owner')
    const listed = async () => {
      const { data, total } = await staff.call(listStaffOrders, { query: { voucher_id: id } })
      return [total, data.map(({ _id }) => _id)]
    }
    expect(await listed()).toEqual([1, [order._id]])
    await guest.call(cancelOrder, { params: { id: order._id } })
    expect(await listed()).toEqual([0, []])
  })

  test("ACL-07 another account's voucher is not found, and its code works for that account only", async () => {
    const { data } = await redeem(await memberWith(0), await voucher())
    const { _id, code } = data.redeemed[0]!
    const stranger = await memberWith(0)
    const foreign = await refusalOf(stranger.call(findRedeemedVoucher, { params: { id: _id } }))
    expect(foreign).toMatchObject({ status: 404, code: 'voucher-not-found' })
    const order = placeOrder(desk.goods, stranger, { [await desk.goods.addVariant()]: 1 }, { voucher_code: code })
    await expectRefusal(order, 422, 'voucher-not-applicable')
  })

  test('PROMO-01 of fifty buyers at once exactly one gets the last use', async () => {
    // On a starved machine some wait for a connection longer than allowed; repeated winners reach the limit of open
    // orders.
    const refused = new Set(['voucher-used', 'voucher-not-applicable', 'service-unavailable', 'too-many-open-orders'])
    const guests = await Promise.all(Array.from({ length: 50 }, () => openGuest(desk.shop)))
    for (let round = 0; round < (inject('isThorough') ? 20 : 6); round += 1) {
      await voucher({ code: `ONE${round}`, stock: 1 })
      const variant = await desk.goods.addVariant({ stock: [60, 0] })
      const changes = { voucher_code: `ONE${round}` }
      const { succeeded, codes } = await outcomes(
        guests.map((guest) => placeOrder(desk.goods, guest, { [variant]: 1 }, changes)),
      )
      expect(succeeded).toBe(1)
      expect(codes.filter((code) => !refused.has(code))).toEqual([])
      expect(await desk.shelves(variant)).toMatchObject({ held: 1 })
    }
  }, 180_000)

  test('PROMO-02 once per customer, in however many concurrent sessions and orders, and not later either', async () => {
    await voucher({ code: 'PER1', perAccount: 1 })
    const member = await openMember(desk.shop)
    const sessions: Guest[] = [member, await signIn(desk.shop, member.email)]
    const variants = await Promise.all(Array.from({ length: 20 }, () => desk.goods.addVariant()))
    const order = (guest: Guest, variant: string) =>
      placeOrder(desk.goods, guest, { [variant]: 1 }, { voucher_code: 'PER1' })
    const { succeeded } = await outcomes(variants.map((variant, at) => order(sessions[at % 2]!, variant)))
    expect(succeeded).toBe(1)
    await expectRefusal(order(sessions[1]!, variants[0]!), 422, 'voucher-not-applicable')
    // Each guest is a new account, which could be merged into the member's account afterwards.
    const guest = await openGuest(desk.shop)
    const cart = await cartWith(guest, variants[0]!, 'PER1')
    expect([cart.is_voucher_applied, cart.voucher_refusal]).toEqual([false, expect.stringContaining('sign in')])
    await expectRefusal(order(guest, variants[0]!), 422, 'voucher-not-applicable')
  })

  test('PROMO-07 returns it once when the order is cancelled or expires, and never after', async () => {
    const id = await voucher({ code: 'BACK', stock: 1 })
    const taken = async () =>
      (await desk.shop.context.db.selectFrom('vouchers').select('taken').where('id', '=', id).executeTakeFirstOrThrow())
        .taken
    const guest = await openGuest(desk.shop)
    const order = async () =>
      (
        await placeOrder(
          desk.goods,
          guest,
          { [await desk.goods.addVariant({ priceCents: 600_00 })]: 1 },
          { voucher_code: 'BACK' },
        )
      )._id
    const first = await order()
    await outcomes(Array.from({ length: 20 }, () => desk.cancel(guest, first)))
    expect(await taken()).toBe(0)
    const second = await order()
    await confirmPayment(desk.shop.context, second)
    await desk.complete(guest, second)
    await refusalOf(desk.cancel(guest, second))
    expect(await taken()).toBe(1)
  })
})
