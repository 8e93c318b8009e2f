import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { trackOrder } from '@fitout/contract/orders.ts'
import { changeOrder, noteOrderPayment, priceOrderChange, releaseOrder } from '@fitout/contract/staff/order-changes.ts'
import { findPaymentLink } from '@fitout/contract/staff/order-desk.ts'
import { cancelStaffOrder, confirmStaffPayment, deliverOrder, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { approveRefund, listStaffRefundRequests, rejectRefund } from '@fitout/contract/staff/refund-requests.ts'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { placeAtDesk } from '../../testing/desk-orders.ts'
import { changeAtDesk, changeTo } from '../../testing/order-changes.ts'
import { decide, openOnlineOrder } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { sendRefundMail } from '../refund-requests/refund-requests-service.ts'

const desk = withOrderDesk({ DATABASE_POOL: '20' })
let owner: StaffVisitor
beforeAll(async () => {
  await publishForPapers(desk.shop.context)
  owner = await openStaff(desk.shop)
})

const show = async (id: string) => (await owner.call(findStaffOrder, { params: { id } })).data
const confirm = async (id: string) => owner.call(confirmStaffPayment, { params: { id }, body: { proof: null } })
const change = (id: string, units: Record<string, number>, changes = {}) =>
  changeAtDesk(owner, desk.goods, id, units, changes)

async function waitingReturn(id: string) {
  const { data } = await owner.call(listStaffRefundRequests, { query: { order_id: id, status: 'WAITING' } })
  return data[0]
}

test('an unpaid order that is changed holds the new units, at the prices it was ordered for', async () => {
  const table = await desk.goods.addVariant({ stock: [9, 2], priceCents: 100_000 })
  const chair = await desk.goods.addVariant({ stock: [5, 0], priceCents: 20_000 })
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [table]: 2 })
  await desk.shop.context.db
    .updateTable('product_variants')
    .set({ price_cents: 150_000 })
    .where('id', '=', table)
    .execute()
  const { trial, ...changed } = await change(id, { [table]: 3, [chair]: 1 })
  expect(changed).toMatchObject({ total: total + 1200, to_pay: total + 1200, to_return: 0, version: 1 })
  expect(trial).toMatchObject({
    total_before: total,
    changed_lines: [
      { before: 2, after: 3 },
      { before: 0, after: 1 },
    ],
  })
  expect(await desk.shelves(table)).toEqual({ available: 8, held: 3, sold: 0 })
  expect(await desk.shelves(chair)).toEqual({ available: 4, held: 1, sold: 0 })
  await change(id, { [chair]: 1 })
  expect(await desk.shelves(table)).toEqual({ available: 11, held: 0, sold: 0 })
  expect(await show(id)).toMatchObject({ lines: [{ qty: 1 }], changes: [{}, { lines: [{ before: 3, after: 0 }] }] })
})

test('if a paid order costs more, the difference is payable by link and blocks the handover', async () => {
  const table = await desk.goods.addVariant({ stock: [9, 0], priceCents: 100_000 })
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [table]: 1 })
  await confirm(id)
  expect(await change(id, { [table]: 3 })).toMatchObject({ to_pay: 2000, to_return: 0 })
  expect(await desk.shelves(table)).toEqual({ available: 6, held: 3, sold: 0 })
  expect(await show(id)).toMatchObject({ payment_status: 'unpaid', paid: total, to_pay: 2000, expires_at: null })
  await expectRefusal(owner.call(deliverOrder, { params: { id } }), 409, 'illegal-transition')
  const { data: link } = await owner.call(findPaymentLink, { params: { id } })
  expect(link.text).toContain('HK$2,000')
  const { searchParams } = new URL(link.payment_url)
  const stranger = await openGuest(desk.shop)
  const params = { id: searchParams.get('reference')! }
  const { data } = await stranger.call(trackOrder, { params, query: { token: searchParams.get('token')! } })
  expect(data).toMatchObject({ paid: total, to_pay: 2000, lines: [{ qty: 3 }] })
  expect(data.payment_code?.text).toContain('54072000.00')
  await confirm(id)
  expect(await show(id)).toMatchObject({
    payment_status: 'paid',
    to_pay: 0,
    paid: total + 2000,
    payments: [{}, { amount: 2000 }],
  })
  expect(await desk.shelves(table)).toEqual({ available: 6, held: 0, sold: 3 })
})

