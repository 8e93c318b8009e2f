import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allOrders, trackOrder, uploadProof } from '@fitout/contract/orders.ts'
import { payOrder } from '@fitout/contract/payments.ts'
import {
  findPaymentLink,
  mailPaymentLink,
  placeStaffOrder,
  priceStaffOrder,
} from '@fitout/contract/staff/order-desk.ts'
import { cancelStaffOrder, findStaffOrder } from '@fitout/contract/staff/orders.ts'
import PostalMime from 'postal-mime'
import { beforeAll, expect, test } from 'vitest'
import { deskOrder, placeAtDesk } from '../../testing/desk-orders.ts'
import { jobsAbout } from '../../testing/online-orders.ts'
import { openMember } from '../../testing/members.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { expectRefusal, openGuest, placeOrder, uploadPicture } from '../../testing/visitors.ts'
import { sendOrderMail } from '../orders/order-mail.ts'

const desk = withOrderDesk({ HOLD_SHARE_PERCENT: '10', HOLD_UNITS: '2' })
let support: StaffVisitor
beforeAll(async () => {
  await publishForPapers(desk.shop.context)
  support = await openStaff(desk.shop, 'support')
})

const linkOf = async (id: string) => (await support.call(findPaymentLink, { params: { id } })).data
const follow = (url: string) => {
  const { searchParams } = new URL(url)
  return { params: { id: searchParams.get('reference')! }, query: { token: searchParams.get('token')! } }
}

test("an order by staff has the shop's prices, holds its stock, and waits for payment", async () => {
  const variant = await desk.goods.addVariant({ stock: [8, 2], priceCents: 120_050 })
  const guest = await openGuest(desk.shop)
  const own = await placeOrder(desk.goods, guest, { [variant]: 2 })
  const placed = await placeAtDesk(support, desk.goods, { [variant]: 2 })
  expect(placed.total).toBe(own.total)
  expect(await desk.shelves(variant)).toEqual({ available: 6, held: 4, sold: 0 })
  // Above the limit for unpaid orders of customers, since the studio knows its customer.
  await placeAtDesk(support, desk.goods, { [variant]: 6 })
  expect(await desk.shelves(variant)).toEqual({ available: 0, held: 10, sold: 0 })
  const { data } = await support.call(findStaffOrder, { params: { id: placed._id } })
  expect(data).toMatchObject({
    current_status: 'submitted',
    payment_status: 'unpaid',
    payment_channel: 'FPS',
    recipient_name: '李太',
    language: 'zh',
    statuses: [{ slug: 'submitted', actor: 'staff' }],
  })
  await support.call(findStaffOrder, { params: { id: placed._id } })
  const manager = await openStaff(desk.shop, 'manager')
  await manager.call(cancelStaffOrder, { params: { id: placed._id }, body: { proof: null, reason: 'Rang again' } })
  expect(await desk.shelves(variant)).toEqual({ available: 2, held: 8, sold: 0 })
})

test('a quantity that is too large, a withdrawn piece, a service or another price is refused, and nothing is written', async () => {
  const variant = await desk.goods.addVariant({ stock: [3, 0] })
  const place = (body: ReturnType<typeof deskOrder>) => support.call(placeStaffOrder, { body })
  const withdrawn = await desk.goods.addVariant({ isActive: false })
  const service = await desk.goods.addVariant({ kind: 'SERVICE' })
  const of = (wanted: Record<string, number>, expected_total: number) =>
    place(deskOrder(desk.goods, wanted, { expected_total }))
  await expectRefusal(of({ [variant]: 4 }, 499.6), 409, 'out-of-stock')
  await expectRefusal(of({ [variant]: 1 }, 349.8), 409, 'price-changed')
  await expectRefusal(of({ [withdrawn]: 1 }, 349.9), 422, 'variant-not-on-sale')
  await expectRefusal(of({ [service]: 1 }, 49.9), 422, 'booking-required')
  await expectRefusal(of({ [crypto.randomUUID()]: 1 }, 49.9), 404, 'variant-not-found')
  const unknown = deskOrder(desk.goods, { [variant]: 1 }, { customer_id: crypto.randomUUID(), expected_total: 349.9 })
  await expectRefusal(place(unknown), 404, 'customer-not-found')
  expect(await desk.shelves(variant)).toEqual({ available: 3, held: 0, sold: 0 })
})

