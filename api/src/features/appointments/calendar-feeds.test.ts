import { cancelAppointment, makeCalendarFeed, moveAppointment } from '@fitout/contract/staff/appointments.ts'
import { findCalendarFeed, revokeCalendarFeed } from '@fitout/contract/staff/appointments.ts'
import { addApiToken, tokenPermissions } from '@fitout/contract/staff/api-tokens.ts'
import { planDelivery } from '@fitout/contract/staff/delivery-runs.ts'
import { changeStaff } from '@fitout/contract/staff/staff.ts'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { leaveAppointment, standingClock } from '../../testing/appointments.ts'
import { openMember } from '../../testing/members.ts'
import { addSlot } from '../../testing/slots.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { expectRefusal, placeOrder, withToken } from '../../testing/visitors.ts'
import { confirmPayment } from '../orders/staff-order-steps.ts'

const clock = standingClock('2026-12-01T02:00:00Z')
let shop: TestShop
let owner: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop({ clock })
  owner = await openStaff(shop)
})
afterAll(() => shop.stop())

type Scope = 'OWN' | 'ALL'
const make = async (staff: StaffVisitor, scope: Scope = 'ALL') =>
  new URL((await staff.call(makeCalendarFeed, { body: { scope } })).data.feed_url)
const ask = ({ pathname, search }: URL) => shop.request(pathname + search)

async function read(url: URL) {
  const answer = await ask(url)
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await answer.text()
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  const events = calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, startDate, sequence, description } = new ICAL.Event(event)
    const status = String(event.getFirstPropertyValue('status'))
    return { uid, summary, sequence, status, description, starts: startDate.toJSDate().toISOString() }
  })
  return { text, calendar, events }
}

async function leave(starts: string, visitor: Parameters<typeof leaveAppointment>[3] = {}, by?: StaffVisitor) {
  const { accountId } = await openMember(shop)
  const id = await leaveAppointment(shop, accountId, starts, visitor)
  if (by) {
    const slot_id = await addSlot(shop, starts, { staff_id: by.accountId })
    await shop.context.db.updateTable('appointments').set({ slot_id }).where('id', '=', id).execute()
  }
  return id
}

test('a feed without appointments has the required component', async () => {
  const { calendar, events } = await read(await make(await openStaff(shop, 'support'), 'OWN'))
  expect(events).toEqual([])
  const [zone, ...others] = calendar.getAllSubcomponents()
  expect([zone?.name, zone?.getFirstPropertyValue('tzid'), others]).toEqual(['vtimezone', 'Asia/Hong_Kong', []])
})

test('a feed shows booked, moved and cancelled appointments in Hong Kong time, without telephone number and address', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  const name = '陳大文, 太太; and a name that is long enough to be folded in two or more lines'
  const visitor = { name, email: 'chan@visitor.example', address: '12A Oak Road', note: 'Ring twice' }
  const [id, cancelled] = [await leave('2026-12-08T02:00:00Z', visitor), await leave('2026-12-09T02:00:00Z')]
  await leave('2026-10-01T02:00:00Z', { name: 'Long over' })
  const url = await make(owner)
  const first = await read(url)
  expect(first.text).not.toMatch(/12A Oak|chan@|Ring twice|Long over/)
  for (const line of first.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(first.calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Hong_Kong')
  expect(first.events).toMatchObject([
    { uid: id, summary: `Showroom visit · ${name}`, status: 'CONFIRMED', starts: '2026-12-08T02:00:00.000Z' },
    { uid: cancelled, status: 'CONFIRMED' },
  ])
  // The screens of the back office are behind the number sign.
  const links = first.text.replaceAll('\r\n ', '').match(/https?:[^\s\\]*\/admin[^\s\\]*/g) ?? []
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !link.includes('/admin#/appointments/list?'))).toEqual([])
  const slot_id = await addSlot(shop, '2026-12-10T06:30:00Z')
  await owner.call(moveAppointment, { params: { id }, body: { slot_id } })
  await owner.call(cancelAppointment, { params: { id: cancelled }, body: { reason: 'Ill' } })
  const { events } = await read(url)
  expect(events).toMatchObject([
    { uid: cancelled, status: 'CANCELLED' },
    { uid: id, status: 'CONFIRMED', starts: '2026-12-10T06:30:00.000Z' },
  ])
  expect(events[1]!.sequence).toBeGreaterThan(first.events[0]!.sequence)
  vi.unstubAllEnvs()
})

test("the studio's own deliveries are all-day events, for staff who see everything", async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  const goods = await stockShop(shop.context)
  const { _id: id, reference } = await placeOrder(goods, await openMember(shop), { [await goods.addVariant()]: 1 })
  await confirmPayment(shop.context, id)
  await owner.call(planDelivery, { params: { id }, body: { day: '2026-12-18' } })
  const { events, text } = await read(await make(owner))
  expect(events.find(({ uid }) => uid === `delivery-${id}`)).toMatchObject({ status: 'CONFIRMED' })
  expect(text).toContain('DTSTART;VALUE=DATE:20261218')
  expect(text).toContain(reference)
  expect((await read(await make(owner, 'OWN'))).text).not.toContain(`delivery-${id}`)
  vi.unstubAllEnvs()
})

test("a personal feed shows only that person's slots", async () => {
  const colleague = await openStaff(shop, 'support')
  const mine = await leave('2026-12-15T02:00:00Z', {}, colleague)
  await leave('2026-12-15T04:00:00Z')
  expect((await read(await make(colleague, 'OWN'))).events.map(({ uid }) => uid)).toEqual([mine])
  expect((await read(await make(colleague, 'ALL'))).events.length).toBeGreaterThan(1)
})

test("the address is shown once and ends with a new one, on request, and with its owner's access", async () => {
  const colleague = await openStaff(shop, 'support')
  expect((await colleague.call(findCalendarFeed)).data).toBeNull()
  await expectRefusal(colleague.call(revokeCalendarFeed), 404, 'calendar-feed-not-found')
  const first = await make(colleague)
  const token = first.searchParams.get('token') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  expect((await colleague.call(findCalendarFeed)).data).toMatchObject({ scope: 'ALL', read_at: null })
  await read(first)
  const { data } = await colleague.call(findCalendarFeed)
  expect(data?.read_at).not.toBeNull()
  const stored = await shop.context.db.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify([data, stored])).not.toContain(token)

  const second = await make(colleague)
  expect((await ask(first)).status).toBe(404)
  await read(second)
  await colleague.call(revokeCalendarFeed)
  expect((await ask(second)).status).toBe(404)

  const third = await make(colleague)
  const params = { id: colleague.accountId }
  await owner.call(changeStaff, { params, body: { role: 'editor' } })
  expect((await ask(third)).status).toBe(404)
  await owner.call(changeStaff, { params, body: { role: 'support' } })
  await read(third)
  await owner.call(changeStaff, { params, body: { is_disabled: true } })
  expect((await ask(third)).status).toBe(404)
})

test('tools cannot create an address, and it opens nothing else', async () => {
  expect(tokenPermissions).not.toContain('appointments.feed')
  const { data } = await owner.call(addApiToken, { body: { title: 'Tool', permissions: [...tokenPermissions] } })
  const tool = withToken(shop, data.token, owner.accountId)
  await expectRefusal(tool.call(makeCalendarFeed, { body: {} }), 403, 'not-allowed')
  const url = await make(owner)
  const headers = { Authorization: `Bearer ${url.searchParams.get('token')}` }
  expect((await shop.request('/api/admin/appointments/all', { headers })).status).toBe(401)
})
