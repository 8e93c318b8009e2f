import { staffNoticeWords as en } from '@fitout/contract/messages/en/staff-notice-words.ts'
import { staffNoticeWords as zh } from '@fitout/contract/messages/zh/staff-notice-words.ts'
import {
  addStaffDevice,
  devicesAtMost,
  listStaffDevices,
  removeStaffDevice,
} from '@fitout/contract/staff/staff-devices.ts'
import {
  findNoticeChoices,
  listStaffNotices,
  readStaffNotice,
  saveNoticeChoices,
} from '@fitout/contract/staff/staff-notices.ts'
import { changeStaff } from '@fitout/contract/staff/staff.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OutsideError } from '../../adapters/outside/port.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { standingClock } from '../../testing/appointments.ts'
import { leaveEnquiry } from '../../testing/enquiries.ts'
import { type Member, openMember } from '../../testing/members.ts'
import {
  openBrowserOfStaff,
  openPushService,
  readAuthorization,
  readPushed,
  subscriptionOf,
} from '../../testing/push-service.ts'
import { openStaff, signInAgain, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { notifyStaff, queueNotices, sendNoticePush } from '../staff-notices/staff-notices-service.ts'
import { sweepDevices } from './staff-devices-service.ts'

// A Monday, ten minutes to ten in the evening in Hong Kong.
const evening = '2026-11-30T13:50:00Z'
const clock = standingClock(evening)
let shop: TestShop
let owner: StaffVisitor
let member: Member
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  shop = await openTestShop({ clock, environment: { INNER_ADDRESSES: '127.0.0.1' } })
  service = await openPushService()
  owner = await openStaff(shop)
  member = await openMember(shop)
})
afterAll(async () => {
  service.stop()
  await shop.stop()
})
beforeEach(async () => {
  clock.set(evening)
  service.status = 201
  await queueNotices(shop.context)
  await shop.context.db.deleteFrom('staff_devices').execute()
  await jobs()
  service.received.splice(0)
})

async function jobs() {
  const { rows } = await sql<{ data: Jobs['staff-push-message'] }>`
    with taken as (delete from pgboss.job where name = 'staff-push-message' returning data)
    select data from taken`.execute(shop.context.db)
  return rows.map(({ data }) => data)
}
/** Runs the send job; returns the messages received, decrypted by their browser. */
async function pushed(browser: ReturnType<typeof openBrowserOfStaff>) {
  await queueNotices(shop.context)
  for (const job of await jobs()) await sendNoticePush(shop.context, job)
  return service.received
    .splice(0)
    .filter(({ path }) => path === browser.path)
    .map(({ body }) => readPushed(browser, body))
}
async function tellOn(person: StaffVisitor, browser = openBrowserOfStaff()) {
  const { data } = await person.call(addStaffDevice, { body: subscriptionOf(browser, service.origin) })
  return { browser, id: data._id }
}
const enquire = () =>
  leaveEnquiry(shop.context.db, member.accountId, {
    name: 'Wong CANARY',
    email: 'a@b.example',
    phone: '51234567',
    description: 'Oak CANARY',
  })
const devicesOf = async (person: StaffVisitor) => (await person.call(listStaffDevices)).data.devices
/** Signs in again, since the session has expired by the clock. */
const later = () => signInAgain(shop, owner)
const never = { days: [] as number[], from: '22:00', to: '08:00' }