test('a service is ordered with a slot, takes its place, and releases it with the order', async () => {
  const visit = await desk.goods.addVariant({ kind: 'SERVICE', priceCents: 80_000 })
  const slot = await desk.goods.serviceSlot(1)
  const lines = [{ product_variant_id: visit, qty: 1, slot_id: slot }]
  const { delivery_details } = deskOrder(desk.goods, {})
  const alone = { lines, delivery_info: { country_code: 'HK', method: 'DELIVERY' } } as const
  const { _id: id, total } = await placeAtDesk(support, desk.goods, {}, { ...alone, delivery_details })
  expect(total).toBe(800)
  const { data } = await support.call(findStaffOrder, { params: { id } })
  expect(data).toMatchObject({ handover: 'SERVICE', lines: [{ booking: { status: 'BOOKED' } }] })
  const second = deskOrder(desk.goods, {}, { ...alone, expected_total: 800 })
  const refused = await expectRefusal(support.call(placeStaffOrder, { body: second }), 409, 'slot-full')
  expect(refused.details).toEqual({ product_variant_ids: [visit] })
  const manager = await openStaff(desk.shop, 'manager')
  await manager.call(cancelStaffOrder, { params: { id }, body: { proof: null, reason: 'Rang again' } })
  expect((await support.call(placeStaffOrder, { body: second })).data._id).toBe(second._id)
})

test('an order sent twice is placed once, and its id cannot be reused by a colleague', async () => {
  const variant = await desk.goods.addVariant({ stock: [9, 0] })
  const body = deskOrder(desk.goods, { [variant]: 1 }, { expected_total: 349.9 })
  const once = await support.call(placeStaffOrder, { body })
  expect(await support.call(placeStaffOrder, { body })).toEqual(once)
  expect((await desk.shelves(variant)).held).toBe(1)
  const pressed = deskOrder(desk.goods, { [variant]: 1 }, { expected_total: 349.9 })
  const answers = await Promise.all([1, 2, 3].map(() => support.call(placeStaffOrder, { body: pressed })))
  expect(new Set(answers.map(({ data }) => data._id))).toEqual(new Set([pressed._id]))
  expect((await desk.shelves(variant)).held).toBe(2)
  const other = await openStaff(desk.shop, 'support')
  await expectRefusal(other.call(placeStaffOrder, { body }), 409, 'changed-meanwhile')
})

test('it belongs to the member it is for, who finds it in their account', async () => {
  const variant = await desk.goods.addVariant()
  const member = await openMember(desk.shop)
  const { _id } = await placeAtDesk(support, desk.goods, { [variant]: 1 }, { customer_id: member.accountId })
  expect((await member.call(allOrders)).data).toMatchObject([{ _id, payment_status: 'unpaid' }])
})

test('an order says what a further one for the same customer begins with, also when it is over', async () => {
  const variant = await desk.goods.addVariant({ stock: [3, 0] })
  const member = await openMember(desk.shop)
  const ofMember = await placeAtDesk(support, desk.goods, { [variant]: 1 }, { customer_id: member.accountId })
  const ofGuest = await placeAtDesk(support, desk.goods, { [variant]: 1 })
  const show = async (id: string) => (await support.call(findStaffOrder, { params: { id } })).data
  const { customer, contact_number } = await show(ofMember._id)
  expect(customer).toMatchObject({ customer_id: member.accountId, courier_id: expect.any(String) as string })
  expect(contact_number).toBe(`+${customer.area_code} ${customer.phone}`)
  const manager = await openStaff(desk.shop, 'manager')
  await manager.call(cancelStaffOrder, { params: { id: ofGuest._id }, body: { proof: null, reason: 'Ordered twice' } })
  expect(await show(ofGuest._id)).toMatchObject({
    changeable: null,
    customer: { ...customer, customer_id: null },
  })
})

test('the preview shows remaining stock, gifts and near offers, and why a voucher does not apply', async () => {
  const variant = await desk.goods.addVariant({ stock: [3, 0] })
  const { lines, delivery_info } = deskOrder(desk.goods, { [variant]: 2 })
  const { data } = await support.call(priceStaffOrder, { body: { lines, delivery_info, voucher_code: 'NONE-SUCH' } })
  expect(data).toMatchObject({ total: 399.8, lines: [{ available_qty: 3, qty: 2, subtotal_price: 99.8 }] })
  expect(data.explanation.map(({ step }) => step)).toEqual(['subtotal', 'shipping', 'total'])
  expect(data.voucher_refusal).toBeTruthy()
})

