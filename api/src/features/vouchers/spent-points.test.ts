import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { membershipBalance, membershipTransactions } from '@fitout/contract/memberships.ts'
import { redeemVoucher } from '@fitout/contract/vouchers.ts'
import { describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { type Guest, openGuest, expectRefusal, placeOrder } from '../../testing/visitors.ts'
import { addVoucher, type NewVoucher } from '../../testing/voucher-book.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { grantPoints } from '../memberships/memberships-service.ts'

const desk = withOrderDesk({ DATABASE_POOL: '20' })
const params = () => ({ store_id: desk.goods.storeId })
const voucher = (wanted?: NewVoucher) => addVoucher(desk.shop.context, wanted)
const reason = { en: 'Welcome', zh: '迎新', cn: '迎新' }

async function memberWith(points: number) {
  const member = await openMember(desk.shop)
  if (points > 0) await grantPoints(desk.shop.context.db, member.accountId, points, reason)
  return member
}

const redeem = (member: Guest, voucher_id: string, qty = 1, idempotencyKey = newId()) =>
  member.call(redeemVoucher, { body: { voucher_id, qty }, idempotencyKey })
const balanceOf = async (member: Guest) => (await member.call(membershipBalance)).data.balance
const ledgerOf = async (member: Guest) => (await member.call(membershipTransactions)).data.map((entry) => entry.points)

async function cartWith(guest: Guest, variantId: string, voucher_code: string) {
  await guest.call(addToCart, { params: params(), body: { product_variant_id: variantId, qty: 1, mode: 'set' } })
  return (await guest.call(showCart, { params: params(), body: { voucher_code } })).data
}

/** How many of many attempts at once went through, and with what code the others were refused. */
async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts)
  const codes = settled.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as { problem: { code: string } }).problem.code] : [],
  )
  return { succeeded: settled.length - codes.length, codes: [...new Set(codes)].toSorted() }
}

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

  test('PROMO-09 are not spent twice by an order and a redemption at once', async () => {
    const [id, piece] = [await voucher({ points: 80 }), await inPoints(80)]
    for (let round = 0; round < 50; round += 1) {
      const member = await memberWith(100)
      const { succeeded } = await outcomes([redeem(member, id), placeOrder(desk.goods, member, { [piece]: 1 })])
      expect([succeeded, await balanceOf(member)]).toEqual([1, 20])
    }
  }, 120_000)

  test('come back once when the order is cancelled', async () => {
    const [member, piece] = [await memberWith(100), await inPoints(80)]
    const { _id: id } = await placeOrder(desk.goods, member, { [piece]: 1 })
    expect(await balanceOf(member)).toBe(20)
    await outcomes(Array.from({ length: 10 }, () => desk.cancel(member, id)))
    expect(await ledgerOf(member)).toEqual([80, -80, 100])
  })

  test("are not a guest's: a booking form that asks for them says so", async () => {
    const [guest, piece] = [await openGuest(desk.shop), await inPoints(80)]
    const cart = await cartWith(guest, piece, '')
    expect(cart).toMatchObject({ is_enough_membership_points: false, calculations: { point: { total: 80 } } })
    await expectRefusal(placeOrder(desk.goods, guest, { [piece]: 1 }), 409, 'not-enough-points')
  })
})
