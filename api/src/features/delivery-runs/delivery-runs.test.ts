import { listDeliveryStops, planDelivery } from '@fitout/contract/staff/delivery-runs.ts'
import { addCourier, changeCourier } from '@fitout/contract/staff/couriers.ts'
import {
  archiveStaffOrder,
  deliverOrder,
  findStaffOrder,
  listStaffOrders,
  shipOrder,
} from '@fitout/contract/staff/orders.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { askRefund } from '../../testing/ask-refund.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishForPapers } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { checkOutBody, expectRefusal, openGuest, placeOrder, toShowroom } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const desk = withOrderDesk()
let support: StaffVisitor
beforeAll(async () => {
  await publishForPapers(desk.shop.context)
  const { db } = desk.shop.context
  await db.updateTable('couriers').set({ is_own: true }).where('id', '=', desk.goods.couriers.door).execute()
  support = await openStaff(desk.shop, 'support')
})

const day = '2199-03-04'
const stops = async (query: { day?: string } = {}) => (await support.call(listDeliveryStops, { query })).data
const plan = (id: string, on: string | null) => support.call(planDelivery, { params: { id }, body: { day: on } })

async function paidFor(district: string, name: string) {
  const variant = await desk.goods.addVariant()
  const { delivery_details: details } = checkOutBody(desk.goods, [])
  const changes = { delivery_details: { ...details, district, name, note: `Ring ${name}` } }
  const { _id: id, reference } = await placeOrder(desk.goods, await openGuest(desk.shop), { [variant]: 2 }, changes)
  await confirmPayment(desk.shop.context, id)
  return { id, reference }
}

test('paid parcels are assigned to the run of a day, by district, and listed on one sheet with content and destination', async () => {
  const [far, near, next] = [
    await paidFor('wan-chai', 'Ho'),
    await paidFor('eastern', 'Lee'),
    await paidFor('eastern', 'Wong'),
  ]
  expect((await stops()).map(({ _id: id }) => id)).toEqual(expect.arrayContaining([far.id, near.id, next.id]))
  for (const { id } of [far, near, next]) await plan(id, day)
  const planned = await stops({ day })
  expect(planned.map(({ district }) => district)).toEqual(['eastern', 'eastern', 'wan-chai'])
  expect(planned[2]).toMatchObject({ _id: far.id, day, recipient_name: 'Ho', item_count: 2, note: 'Ring Ho' })
  expect((await stops()).map(({ _id: id }) => id)).not.toContain(far.id)

  const sheet = async (query: string, language = 'en') =>
    support.send(`/api/admin/delivery-run?day=${day}&language=${language}${query}`)
  const answer = await sheet('')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const read = async (response: Response) =>
    (await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), { mergePages: true })).text
  const text = await read(answer)
  for (const { reference } of [far, near, next]) expect(text).toContain(reference)
  expect(text.indexOf('Eastern')).toBeLessThan(text.indexOf('Wan Chai'))
  expect(text).toMatch(/CANARY-ADDRESS/)
  expect(text).toContain('2 × Oak chair · Oak')
  expect(text).toContain('3 stops')
  expect(text).toContain('Eastern (2)')
  for (const language of ['zh', 'cn']) expect(await read(await sheet('', language))).toMatch(/[東东]區?区?（2）/)
  const part = await read(await sheet('&districts=wan-chai'))
  expect([part.includes(far.reference), part.includes(near.reference)]).toEqual([true, false])

  await plan(near.id, null)
  expect((await stops({ day })).map(({ _id: id }) => id)).not.toContain(near.id)
  await support.call(deliverOrder, { params: { id: far.id } })
  expect((await stops({ day })).find(({ _id: id }) => id === far.id)?.delivery_status).toBe('delivered')
  expect((await support.send('/api/admin/delivery-run?day=2199-03-09')).status).toBe(409)
})

test('what was refunded before it left is not delivered: no task, no stop, also on a run', async () => {
  const manager = await openStaff(desk.shop, 'manager')
  const variant = await desk.goods.addVariant()
  const guest = await openGuest(desk.shop)
  const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 2 })
  await confirmPayment(desk.shop.context, id)
  const isWaiting = async () => {
    const { data } = await support.call(listStaffOrders, { query: { waiting: 'delivery', per_page: 100 } })
    return [data.some(({ _id }) => _id === id), (await stops()).some(({ _id }) => _id === id)]
  }
  const runOf = '2199-03-05'
  const onRun = async () => {
    const counts = (await stops({ day: runOf })).map(({ item_count: count }) => count)
    const { status } = await support.send(`/api/admin/delivery-run?day=${runOf}`)
    return [counts, status]
  }
  const steps = async () => {
    const { data } = await support.call(findStaffOrder, { params: { id } })
    return { steps: data.steps, papers: data.papers, has_handover: data.has_handover }
  }
  await plan(id, runOf)
  expect(await onRun()).toEqual([[2], 200])
  await plan(id, null)
  for (const left of [1, 0]) {
    const { requests } = await askRefund(guest, id, [{ product_variant_id: variant, qty: 1 }])
    await manager.call(approveRefund, { params: { id: requests[0]!._id }, body: { amount: 10 } })
    expect(await isWaiting()).toEqual([left > 0, left > 0])
    if (left > 0) await plan(id, runOf)
    expect(await onRun()).toEqual(left > 0 ? [[left], 200] : [[], 409])
    const open = { steps: ['ship', 'deliver'], papers: ['packing-slip', 'receipt'], has_handover: true }
    expect(await steps()).toEqual(left > 0 ? open : { steps: [], papers: ['receipt'], has_handover: false })
  }
  const params = { id }
  await expectRefusal(plan(id, runOf), 409, 'illegal-transition')
  await expectRefusal(support.call(shipOrder, { params, body: {} }), 409, 'illegal-transition')
  await expectRefusal(support.call(deliverOrder, { params }), 409, 'illegal-transition')
  // Nothing is left to do.
  const { data: archived } = await manager.call(archiveStaffOrder, { params })
  expect(archived.archived_at).not.toBeNull()
})