describe('a subscribed device', () => {
  test("is notified without a name, in the person's language, with a link", async () => {
    const support = await openStaff(shop, 'support')
    const { browser } = await tellOn(support)
    const { key, devices } = (await support.call(listStaffDevices)).data
    expect(devices).toMatchObject([{ is_this: false, sent_at: null, failing_since: null }])
    const id = await enquire()
    await queueNotices(shop.context)
    const [job] = await jobs()
    await sendNoticePush(shop.context, job!)
    const [request] = service.received.splice(0)
    const notice = readPushed(browser, request!.body)
    expect(notice).toEqual({ title: zh.events['enquiry.received'], body: '', url: `/admin#/enquiries/${id}` })
    expect(request!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' })
    expect(readAuthorization(request!.headers.authorization ?? '')).toEqual({
      aud: service.origin,
      exp: clock.seconds() + 3600,
      sub: 'mailto:shop@fitout.example',
      key,
      holds: true,
    })
    expect((await devicesOf(support))[0]?.sent_at).toBe(clock.now().toISOString())

    await shop.context.db.updateTable('staff').set({ language: 'en' }).where('id', '=', support.accountId).execute()
    clock.forward(61_000)
    await enquire()
    expect((await pushed(browser))[0]?.title).toBe(en.events['enquiry.received'])
    // The job is repeated, as after a lost worker.
    await sendNoticePush(shop.context, job!)
    expect(service.received).toEqual([])
  })

  test('is notified once, however many processes run; notices within a minute are combined', async () => {
    const support = await openStaff(shop, 'support')
    const { browser } = await tellOn(support)
    await enquire()
    await Promise.all([queueNotices(shop.context), queueNotices(shop.context), queueNotices(shop.context)])
    const found = await jobs()
    expect(found).toHaveLength(1)
    await Promise.all([sendNoticePush(shop.context, found[0]!), sendNoticePush(shop.context, found[0]!)])
    expect(service.received.splice(0)).toHaveLength(1)
    for (const seconds of [20, 20, 15]) {
      clock.forward(seconds * 1000)
      await enquire()
      expect(await pushed(browser)).toEqual([])
    }
    clock.forward(6000)
    expect(await pushed(browser)).toEqual([
      {
        title: zh.mail.heading.replace('{count}', '3'),
        body: zh.events['enquiry.received'],
        url: '/admin#/staff-notices',
      },
    ])
    // A clock that is set back an hour causes no delay.
    clock.forward(-3_600_000)
    await enquire()
    expect(await pushed(browser)).toHaveLength(1)
  })

  test('is not notified during quiet hours except of stalled work, nor of notices read meanwhile', async () => {
    const { browser } = await tellOn(owner)
    const quiet = { days: [1], from: '22:00', to: '07:30' }
    await owner.call(saveNoticeChoices, { body: { kinds: [], quiet } })
    clock.set('2026-11-30T14:00:00Z')
    for (const _ of [1, 2, 3]) await enquire()
    expect(await pushed(browser)).toEqual([])
    const [latest] = (await owner.call(listStaffNotices)).data
    await owner.call(readStaffNotice, { params: { id: latest!._id } })
    clock.set('2026-11-30T23:30:00Z')
    expect((await pushed(browser)).map(({ title }) => title)).toEqual([zh.mail.heading.replace('{count}', '2')])

    await (await later()).call(saveNoticeChoices, { body: { kinds: [], quiet: { ...quiet, days: [2] } } })
    clock.set('2026-12-01T15:00:00Z')
    await shop.context.db.transaction().execute((trx) => notifyStaff(trx, 'health.trouble'))
    expect(await pushed(browser)).toMatchObject([{ title: zh.events['health.trouble'], url: '/admin#/health' }])
    await (await later()).call(saveNoticeChoices, { body: { kinds: [], quiet: never } })
  })

  test('gets the kinds chosen for devices; a request without that setting keeps it', async () => {
    const support = await openStaff(shop, 'support')
    const { browser } = await tellOn(support)
    const kind = { kind: 'enquiry' as const, bell: true, mail: false }
    await support.call(saveNoticeChoices, { body: { kinds: [{ ...kind, push: false }], quiet: never } })
    await enquire()
    expect(await pushed(browser)).toEqual([])
    await support.call(saveNoticeChoices, { body: { kinds: [kind], quiet: never } })
    const { kinds } = (await support.call(findNoticeChoices)).data
    expect(kinds.find((one) => one.kind === 'enquiry')?.push).toBe(false)
    await support.call(saveNoticeChoices, { body: { kinds: [{ ...kind, bell: false, push: true }], quiet: never } })
    await enquire()
    expect(await pushed(browser)).toHaveLength(1)
  })

  test('gets nothing that its person may no longer see', async () => {
    const support = await openStaff(shop, 'support')
    const { browser } = await tellOn(support)
    await enquire()
    await queueNotices(shop.context)
    await owner.call(changeStaff, { params: { id: support.accountId }, body: { role: 'editor' } })
    expect(await pushed(browser)).toEqual([])
    clock.forward(61_000)
    await enquire()
    expect(await pushed(browser)).toEqual([])
  })
})

describe('a push service', () => {
  test.each([404, 410])('that responds with %s has ended the subscription', async (status) => {
    const { browser } = await tellOn(owner)
    service.status = status
    await enquire()
    await pushed(browser)
    expect(await devicesOf(owner)).toEqual([])
  })

  test('that fails is recorded, not retried for the same message, and given up after a week', async () => {
    const { browser } = await tellOn(owner)
    service.status = 503
    await enquire()
    expect(await pushed(browser)).toHaveLength(1)
    const since = clock.now().toISOString()
    clock.forward(61_000)
    expect(await pushed(browser)).toEqual([])
    await enquire()
    await pushed(browser)
    expect(await devicesOf(owner)).toMatchObject([{ fault: 'refused', failing_since: since, sent_at: null }])
    service.status = 201
    clock.forward(61_000)
    await enquire()
    await pushed(browser)
    expect(await devicesOf(owner)).toMatchObject([{ fault: null, failing_since: null }])

    service.status = 503
    clock.forward(61_000)
    await enquire()
    await pushed(browser)
    clock.forward(6 * 86_400_000)
    await sweepDevices(shop.context)
    expect(await devicesOf(await later())).toHaveLength(1)
    clock.forward(2 * 86_400_000)
    await sweepDevices(shop.context)
    expect(await devicesOf(await later())).toEqual([])
  })

  test('that hangs does not delay other devices', async () => {
    const { browser } = await tellOn(owner)
    const other = await tellOn(owner)
    await enquire()
    await queueNotices(shop.context)
    const { outside } = shop.context
    const ask: typeof outside.ask = (request) =>
      request.url.endsWith(browser.path) ? Promise.reject(new OutsideError('timeout')) : outside.ask(request)
    await Promise.all((await jobs()).map((job) => sendNoticePush({ ...shop.context, outside: { ask } }, job)))
    expect(service.received.map(({ path }) => path)).toEqual([other.browser.path])
    expect((await devicesOf(owner)).map(({ fault }) => fault).toSorted()).toEqual([null, 'timeout'])
  })

  test('cannot be an address of the internal network, whatever its name', async () => {
    const browser = openBrowserOfStaff()
    const { keys } = subscriptionOf(browser, service.origin)
    const add = (endpoint: string, own = keys) => owner.call(addStaffDevice, { body: { endpoint, keys: own } })
    for (const endpoint of ['file:///etc/passwd', 'push', 'https://a:b@push.example/1', 'ftp://push.example/1']) {
      const { errors } = await expectRefusal(add(endpoint), 422, 'invalid-input')
      expect(errors).toMatchObject([{ path: 'endpoint', code: 'link-format' }])
    }
    const crooked = { ...keys, p256dh: `B${'A'.repeat(86)}` }
    await expectRefusal(add('https://push.example/1', crooked), 422, 'invalid-input')
    await add('https://127.0.0.2/latest/meta-data')
    await enquire()
    await queueNotices(shop.context)
    for (const job of await jobs()) await sendNoticePush(shop.context, job)
    expect(await devicesOf(owner)).toMatchObject([{ fault: 'inner-address' }])
  })
})

test('a device is removed only by its owner, or as the oldest of too many', async () => {
  const support = await openStaff(shop, 'support')
  const { id } = await tellOn(support)
  await owner.call(removeStaffDevice, { params: { id } })
  expect(await devicesOf(support)).toHaveLength(1)
  for (let added = 0; added < devicesAtMost; added += 1) {
    clock.forward(1000)
    await tellOn(support)
  }
  const left = await devicesOf(support)
  expect(left).toHaveLength(devicesAtMost)
  expect(left.map(({ _id }) => _id)).not.toContain(id)
  await support.call(removeStaffDevice, { params: { id: left[0]!._id } })
  expect(await devicesOf(support)).toHaveLength(devicesAtMost - 1)
})

test('keys are created once, and again when they cannot be decrypted any more, which removes all devices', async () => {
  const keyOf = async (person = owner) => (await person.call(listStaffDevices)).data.key
  const first = await keyOf()
  expect(await keyOf()).toBe(first)
  await tellOn(owner)
  const { db } = shop.context
  const sealed = await db.selectFrom('push_keys').select('private_key').executeTakeFirstOrThrow()
  // The DER prefix of any private key on the curve.
  expect(sealed.private_key.toString('hex')).not.toContain('06082a8648ce3d030107')
  await sql`update push_keys set private_key = ${Buffer.alloc(100)}`.execute(db)
  const [second, third] = await Promise.all([keyOf(), keyOf()])
  expect(second).not.toBe(first)
  expect(third).toBe(second)
  expect(await devicesOf(owner)).toEqual([])
})
