import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { membershipBalance, membershipStatus, membershipTransactions } from '@fitout/contract/memberships.ts'
import { findRefundRequests, requestRefund } from '@fitout/contract/refund-requests.ts'
import { adjustPoints, findCustomer } from '@fitout/contract/staff/customers.ts'
import { approveRefund, listStaffRefundRequests } from '@fitout/contract/staff/refund-requests.ts'
import { allRedeemedVouchers, findRedeemedVoucher, redeemVoucher } from '@fitout/contract/vouchers.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { type Member, openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, placeOrder } from '../../testing/visitors.ts'
import { addVoucher } from '../../testing/voucher-book.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { sendRefundMail } from '../refund-requests/refund-mail.ts'
import { grantPoints } from './memberships-service.ts'

const desk = withOrderDesk({ DATABASE_POOL: '30' })
const reason = { en: 'Welcome', zh: '迎新', cn: '迎新' }
let manager: StaffVisitor
beforeAll(async () => {
  manager = await openStaff(desk.shop, 'manager')
  await publishConstants(desk.shop.context)
})

const stands = async (member: Member) => (await member.call(membershipBalance)).data
const ledger = async (member: Member) =>
  (await member.call(membershipTransactions)).data.map(({ points, owed }) => [points, owed])
const redeem = async (member: Member, points: number, qty = 1) => {
  const voucher_id = await addVoucher(desk.shop.context, { points })
  return (await member.call(redeemVoucher, { body: { voucher_id, qty }, idempotencyKey: newId() })).data.redeemed
}
const stateOf = async (member: Member, id: string) => (await member.call(findRedeemedVoucher, { params: { id } })).data

const mailOf = async (requestId: string) => {
  const names = await readdir(join(desk.shop.context.config.dataDir, 'mail'))
  return names.find((name) => name.includes(`refund-${requestId}`))!
}

/** A completed order of two pieces with free collection, so that it costs only its goods. */
async function completed(member: Member, dollars: number) {
  const variant = await desk.goods.addVariant({ priceCents: dollars * 50 })
  const { _id: id, total } = await placeOrder(desk.goods, member, { [variant]: 2 })
  await confirmPayment(desk.shop.context, id)
  await desk.complete(member, id)
  const ask = async (qty: number) => {
    const body = { reason: 'Scratched', refund_items: [{ product_variant_id: variant, qty }] }
    return (await member.call(requestRefund, { params: { id }, body })).data.requests[0]!._id
  }
  const approve = (requestId: string, amount: number) =>
    manager.call(approveRefund, { params: { id: requestId }, body: { amount } })
  return {
    id,
    total,
    ask,
    approve,
    refund: async (amount = total) => approve(await ask(amount === total ? 2 : 1), amount),
  }
}