test('a parcel refunded on its way is still delivered', async () => {
  const manager = await openStaff(desk.shop, 'manager')
  const variant = await desk.goods.addVariant()
  const guest = await openGuest(desk.shop)
  const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 1 })
  await confirmPayment(desk.shop.context, id)
  await support.call(shipOrder, { params: { id }, body: {} })
  const { requests } = await askRefund(guest, id, [{ product_variant_id: variant, qty: 1 }])
  await manager.call(approveRefund, { params: { id: requests[0]!._id }, body: { amount: 10 } })
  const { data } = await support.call(deliverOrder, { params: { id } })
  expect([data.delivery_status, data.papers]).toEqual(['delivered', ['packing-slip', 'receipt']])
})

test('an order on a run that is refunded stays on it once it is delivered', async () => {
  const manager = await openStaff(desk.shop, 'manager')
  const runOf = '2199-03-06'
  const ids = async () => (await stops({ day: runOf })).map(({ _id }) => _id)
  const planned = async () => {
    const variant = await desk.goods.addVariant()
    const guest = await openGuest(desk.shop)
    const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 1 })
    await confirmPayment(desk.shop.context, id)
    await plan(id, runOf)
    const refund = async () => {
      const { requests } = await askRefund(guest, id, [{ product_variant_id: variant, qty: 1 }])
      await manager.call(approveRefund, { params: { id: requests[0]!._id }, body: { amount: 10 } })
    }
    return { id, refund }
  }
  const [here, gone] = [await planned(), await planned()]
  await support.call(deliverOrder, { params: { id: gone.id } })
  await here.refund()
  await gone.refund()
  const left = await ids()
  expect([here, gone].map(({ id }) => left.includes(id))).toEqual([false, true])
})

test('unpaid, collected and delivered orders cannot be put on a run', async () => {
  const unpaid = await desk.newOrder(1)
  await expectRefusal(plan(unpaid.id, day), 409, 'illegal-transition')
  const variant = await desk.goods.addVariant()
  const guest = await openGuest(desk.shop)
  const { _id: collected } = await placeOrder(desk.goods, guest, { [variant]: 1 }, toShowroom(desk.goods))
  await confirmPayment(desk.shop.context, collected)
  await expectRefusal(plan(collected, day), 409, 'illegal-transition')
  const { id } = await paidFor('eastern', 'Chan')
  await support.call(deliverOrder, { params: { id } })
  await expectRefusal(plan(id, day), 409, 'illegal-transition')
  await expectRefusal(plan(crypto.randomUUID(), day), 404, 'order-not-found')
  const listed = (await stops()).map(({ _id }) => _id)
  for (const one of [unpaid.id, collected, id]) expect(listed).not.toContain(one)
})

test('parcels that a company carries are not offered for a run, until staff say that the own team brings them', async () => {
  const manager = await openStaff(desk.shop, 'manager')
  const inEach = (text: string) => ({ zh: text, cn: text, en: text })
  const terms = {
    title: inEach('Express'),
    description: inEach(''),
    fee: 80,
    free_from: null,
    estimate: { min_days: 1, max_days: 3 },
    limits: { max_grams: null, max_side_mm: null, max_sum_mm: null },
    areas: [],
    status: 'ACTIVE' as const,
  }
  const added = async (tracking_url: string | null) => {
    const body = { ...terms, tracking_url, store: 'MAIN', needs: 'ADDRESS' } as const
    return (await manager.call(addCourier, { body })).data
  }
  // As tools that do not know the mark send it.
  const [company, van] = [await added('https://express.example/{number}'), await added(null)]
  expect([company.is_own, van.is_own]).toEqual([false, true])
  const paidBy = async (courier_id: string) => {
    const variant = await desk.goods.addVariant()
    const delivery_info = { country_code: 'HK', method: 'DELIVERY', courier_id } as const
    const guest = await openGuest(desk.shop)
    const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 1 }, { delivery_info })
    await confirmPayment(desk.shop.context, id)
    return id
  }
  const mine = [await paidBy(company._id), await paidBy(van._id)]
  const offered = async () => {
    const listed = new Set((await stops()).map(({ _id: id }) => id))
    // Sent in bulk without a number.
    const isOwn = async (id: string) => (await support.call(findStaffOrder, { params: { id } })).data.is_own_delivery
    expect(await Promise.all(mine.map(isOwn))).toEqual(mine.map((id) => listed.has(id)))
    return mine.map((id) => listed.has(id))
  }
  expect(await offered()).toEqual([false, true])
  const mark = async ({ _id: id, version }: typeof company, is_own: boolean, tracking_url: string | null) =>
    (await manager.call(changeCourier, { params: { id }, body: { ...terms, tracking_url, is_own, version } })).data
  const marked = await mark(company, true, company.tracking_url)
  await mark(van, false, null)
  expect(await offered()).toEqual([true, false])
  // A change that leaves the mark out keeps it.
  const body = { ...terms, tracking_url: company.tracking_url, fee: 90, version: marked.version }
  await manager.call(changeCourier, { params: { id: company._id }, body })
  expect(await offered()).toEqual([true, false])
})
