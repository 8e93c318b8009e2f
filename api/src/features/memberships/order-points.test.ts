import { addToCart, showCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { membershipBalance, membershipStatus, membershipTransactions } from '@fitout/contract/memberships.ts'
import { findRefundRequests, requestRefund } from '@fitout/contract/refund-requests.ts'
import { findRedeemedVoucher, redeemVoucher } from '@fitout/contract/vouchers.ts'
import { findCustomer, listCustomers } from '@fitout/contract/staff/customers.ts'
import { listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type Member, openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff } from '../../testing/staff.ts'
import type { ShopGoods } from '../../testing/shop-goods.ts'
import { checkOutBody, expectRefusal, openGuest, placeOrder, refusalOf } from '../../testing/visitors.ts'
import { addVoucher } from '../../testing/voucher-book.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { decideRefund } from '../refund-requests/refund-requests-service.ts'
import { grantPoints } from './memberships-service.ts'

const desk = withOrderDesk({ DATABASE_POOL: '50' })
const reason = { en: 'Welcome', zh: '迎新', cn: '迎新' }
const balanceOf = async (member: Member) => (await member.call(membershipBalance)).data.balance
const ledgerOf = async (member: Member) => (await member.call(membershipTransactions)).data.map((entry) => entry.points)

/** The member store, with a free courier. */
let mini: ShopGoods
beforeAll(async () => {
  const { db, config } = desk.shop.context
  const counter = newId()
  const row = await db
    .selectFrom('couriers')
    .selectAll()
    .where('id', '=', desk.goods.couriers.showroom)
    .executeTakeFirst()
  await db
    .insertInto('couriers')
    .values({ ...row!, id: counter, store_id: config.miniStoreId, key: 'counter' } as never)
    .execute()
  mini = { ...desk.goods, storeId: config.miniStoreId, couriers: { ...desk.goods.couriers, door: counter } }
})

async function memberWith(points: number) {
  const member = await openMember(desk.shop)
  await grantPoints(desk.shop.context.db, member.accountId, points, reason)
  return member
}

async function piece(points: number, priceCents = 0, stock: [number, number] = [10, 0]) {
  const { db } = desk.shop.context
  const id = await mini.addVariant({ storeId: mini.storeId, priceCents, stock })
  await db.updateTable('product_variants').set({ point_price: points }).where('id', '=', id).execute()
  return id
}

describe('the member store', () => {
  test('accepts points, or points and money, and shows beforehand whether there are enough', async () => {
    const [member, both] = [await memberWith(900), await piece(400, 120_00)]
    const body = { product_variant_id: both, qty: 2 }
    await member.call(addToCart, { params: { store_id: mini.storeId }, body })
    const cart = async () => (await member.call(showCart, { params: { store_id: mini.storeId }, body: {} })).data
    expect(await cart()).toMatchObject({
      is_enough_membership_points: true,
      calculations: { price: { total: 240 }, point: { subtotal: 800, total: 800 } },
      cart_items: [{ point_per_unit: 400, subtotal_point: 800 }],
    })
    const order = () =>
      member.call(checkOut, {
        params: { store_id: mini.storeId },
        body: checkOutBody(mini, [both]),
        idempotencyKey: newId(),
      })
    const id = (await order()).data._id
    expect(await balanceOf(member)).toBe(100)
    expect((await desk.show(member, id)).current_status).toBe('submitted')
    await member.call(addToCart, { params: { store_id: mini.storeId }, body: { ...body, qty: 1 } })
    expect((await cart()).is_enough_membership_points).toBe(false)
    await expectRefusal(order(), 409, 'not-enough-points')
    expect((await cart()).cart_items).toHaveLength(1)
    await desk.cancel(member, id)
    expect([await balanceOf(member), await ledgerOf(member)]).toEqual([900, [800, -800, 900]])
  })

  test('settles an order at once if it costs only points, and states the delivery date', async () => {
    const member = await memberWith(100)
    const { _id: id } = await placeOrder(mini, member, { [await piece(30)]: 1 })
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(await desk.show(member, id)).toMatchObject({
      payment_status: 'paid',
      paid_at: expect.any(String),
      delivery_estimate: { from: day, to: day },
    })
  })

  test('never takes more points than there are, even in fifty concurrent orders', async () => {
    const member = await memberWith(100)
    const pieces = await Promise.all(Array.from({ length: 50 }, () => piece(30)))
    for (const id of pieces) {
      const body = { product_variant_id: id, qty: 1 }
      await member.call(addToCart, { params: { store_id: mini.storeId }, body })
    }
    const orders = await Promise.allSettled(
      pieces.map((id) =>
        member.call(checkOut, {
          params: { store_id: mini.storeId },
          body: checkOutBody(mini, [id]),
          idempotencyKey: newId(),
        }),
      ),
    )
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect([await balanceOf(member), await ledgerOf(member)]).toEqual([10, [-30, -30, -30, 100]])
  })

  test('is not available to guests, who have no points', async () => {
    const guest = await openGuest(desk.shop)
    const problem = await refusalOf(placeOrder(mini, guest, { [await piece(10)]: 1 }))
    expect([problem.status, problem.code]).toEqual([409, 'not-enough-points'])
  })
})

describe('a refund returns', () => {
  const ask = async (member: Member, id: string, product_variant_id: string, qty: number) => {
    const body = { reason: 'Scratched', refund_items: [{ product_variant_id, qty }] }
    const { data } = await member.call(requestRefund, { params: { id }, body })
    return data.requests[0]!._id
  }
  const approve = (requestId: string, amount: number) =>
    decideRefund(desk.shop.context, undefined, requestId, {
      status: 'APPROVED',
      amount,
      restock: [],
      answer: null,
    })
  const requestsOf = async (member: Member, id: string) =>
    (await member.call(findRefundRequests, { params: { id } })).data.requests

  test('the points of the named units, to the last point, and the rest with the last of the money', async () => {
    const member = await memberWith(2000)
    const [chair, lamp] = [await piece(333, 100_00), await piece(500)]
    const { _id: id } = await placeOrder(mini, member, { [chair]: 3, [lamp]: 1 })
    await confirmPayment(desk.shop.context, id)
    await desk.complete(member, id)
    expect(await balanceOf(member)).toBe(2000 - 1499 + 300)
    await approve(await ask(member, id, chair, 1), 100_00)
    expect(await balanceOf(member)).toBe(2000 - 1499 + 300 + 333 - 100)
    await approve(await ask(member, id, lamp, 1), 0)
    expect((await requestsOf(member, id)).map(({ points }) => points)).toEqual([500, 333])
    await approve(await ask(member, id, chair, 1), 200_00)
    expect([await balanceOf(member), await desk.show(member, id)]).toMatchObject([
      2000,
      { payment_status: 'refunded', current_status: 'completed', totals: { points: 1499 } },
    ])
    expect(await ledgerOf(member)).toEqual([-200, 666, 500, -100, 333, 300, -1499, 2000])
  })

  test('an order paid in points only, unit by unit', async () => {
    const member = await memberWith(400)
    const lamp = await piece(200)
    const { _id: id } = await placeOrder(mini, member, { [lamp]: 2 })
    expect(await desk.show(member, id)).toMatchObject({
      payment_status: 'paid',
      totals: { points: 400, total_price: 0 },
    })
    await approve(await ask(member, id, lamp, 1), 0)
    expect([await balanceOf(member), await desk.show(member, id)]).toMatchObject([200, { payment_status: 'paid' }])
    await approve(await ask(member, id, lamp, 1), 0)
    expect([await balanceOf(member), await desk.show(member, id)]).toMatchObject([400, { current_status: 'cancelled' }])
  })

  test('a voucher with the last of the money, and not before', async () => {
    const member = await memberWith(30)
    const voucherId = await addVoucher(desk.shop.context, { points: 30 })
    const { data } = await member.call(redeemVoucher, { body: { voucher_id: voucherId, qty: 1 } })
    const { _id: redeemedId, code } = data.redeemed[0]!
    const chair = await desk.goods.addVariant({ priceCents: 400_00 })
    const { _id: id, total } = await placeOrder(desk.goods, member, { [chair]: 2 }, { voucher_code: code })
    await confirmPayment(desk.shop.context, id)
    await desk.complete(member, id)
    const stateOf = async () => (await member.call(findRedeemedVoucher, { params: { id: redeemedId } })).data.state
    const support = await openStaff(desk.shop, 'support')
    const givesBack = async () => {
      const { data: requests } = await support.call(listStaffRefundRequests, { query: { order_id: id } })
      return requests.at(-1)?.gives_back
    }
    const first = await ask(member, id, chair, 1)
    expect(await givesBack()).toMatchObject({
      left: total,
      points: 0,
      is_last_unit: false,
      voucher: { en: expect.any(String) },
    })
    await approve(first, 375_00)
    expect([await stateOf(), await givesBack()]).toEqual(['used', null])
    await approve(await ask(member, id, chair, 1), Math.round(total * 100) - 375_00)
    expect(await stateOf()).toBe('available')
  })
})

test('points can exceed 2^31, also through an order, and are shown in full everywhere', async () => {
  const most = 2 ** 31 - 1
  await publishConstants(desk.shop.context)
  const member = await memberWith(most)
  const { _id: id } = await placeOrder(desk.goods, member, {
    [await desk.goods.addVariant({ priceCents: 90_000_00 })]: 1,
  })
  await confirmPayment(desk.shop.context, id)
  await desk.complete(member, id)
  const [total, earned] = [most + 90_000, 90_000]

  expect((await member.call(membershipStatus)).data).toMatchObject({
    available_points: total,
    total_points_earned: total,
  })
  expect((await member.call(membershipTransactions)).data).toMatchObject([
    { kind: 'earn', points: earned, balance: total },
    { kind: 'adjust', points: most, balance: most },
  ])
  const owner = await openStaff(desk.shop)
  const { data } = await owner.call(findCustomer, { params: { id: member.accountId } })
  expect(data).toMatchObject({ points: total, points_earned: total, point_entries: [{ balance: total }, {}] })
  expect((await owner.call(listCustomers, { query: { q: member.email } })).data).toMatchObject([{ points: total }])
  const file = await owner.send(`/api/admin/customers/export?q=${encodeURIComponent(member.email)}`)
  expect((await file.text()).trimEnd().split('\r\n').at(-1)?.split(',')).toContain(String(total))

  const voucher_id = await addVoucher(desk.shop.context, { points: most })
  await member.call(redeemVoucher, { body: { voucher_id, qty: 1 }, idempotencyKey: newId() })
  expect(await balanceOf(member)).toBe(earned)
})
