import { describe, expect, test } from 'vitest'
import { openGuest, expectRefusal, placeOrder } from '../../testing/visitors.ts'
import { outcomes, withVoucherDesk } from '../../testing/voucher-desk.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const { desk, voucher, memberWith, redeem, balanceOf, ledgerOf, cartWith } = withVoucherDesk()

describe('points', () => {
  const inPoints = async (points: number) => {
    const variant = await desk.goods.addVariant({ priceCents: 0 })
    await desk.shop.context.db
      .updateTable('product_variants')
      .set({ point_price: points })
      .where('id', '=', variant)
      .execute()
    return variant
  }

  test('are earned once, one for each whole dollar of a paid and completed order', async () => {
    const member = await memberWith(0)
    const variant = await desk.goods.addVariant({ priceCents: 999_99 })
    const { _id: id } = await placeOrder(desk.goods, member, { [variant]: 1 })
    await confirmPayment(desk.shop.context, id)
    expect(await balanceOf(member)).toBe(0)
    await outcomes(Array.from({ length: 10 }, () => desk.complete(member, id)))
    expect([await balanceOf(member), await ledgerOf(member)]).toEqual([1299, [1299]])
  })

  test('PROMO-09 are not spent twice by a concurrent order and redemption', async () => {
    const [id, piece] = [await voucher({ points: 80 }), await inPoints(80)]
    for (let round = 0; round < 50; round += 1) {
      const member = await memberWith(100)
      const { succeeded } = await outcomes([redeem(member, id), placeOrder(desk.goods, member, { [piece]: 1 })])
      expect([succeeded, await balanceOf(member)]).toEqual([1, 20])
    }
  }, 120_000)

  test('are returned once when the order is cancelled', async () => {
    const [member, piece] = [await memberWith(100), await inPoints(80)]
    const { _id: id } = await placeOrder(desk.goods, member, { [piece]: 1 })
    expect(await balanceOf(member)).toBe(20)
    await outcomes(Array.from({ length: 10 }, () => desk.cancel(member, id)))
    expect(await ledgerOf(member)).toEqual([80, -80, 100])
  })

  test('are not available to a guest: a booking form that uses them is refused', async () => {
    const [guest, piece] = [await openGuest(desk.shop), await inPoints(80)]
    const cart = await cartWith(guest, piece, '')
    expect(cart).toMatchObject({ is_enough_membership_points: false, calculations: { point: { total: 80 } } })
    await expectRefusal(placeOrder(desk.goods, guest, { [piece]: 1 }), 409, 'not-enough-points')
  })
})