test('the link opens the order for payment by FPS, in the customer’s language, by mail and in WhatsApp', async () => {
  const variant = await desk.goods.addVariant()
  const { _id: id, reference } = await placeAtDesk(support, desk.goods, { [variant]: 1 })
  const link = await linkOf(id)
  expect(link.text).toContain(`李太你好，訂單 ${reference} 合共 HK$349.90`)
  expect(link.text).toContain(link.payment_url)
  const whatsapp = new URL(link.whatsapp_url)
  expect([whatsapp.host, whatsapp.pathname]).toEqual(['wa.me', '/85261234567'])
  expect(whatsapp.searchParams.get('text')).toBe(link.text)
  await sendOrderMail(desk.shop.context, { orderId: id, event: 'placed' })
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const name = (await readdir(folder)).find((one) => one.includes(id))
  expect((await PostalMime.parse(await readFile(join(folder, name!)))).text).toContain(link.payment_url)

  const stranger = await openGuest(desk.shop)
  const { params, query } = follow(link.payment_url)
  const { data } = await stranger.call(trackOrder, { params, query })
  expect(data).toMatchObject({ _id: id, can_upload: true })
  expect(JSON.stringify(data)).not.toMatch(/Oak Street|61234567|李太/)
  await stranger.call(uploadProof, { params: { id }, body: { image: await uploadPicture(stranger) } })
  const { token } = query
  for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, '', token.slice(1)]) {
    await expectRefusal(stranger.call(trackOrder, { params, query: { token: wrong } }), 404, 'order-not-found')
  }
  const { id: another } = await desk.newOrder(1)
  await expectRefusal(stranger.call(trackOrder, { params: { id: another }, query }), 404, 'order-not-found')
})

test('the link can be mailed again, once for two clicks, with the open amount', async () => {
  const variant = await desk.goods.addVariant()
  const { _id: id, reference } = await placeAtDesk(support, desk.goods, { [variant]: 1 })
  const mail = () => support.call(mailPaymentLink, { params: { id } })
  expect((await Promise.all([mail(), mail()])).map(({ data }) => data.email)).toEqual(Array(2).fill('lee@shop.example'))
  const jobs = await jobsAbout(desk, 'order-mail', id)
  const sent = jobs.filter(({ event }) => event === 'payment-link')
  expect(new Set(sent.map(({ of }) => of)).size).toBe(1)
  await sendOrderMail(desk.shop.context, { orderId: id, event: 'payment-link', of: sent[0]!['of']! })
  const folder = join(desk.shop.context.config.dataDir, 'mail')
  const name = (await readdir(folder)).find((one) => one.includes(`${id}-payment-link`))
  const { text, subject } = await PostalMime.parse(await readFile(join(folder, name!)))
  expect(subject).toContain(reference)
  expect(text).toContain((await linkOf(id)).payment_url)
})

test('a card page can be opened by the link as long as the order is unpaid, and not after', async () => {
  const variant = await desk.goods.addVariant()
  const { _id: id } = await placeAtDesk(support, desk.goods, { [variant]: 1 }, { payment_method: 'ONLINE' })
  const link = await linkOf(id)
  desk.advance(20 * 3_600_000)
  const stranger = await openGuest(desk.shop)
  const { data } = await stranger.call(trackOrder, follow(link.payment_url))
  expect(data.can_pay).toBe(true)
  const body = { success_url: '/result/order/success', cancel_url: '/result/order/failure' }
  const paying = await stranger.call(payOrder, { params: { id }, body })
  expect(paying.return_url).toContain('/')
  const { expires_at: until } = await desk.shop.context.db
    .selectFrom('orders')
    .select('expires_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(until?.toISOString()).toBe(data.expires_at)
  const paid = await desk.newOrder(1)
  await desk.cancel(paid.guest, paid.id)
  support = await openStaff(desk.shop, 'support')
  await expectRefusal(support.call(findPaymentLink, { params: { id: paid.id } }), 409, 'illegal-transition')
})