describe('points earned by a refunded purchase and already spent are clawed back', () => {
  test('by cancelling the vouchers they bought, which show the reason and cannot be used', async () => {
    const member = await openMember(desk.shop)
    const { id, total, refund } = await completed(member, 200)
    const bought = await redeem(member, total / 2, 2)
    expect(await stands(member)).toEqual({ balance: 0, points_owed: 0 })
    await refund()
    expect(await stands(member)).toEqual({ balance: 0, points_owed: 0 })
    expect(await ledger(member)).toEqual([
      [-total, 0],
      [total / 2, 0],
      [total / 2, 0],
      [-total, 0],
      [total, 0],
    ])
    for (const { _id, code } of bought) {
      expect(await stateOf(member, _id)).toMatchObject({ state: 'invalid', taken_back: { order: { _id: id } } })
      const order = placeOrder(desk.goods, member, { [await desk.goods.addVariant()]: 1 }, { voucher_code: code })
      await expectRefusal(order, 422, 'voucher-not-applicable')
    }
    expect((await member.call(allRedeemedVouchers, { query: { state: 'available' } })).data).toEqual([])
    const again = bought[0]!.voucher_id
    await grantPoints(desk.shop.context.db, member.accountId, total, reason)
    await member.call(redeemVoucher, { body: { voucher_id: again, qty: 1 }, idempotencyKey: newId() })
  })

  test('no further than necessary, newest first, and never vouchers bought with other points', async () => {
    const member = await openMember(desk.shop)
    await grantPoints(desk.shop.context.db, member.accountId, 70, reason)
    const [before] = await redeem(member, 70)
    const { total, refund } = await completed(member, 200)
    const [first] = await redeem(member, 100)
    desk.advance(1000)
    const [second] = await redeem(member, 60)
    await refund(total - 100)
    const states = await Promise.all(
      [before!, first!, second!].map(async ({ _id }) => (await stateOf(member, _id)).state),
    )
    expect(states).toEqual(['available', 'available', 'invalid'])
    expect(await stands(member)).toEqual({ balance: 0, points_owed: 0 })
  })

  test('otherwise as a debt, which later points repay, and the balance never falls below zero', async () => {
    const member = await openMember(desk.shop)
    const { total, refund } = await completed(member, 300)
    const [used] = await redeem(member, total)
    await placeOrder(
      desk.goods,
      member,
      { [await desk.goods.addVariant({ priceCents: 500_00 })]: 1 },
      { voucher_code: used!.code },
    )
    await refund()
    expect(await stands(member)).toEqual({ balance: 0, points_owed: total })
    expect((await member.call(membershipStatus)).data).toMatchObject({
      available_points: 0,
      points_owed: total,
      total_points_earned: 0,
    })
    expect(await stateOf(member, used!._id)).toMatchObject({ state: 'used', taken_back: null })
    const voucher_id = await addVoucher(desk.shop.context, { points: 1 })
    await expectRefusal(
      member.call(redeemVoucher, { body: { voucher_id, qty: 1 }, idempotencyKey: newId() }),
      409,
      'not-enough-points',
    )
    const adjust = (points: number) =>
      manager.call(adjustPoints, { params: { id: member.accountId }, body: { points, reason } })
    await expectRefusal(adjust(-1), 409, 'not-enough-points')
    expect((await adjust(20)).data).toMatchObject({ points: 0, points_owed: total - 20 })
    const { total: later } = await completed(member, 1000)
    expect(await stands(member)).toEqual({ balance: later - (total - 20), points_owed: 0 })
    expect((await ledger(member)).slice(0, 5)).toEqual([
      [20 - total, 20 - total],
      [later, 0],
      [-20, -20],
      [20, 0],
      [0, total],
    ])
    const { data } = await manager.call(findCustomer, { params: { id: member.accountId } })
    expect(data.point_entries[0]).toMatchObject({ owed: 20 - total, points_owed: 0 })
  })

  test('a voucher released by a cancelled order repays the debt', async () => {
    const member = await openMember(desk.shop)
    const { total, refund } = await completed(member, 200)
    const [used] = await redeem(member, total)
    const piece = await desk.goods.addVariant({ priceCents: 900_00 })
    const { _id: unpaid } = await placeOrder(desk.goods, member, { [piece]: 1 }, { voucher_code: used!.code })
    await refund()
    expect(await stands(member)).toEqual({ balance: 0, points_owed: total })
    await desk.cancel(member, unpaid)
    expect(await stateOf(member, used!._id)).toMatchObject({ state: 'invalid' })
    expect(await stands(member)).toEqual({ balance: 0, points_owed: 0 })
  })

  test('once, for ten concurrent approvals and for a refund in parts', async () => {
    const member = await openMember(desk.shop)
    const { total, ask, approve, refund } = await completed(member, 400)
    const bought = await redeem(member, 300, 2)
    const request = await ask(1)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => approve(request, total / 2)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const kept = Math.floor(total / 2)
    const states = async () => Promise.all(bought.map(async ({ _id }) => (await stateOf(member, _id)).state))
    const { balance, points_owed } = await stands(member)
    const vouchers = (await states()).filter((state) => state === 'available').length
    expect([balance + 300 * vouchers, points_owed]).toEqual([kept, 0])
    await approve(await ask(1), total - total / 2)
    expect([await stands(member), await states()]).toEqual([{ balance: 0, points_owed: 0 }, ['invalid', 'invalid']])
    await expectRefusal(refund(), 409, 'order-not-paid')
  })

  test('while the same points are being spent, in any order', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await openMember(desk.shop)
      const { total, refund } = await completed(member, 200)
      const spent = [redeem(member, total), redeem(member, total), redeem(member, total / 2)]
      const [refunded] = await Promise.allSettled([refund(), ...spent])
      expect(refunded.status).toBe('fulfilled')
      const { data } = await member.call(allRedeemedVouchers, { query: { state: 'available' } })
      const { balance } = await stands(member)
      expect([data.length, balance]).toEqual([0, 0])
    }
  })

  test('and staff see the claw-back beforehand, the customer afterwards', async () => {
    const member = await openMember(desk.shop)
    const { id, total, ask, approve } = await completed(member, 200)
    const [bought] = await redeem(member, 50)
    const [used] = await redeem(member, total - 50)
    await placeOrder(
      desk.goods,
      member,
      { [await desk.goods.addVariant({ priceCents: 900_00 })]: 1 },
      { voucher_code: used!.code },
    )
    const request = await ask(2)
    const shown = async () => (await manager.call(listStaffRefundRequests, { query: { order_id: id } })).data[0]
    expect((await shown())?.gives_back?.takes_back).toMatchObject({
      earned: total,
      balance: 0,
      vouchers: [{ points: 50 }],
    })
    await approve(request, total)
    expect(await shown()).toMatchObject({ taken_back: { points: total, owed: total - 50, vouchers: [{ points: 50 }] } })
    const { data: seen } = await member.call(findRefundRequests, { params: { id } })
    const vouchers = [{ code: bought!.code, points: 50 }]
    expect(seen.requests).toMatchObject([{ taken_back: { points: total, owed: total - 50, vouchers } }])
    const { context } = desk.shop
    await sendRefundMail(context, { requestId: request })
    const mail = (await PostalMime.parse(await readFile(join(context.config.dataDir, 'mail', await mailOf(request)))))
      .text
    expect(mail).toContain(bought!.code)
    expect(mail).toMatch(new RegExp(`Points taken back.*${total}`))
    expect(mail).toMatch(new RegExp(`Points owed.*${total - 50}`))
  })
})
