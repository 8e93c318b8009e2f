import { countView } from '@fitout/contract/figures.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { type FigureTable, readFigureTable, readOverview, readToday } from '@fitout/contract/staff/figures.ts'
import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { approveRefund } from '@fitout/contract/staff/refund-requests.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { listAudit } from '@fitout/contract/staff/audit.ts'
import { workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { askRefund } from '../../testing/ask-refund.ts'
import { placeAtDesk } from '../../testing/desk-orders.ts'
import { changeAtDesk } from '../../testing/order-changes.ts'
import { advanceToNoon, lastDays } from '../../testing/figure-days.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openGuest, placeOrder } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'
import { dayBefore } from './days.ts'
import { sumDays } from './day-sums-service.ts'

const desk = withOrderDesk()
const dayInMilliseconds = 86_400_000
let owner: StaffVisitor
beforeAll(async () => {
  advanceToNoon(desk)
  owner = await openStaff(desk.shop, 'owner')
})

const today = () => hongKongDay(desk.shop.context.clock.now())

async function see(view: BodyInput<typeof countView>) {
  await desk.shop.request(`/api${countView.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0 (Macintosh)' },
    body: JSON.stringify(view),
  })
  await desk.shop.context.tallies.flush()
}

const overview = async (days = 7) => (await owner.call(readOverview, { query: lastDays(desk, days) })).data
const stepsOf = async (days?: number) =>
  Object.fromEntries((await overview(days)).funnel.map(({ step, count, before }) => [step, [count, before]]))
const rowsOf = async (table: FigureTable, days = 7) =>
  (await owner.call(readFigureTable, { params: { table }, query: { ...lastDays(desk, days), rows: 100 } })).data

async function sell(variantId: string, units: number) {
  const order = await placeOrder(desk.goods, await openGuest(desk.shop), { [variantId]: units })
  await confirmPayment(desk.shop.context, order._id)
  return order._id
}

test('views and orders are counted once in their period, also after their days are summed', async () => {
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const id = await desk.goods.publish(variant)
  await see({ screen: 'home', locale: 'en', from: { host: 'www.example.com' } })
  await see({ screen: 'product', locale: 'en', id })
  await see({ screen: 'cart', locale: 'en' })
  await see({ screen: 'checkout', locale: 'en' })
  const changed = await sell(variant, 2)
  await placeOrder(desk.goods, await openGuest(desk.shop), { [variant]: 1 })
  const once = {
    visits: [1, 0],
    pieces: [1, 0],
    'booking-form': [1, 0],
    checkout: [1, 0],
    orders: [2, 0],
    paid: [1, 0],
  }
  expect(await stepsOf()).toEqual(once)
  const [best] = await rowsOf('best-sellers')
  expect(best).toMatchObject({ _id: id, name: 'Oak chair', values: { units: 2, units_before: 0 } })
  const { takings, days } = await overview()
  expect(takings.amount).toBeGreaterThan(0)
  expect(days.at(-1)).toMatchObject({ day: today(), visits: 1, orders: 2, takings: takings.amount })
  expect(await rowsOf('sources')).toEqual([
    { _id: 'example.com', name: 'example.com', values: { visits: 1, visits_before: 0 } },
  ])

  desk.advance(2 * dayInMilliseconds)
  owner = await openStaff(desk.shop, 'owner')
  const counted = await Promise.all([stepsOf(), rowsOf('best-sellers'), overview()])
  await Promise.all([sumDays(desk.shop.context), sumDays(desk.shop.context)])
  const { until_day } = await desk.shop.context.db.selectFrom('summed_days').selectAll().executeTakeFirstOrThrow()
  expect(until_day).toBe(today())
  expect(await Promise.all([stepsOf(), rowsOf('best-sellers'), overview()])).toEqual(counted)
  expect(counted[0]).toEqual(once)

  await sell(variant, 3)
  expect((await stepsOf()).paid).toEqual([2, 0])
  expect((await rowsOf('best-sellers'))[0]?.values.units).toBe(5)
  expect((await stepsOf(1)).paid).toEqual([1, 0])
  expect((await rowsOf('stock', 1))[0]).toMatchObject({
    name: 'Oak chair · Oak',
    values: { days_left: 24, available: 4, units: 5 },
  })

  // If it costs more than was paid it is unpaid again, and its day is summed again.
  await changeAtDesk(owner, desk.goods, changed, { [variant]: 4 })
  await sumDays(desk.shop.context)
  expect((await stepsOf()).paid).toEqual([1, 0])
  expect((await rowsOf('best-sellers'))[0]?.values.units).toBe(3)
})

test('a day so far is compared with the same weekday last week, and a period with the previous one', async () => {
  desk.advance(7 * dayInMilliseconds)
  owner = await openStaff(desk.shop, 'owner')
  await see({ screen: 'home', locale: 'zh', from: {} })
  const { data } = await owner.call(readToday)
  expect(data).toMatchObject({ visits: { today: 1, before: 0 }, orders: { today: 0, before: 1 } })
  expect(data.takings.before).toBeGreaterThan(0)
  expect((await stepsOf()).paid).toEqual([0, 1])
})

test('the first page, today and the figures show the same takings, and the refunds of the same days beside them', async () => {
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const guest = await openGuest(desk.shop)
  const { _id: id } = await placeOrder(desk.goods, guest, { [variant]: 2 })
  await confirmPayment(desk.shop.context, id)
  const before = await overview(1)
  const [request] = (await askRefund(guest, id, [{ product_variant_id: variant, qty: 1 }])).requests
  await owner.call(approveRefund, { params: { id: request!._id }, body: { amount: 40 } })
  const after = await overview(1)
  expect(after.takings).toEqual(before.takings)
  expect(after.given_back.amount).toBe(before.given_back.amount + 40)
  const { data: soFar } = await owner.call(readToday)
  expect([soFar.takings.today, soFar.given_back.today]).toEqual([after.takings.amount, after.given_back.amount])
  const [{ data: first }, month] = [await owner.call(readFigures), await overview(30)]
  const money = (days: typeof month.days | typeof first.days) =>
    days.map(({ day, takings, given_back }) => ({ day, takings, given_back }))
  expect(money(first.days)).toEqual(money(month.days))
  expect([first.before.takings, first.before.given_back]).toEqual([month.takings.before, month.given_back.before])
})

test('orders placed by staff are counted, but are no step through the shop, also on days summed by a former release', async () => {
  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  await desk.goods.publish(variant)
  const [before, steps] = [await overview(), await stepsOf()]
  await placeAtDesk(owner, desk.goods, { [variant]: 1 })
  const counted = await overview()
  expect(counted.orders.count).toBe(before.orders.count + 1)
  expect(counted.days.at(-1)?.orders).toBe((before.days.at(-1)?.orders ?? 0) + 1)
  expect(await stepsOf()).toEqual(steps)

  desk.advance(dayInMilliseconds)
  owner = await openStaff(desk.shop, 'owner')
  await sumDays(desk.shop.context)
  const inPast = async () => (await overview()).days.at(-2)?.orders
  expect(await inPast()).toBe(counted.days.at(-1)?.orders)
  await desk.shop.context.db.updateTable('order_days').set({ by_staff: null }).execute()
  await sumDays(desk.shop.context)
  expect(await inPast()).toBe(counted.days.at(-1)?.orders)
})

test('a table is exported in full as CSV, and an unknown one is not found', async () => {
  const { from, until } = lastDays(desk, 30)
  const file = async (table: string) =>
    owner.send(`/api/admin/figures/tables/${table}/export?from=${from}&until=${until}`)
  const sources = await file('sources')
  expect(sources.headers.get('Content-Type')).toContain('text/csv')
  expect(await sources.text()).toContain('"example.com","example.com",1,0')
  expect((await (await file('best-sellers')).text()).split('\r\n')[0]).toContain('"Units sold","Takings (HK$)"')
  const days = (await (await file('days')).text()).split('\r\n')
  expect([days.length, days[0]]).toEqual([32, '"Day","Visits","Orders","Takings (HK$)","Refunds (HK$)","Enquiries"'])
  const steps = async (table: string) =>
    (await (await file(table)).text())
      .split('\r\n')
      .slice(1)
      .flatMap((line) => /^"([^"]+)"/.exec(line)?.[1] ?? [])
  expect(await steps('works')).toEqual(['Enquiries', 'Answered', 'Quoted', 'Contracts'])
  expect(await steps('funnel')).toEqual([
    'Visits',
    'Piece viewed',
    'Booking form opened',
    'Checkout opened',
    'Ordered',
    'Paid',
  ])
  expect((await file('nothing')).status).toBe(404)
  const tooLong = await owner.send(`/api/admin/figures/overview?from=2020-01-01&until=${until}`)
  expect(tooLong.status).toBe(422)
})

test('the time to answer ends with the first answer, whatever is done with the enquiry later', async () => {
  // The database's time: the clock of this shop was moved.
  const { db } = desk.shop.context
  await publishConstants(desk.shop.context)
  const guest = await openGuest(desk.shop)
  const asked = { name: 'Chan', email: 'chan@home.example', subject: 'Flat', description: 'Two rooms.' }
  /** Sent so many hours ago, and answered now. */
  const answer = async (hours: number) => {
    const { data } = await guest.call(sendEnquiry, { body: asked })
    await sql`update enquiries set created_at = now() - make_interval(hours => ${hours}) where id = ${data._id}`.execute(
      db,
    )
    await owner.call(workOnEnquiry, { params: { id: data._id }, body: { status: 'ANSWERED' } })
    return { id: data._id }
  }
  const answered = async () => {
    const until = hongKongDay(new Date())
    const { data } = await owner.call(readOverview, { query: { from: dayBefore(until, 1), until } })
    const { hours_to_answer: hours, works } = data
    return [Math.round(hours.median ?? 0), works.find(({ step }) => step === 'answered')?.count]
  }
  const first = await answer(4)
  await answer(8)
  expect(await answered()).toEqual([6, 2])
  await owner.call(workOnEnquiry, { params: first, body: { status: 'NEW' } })
  expect(await answered()).toEqual([6, 2])
  await owner.call(workOnEnquiry, { params: first, body: { status: 'CLOSED' } })
  const { answered_at: at } = await db
    .selectFrom('enquiries')
    .select('answered_at')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  const { data: trail } = await owner.call(listAudit, { query: { subject: 'enquiry', subject_id: first.id } })
  const firstEntry = new Date(trail.at(-1)!.at).getTime()
  expect(Math.abs(at!.getTime() - firstEntry)).toBeLessThan(5000)
  expect(await answered()).toEqual([6, 2])
})

test('staff who may not see money see no figures', async () => {
  const support = await openStaff(desk.shop, 'support')
  const answers = await Promise.all(
    ['overview', 'tables/sources', 'tables/sources/export'].map((path) =>
      support.send(`/api/admin/figures/${path}?from=2026-01-01&until=2026-01-02`),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
})