test('if a paid order costs less, the difference is refunded through the refund list, exactly once', async () => {
  const table = await desk.goods.addVariant({ stock: [9, 0], priceCents: 100_000 })
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [table]: 3 })
  await confirm(id)
  expect(await change(id, { [table]: 1 })).toMatchObject({ to_pay: 0, to_return: 2000 })
  expect(await desk.shelves(table)).toEqual({ available: 8, held: 0, sold: 1 })
  const request = (await waitingReturn(id))!
  expect(request).toMatchObject({ cause: 'CHANGE', gives_back: { left: 2000 } })
  const params = { id: request._id }
  await expectRefusal(owner.call(rejectRefund, { params, body: { reason: 'No' } }), 409, 'illegal-transition')
  await expectRefusal(owner.call(approveRefund, { params, body: { amount: 1999 } }), 409, 'changed-meanwhile')
  await change(id, { [table]: 2 })
  await owner.call(approveRefund, { params, body: { amount: 1000 } })
  await expectRefusal(owner.call(approveRefund, { params, body: { amount: 1000 } }), 409, 'already-decided')
  expect(await show(id)).toMatchObject({ payment_status: 'paid', paid: total - 1000, to_return: 0, refunded: 0 })
})

test('payments by card and by transfer are refunded the same way, and the mail states both amounts', async () => {
  const visit = await openOnlineOrder(desk, 1)
  const { id, variant } = visit
  await decide(desk, visit.page, { decision: 'approve' })
  await change(id, { [variant]: 10 })
  await confirm(id)
  const { to_return: back } = await change(id, { [variant]: 1 })
  const request = (await waitingReturn(id))!
  await owner.call(approveRefund, { params: { id: request._id }, body: { amount: back } })
  await sendRefundMail(desk.shop.context, { requestId: request._id })
  const file = join(desk.shop.context.config.dataDir, 'mail', `refund-${request._id}.eml`)
  const { text, subject } = await PostalMime.parse(await readFile(file))
  // The customer did not request it.
  expect(`${subject}\n${text}`).not.toMatch(/request|申請|申请/i)
  const dollars = (amount: number) => `HK$${(Math.round(amount * 100) / 100).toFixed(2)}`
  const byHand = Math.round(back * 100 - visit.amount) / 100
  expect(byHand).toBeGreaterThan(0)
  expect(text).toContain(dollars(visit.amount / 100))
  expect(text).toContain(dollars(byHand))
})

test('an order paid before payments were recorded counts as paid in full', async () => {
  const table = await desk.goods.addVariant({ stock: [9, 0], priceCents: 100_000 })
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [table]: 2 })
  await confirm(id)
  await desk.shop.context.db.deleteFrom('order_payments').where('order_id', '=', id).execute()
  await desk.shop.context.db.updateTable('orders').set({ paid_cents: 0 }).where('id', '=', id).execute()
  expect(await change(id, { [table]: 3 })).toMatchObject({ to_pay: 1000, trial: { paid: total } })
  expect(await show(id)).toMatchObject({ paid: total, payments: [{ amount: total }] })
})

test('a refund that is no longer needed is withdrawn', async () => {
  const table = await desk.goods.addVariant({ stock: [9, 0], priceCents: 100_000 })
  const { _id: id } = await placeAtDesk(owner, desk.goods, { [table]: 2 })
  await confirm(id)
  await change(id, { [table]: 1 })
  await change(id, { [table]: 2 })
  expect(await waitingReturn(id)).toBeUndefined()
  expect(await desk.shelves(table)).toEqual({ available: 7, held: 0, sold: 2 })
})

test('an order can be paid in parts, which are refunded if staff cancel it', async () => {
  const table = await desk.goods.addVariant({ stock: [9, 0], priceCents: 100_000 })
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [table]: 1 })
  const pay = (amount: number, version: number) =>
    owner.call(noteOrderPayment, { params: { id }, body: { amount, version } })
  await pay(300, 0)
  await expectRefusal(pay(300, 0), 409, 'changed-meanwhile')
  await expectRefusal(pay(total, 1), 422, 'invalid-input')
  expect(await show(id)).toMatchObject({ payment_status: 'unpaid', paid: 300, to_pay: total - 300, expires_at: null })
  await owner.call(cancelStaffOrder, { params: { id }, body: { proof: null, reason: 'Rang again' } })
  expect(await show(id)).toMatchObject({ current_status: 'cancelled', to_pay: 0, to_return: 300 })
  const request = (await waitingReturn(id))!
  await owner.call(approveRefund, { params: { id: request._id }, body: { amount: 300 } })
  expect(await show(id)).toMatchObject({ paid: 0, to_return: 0 })
})

