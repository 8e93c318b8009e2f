import { findOrder, trackOrder } from '@fitout/contract/orders.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import { changeOrder, priceOrderChange } from '@fitout/contract/staff/order-changes.ts'
import { findPaymentLink, priceStaffOrder } from '@fitout/contract/staff/order-desk.ts'
import { confirmStaffPayment, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskOrder, placeAtDesk } from '../../testing/desk-orders.ts'
import { openMember } from '../../testing/members.ts'
import { changeAtDesk, changeTo } from '../../testing/order-changes.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { bare, textOfPdf } from '../../testing/pdf-text.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'
import { addVoucher } from '../../testing/voucher-book.ts'

const desk = withOrderDesk()
let owner: StaffVisitor
beforeAll(async () => {
  await publishForPapers(desk.shop.context)
  owner = await openStaff(desk.shop)
})

const shelf = { title: '胡桃木層板，闊 182 cm', qty: 2, unit_price: 1200.5 }
const removal = { title: '搬走舊梳化', qty: 1, unit_price: 480 }
const show = async (id: string) => (await owner.call(findStaffOrder, { params: { id } })).data
const confirm = (id: string) => owner.call(confirmStaffPayment, { params: { id }, body: { proof: null } })

test('a custom line is paid, packed, announced and refunded like any other, and holds no stock', async () => {
  const chair = await desk.goods.addVariant({ stock: [5, 0], priceCents: 100_000 })
  const member = await openMember(desk.shop)
  const order = { customer_id: member.accountId, custom_lines: [shelf, removal] }
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [chair]: 1 }, order)
  expect(total).toBe(1000 + 2401 + 480 + 300)
  expect(await desk.shelves(chair)).toEqual({ available: 4, held: 1, sold: 0 })
  const { lines } = (await member.call(findOrder, { params: { id } })).data
  const line = lines.find(({ product_title: title }) => title.zh === shelf.title)!
  expect(lines.map(({ is_custom }) => is_custom)).toEqual([false, true, true])
  expect(line).toMatchObject({
    product_variant_title: { zh: '自訂項目', cn: '自定义项目', en: 'Custom item' },
    qty: 2,
    subtotal_price: 2401,
  })
  const { searchParams } = new URL((await owner.call(findPaymentLink, { params: { id } })).data.payment_url)
  const stranger = await openGuest(desk.shop)
  const query = { token: searchParams.get('token')! }
  const tracked = await stranger.call(trackOrder, { params: { id }, query })
  // The completion date is agreed with the customer.
  expect(tracked.data).toMatchObject({ to_pay: total, delivery_estimate: null, lines: [{}, { qty: 2 }, { qty: 1 }] })

  await confirm(id)
  const paper = async (name: string) => {
    const answer = await owner.send(`/api/admin/orders/${id}/${name}?language=zh`)
    return bare((await textOfPdf(new Uint8Array(await answer.arrayBuffer()))).text)
  }
  expect(await paper('receipt')).toContain(bare(`${shelf.title} · 自訂項目`))
  expect(await paper('packing-slip')).toContain(bare(line.sku))

  const { data: asked } = await member.call(requestRefund, {
    params: { id },
    body: { reason: '闊度不合', refund_items: [{ product_variant_id: line.product_variant_id, qty: 1 }] },
  })
  const restock = [{ product_variant_id: line.product_variant_id, qty: 1 }]
  await owner.call(approveRefund, { params: { id: asked.requests[0]!._id }, body: { amount: 1200.5, restock } })
  expect(await show(id)).toMatchObject({ payment_status: 'paid', refunded: 1200.5 })
  expect(await desk.shelves(chair)).toEqual({ available: 4, held: 0, sold: 1 })

  await desk.complete(member, id)
  const review = { product_variant_id: line.product_variant_id, rating: 5 }
  await expectRefusal(
    member.call(writeReviews, { params: { id }, body: { reviews: [review] } }),
    422,
    'line-not-in-order',
  )
})

test('changing an order can keep custom lines at their price, remove and add some', async () => {
  const chair = await desk.goods.addVariant({ stock: [5, 0], priceCents: 100_000 })
  const { _id: id, total } = await placeAtDesk(owner, desk.goods, { [chair]: 1 }, { custom_lines: [shelf] })
  await confirm(id)
  const kept = (await show(id)).lines.find(({ is_custom }) => is_custom)!.product_variant_id
  const more = await changeAtDesk(owner, desk.goods, id, { [chair]: 1, [kept]: 3 }, { custom_lines: [removal] })
  expect(more).toMatchObject({ total: total + 1200.5 + 480, to_pay: 1680.5 })
  expect(more.trial.changed_lines).toMatchObject([
    { product_title: { zh: shelf.title }, before: 2, after: 3 },
    { product_title: { zh: removal.title }, before: 0, after: 1 },
  ])
  const less = await changeAtDesk(owner, desk.goods, id, { [kept]: 1 })
  expect(less).toMatchObject({ total: 1200.5 + 300, to_pay: 0, to_return: total - 1500.5 })
  expect((await show(id)).lines).toMatchObject([{ product_variant_id: kept, qty: 1, is_custom: true }])
  expect(await desk.shelves(chair)).toEqual({ available: 5, held: 0, sold: 0 })
  // Lines of another order are refused.
  const other = await placeAtDesk(owner, desk.goods, {}, { custom_lines: [removal] })
  const body = await changeTo(owner, desk.goods, other._id, { [kept]: 1 })
  await expectRefusal(owner.call(priceOrderChange, { params: { id: other._id }, body }), 404, 'variant-not-found')
  await expectRefusal(
    owner.call(changeOrder, { params: { id: other._id }, body: { ...body, lines: [], expected_total: 0 } }),
    422,
    'invalid-input',
  )
})

test("offers and vouchers do not reduce an agreed price, and no courier's size limit applies", async () => {
  await addVoucher(desk.shop.context, { code: 'FIFTY-OFF' })
  const { delivery_info } = deskOrder(desk.goods, {})
  const asked = { lines: [], custom_lines: [shelf], delivery_info, voucher_code: 'FIFTY-OFF' }
  const { data } = await owner.call(priceStaffOrder, { body: asked })
  expect(data).toMatchObject({ total: 2701, lines: [{ qty: 2, available_qty: null, subtotal_price: 2401 }] })
  expect(data.voucher_refusal).toBeTruthy()
  const locker = { country_code: 'HK', courier_id: desk.goods.couriers.locker, pick_up_point_code: 'LOCKER-1' } as const
  const placed = await placeAtDesk(
    owner,
    desk.goods,
    {},
    { custom_lines: [shelf], delivery_info: { ...delivery_info, ...locker } },
  )
  expect(placed.total).toBe(2431)
})

test.each([
  ['no line at all', []],
  ['an empty title', [{ ...shelf, title: '  ' }]],
  ['a price below zero', [{ ...shelf, unit_price: -1 }]],
  ['a part of a cent', [{ ...shelf, unit_price: 1.005 }]],
  ['no units', [{ ...shelf, qty: 0 }]],
])('%s is refused', async (_, custom_lines) => {
  const { delivery_info } = deskOrder(desk.goods, {})
  const asked = owner.call(priceStaffOrder, { body: { lines: [], custom_lines, delivery_info } })
  expect((await expectRefusal(asked, 422, 'invalid-input')).errors).toHaveLength(1)
})