test('nothing is packed before full payment, unless staff release it', async () => {
  const table = await desk.goods.addVariant({ stock: [9, 0], priceCents: 100_000 })
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [table]: 1 })
  await owner.call(noteOrderPayment, { params: { id }, body: { amount: 300, version: 0 } })
  await expectRefusal(owner.call(deliverOrder, { params: { id } }), 409, 'illegal-transition')
  const release = (version: number) => owner.call(releaseOrder, { params: { id }, body: { version } })
  await expectRefusal(release(0), 409, 'changed-meanwhile')
  await release(1)
  expect(await show(id)).toMatchObject({ payment_status: 'unpaid', is_released: true, papers: ['packing-slip'] })
  await owner.call(deliverOrder, { params: { id } })
  const cancelling = owner.call(cancelStaffOrder, { params: { id }, body: { proof: null, reason: 'Too late' } })
  await expectRefusal(cancelling, 409, 'illegal-transition')
  await confirm(id)
  expect(await show(id)).toMatchObject({ payment_status: 'paid', paid: total, delivery_status: 'delivered' })
  expect(await desk.shelves(table)).toEqual({ available: 8, held: 0, sold: 1 })
})

test('a change that is outdated, too large, or of a sent order is refused, and nothing is written', async () => {
  const table = await desk.goods.addVariant({ stock: [3, 0] })
  const { _id: id } = await placeAtDesk(owner, desk.goods, { [table]: 1 })
  const send = async (body: Awaited<ReturnType<typeof changeTo>>, expected_total: number) =>
    owner.call(changeOrder, { params: { id }, body: { ...body, expected_total } })
  const seen = await changeTo(owner, desk.goods, id, { [table]: 2 })
  await expectRefusal(send(seen, 1), 409, 'price-changed')
  await change(id, { [table]: 3 })
  await expectRefusal(send(seen, 399.8), 409, 'changed-meanwhile')
  const tooMany = await changeTo(owner, desk.goods, id, { [table]: 4 })
  const { total } = (await owner.call(priceOrderChange, { params: { id }, body: tooMany })).data
  await expectRefusal(send(tooMany, total), 409, 'out-of-stock')
  expect(await desk.shelves(table)).toEqual({ available: 0, held: 3, sold: 0 })
  expect(await change(id, { [table]: 3 })).toMatchObject({ version: 1 })
  await confirm(id)
  await owner.call(deliverOrder, { params: { id } })
  expect((await show(id)).changeable).toBeNull()
  const late = await changeTo(owner, desk.goods, id, { [table]: 1 })
  await expectRefusal(send(late, 349.9), 409, 'order-not-changeable')
})

test('random concurrent changes and payments by many staff members keep money and stock consistent', async () => {
  const pieces = await Promise.all(
    [1, 2, 3].map((n) => desk.goods.addVariant({ stock: [6, 2], priceCents: n * 11_111 })),
  )
  const orders = await Promise.all([0, 1, 2].map((at) => placeAtDesk(owner, desk.goods, { [pieces[at]!]: 1 })))
  let seed = 20_261_127
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  async function act(id: string): Promise<unknown> {
    const order = await show(id)
    const { version } = order
    switch (random(5)) {
      case 0:
        return confirm(id)
      case 1:
        return owner.call(noteOrderPayment, { params: { id }, body: { amount: 1 + random(150), version } })
      case 2: {
        const waiting = await waitingReturn(id)
        const amount = waiting?.gives_back?.left ?? 0
        return waiting && owner.call(approveRefund, { params: { id: waiting._id }, body: { amount } })
      }
      default: {
        const units = Object.fromEntries(pieces.flatMap((piece) => (random(2) > 0 ? [[piece, 1 + random(4)]] : [])))
        return change(id, Object.keys(units).length > 0 ? units : { [pieces[0]!]: 1 })
      }
    }
  }
  const outcomes: PromiseSettledResult<unknown>[] = []
  for (let round = 0; round < 12; round += 1) {
    const acts = orders.flatMap(({ _id: id }) => [act(id), act(id), act(id)])
    outcomes.push(...(await Promise.allSettled(acts)))
  }
  const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.problem?.status] : []))
  expect(refusals.filter((status) => ![409, 422].includes(status))).toEqual([])
  expect(outcomes.length - refusals.length).toBeGreaterThan(20)
})
