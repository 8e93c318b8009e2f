import { ownRequestHeader } from '@fitout/contract/client.ts'
import { changeStaffPassword } from '@fitout/contract/staff/session.ts'
import { addStaffDevice, listStaffDevices } from '@fitout/contract/staff/staff-devices.ts'
import { changeStaff, resetStaff } from '@fitout/contract/staff/staff.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorCode } from '../../testing/authenticator.ts'
import { openBrowserOfStaff, subscriptionOf } from '../../testing/push-service.ts'
import { openStaff, signInAgain, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let owner: StaffVisitor
beforeAll(async () => {
  shop = await openTestShop()
  owner = await openStaff(shop)
})
afterAll(() => shop.stop())

const subscription = () => subscriptionOf(openBrowserOfStaff(), 'https://push.example')
const devicesOf = async (person: StaffVisitor) => (await person.call(listStaffDevices)).data.devices
async function openTold() {
  const person = await openStaff(shop, 'support')
  await person.call(addStaffDevice, { body: subscription() })
  expect(await devicesOf(person)).toHaveLength(1)
  return person
}

type Answered = { secret?: string; devices?: { is_this: boolean; name: string | null }[] }

/** A back-office browser with its cookies. */
function openBrowser() {
  const cookies = new Map<string, string>()
  async function ask(path: string, body?: object): Promise<Answered> {
    const headers = {
      'Content-Type': 'application/json',
      Cookie: [...cookies].map((cookie) => cookie.join('=')).join('; '),
      Origin: shop.context.config.publicUrl,
      'User-Agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0.0.0 Safari/537.36',
      [ownRequestHeader]: '1',
    }
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const response = await shop.request(`/api/admin${path}`, { ...init, headers })
    expect(response.status).toBe(200)
    for (const header of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(header) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return ((await response.json()) as { data: Answered }).data
  }
  async function enter({ email, firstPassword: password }: StaffVisitor): Promise<void> {
    const { secret = '' } = await ask('/session/open', { email, password })
    await ask('/session/open', { email, password, code: authenticatorCode(secret, shop.context.clock.seconds()) })
  }
  return { ask, enter }
}

test('by signing out in its browser, and no other', async () => {
  const person = await openTold()
  const browser = openBrowser()
  await browser.enter(person)
  await browser.ask('/staff-devices', subscription())
  const { devices = [] } = await browser.ask('/staff-devices')
  expect(devices.map(({ is_this: isThis, name }) => [isThis, name])).toEqual([
    [true, 'Chrome · macOS'],
    [false, null],
  ])
  await browser.ask('/session/close', {})
  expect(await devicesOf(person)).toMatchObject([{ is_this: false, name: null }])
})

test('by another person who signs in or subscribes on it', async () => {
  const [one, other] = [await openStaff(shop, 'support'), await openStaff(shop, 'support')]
  const browser = openBrowser()
  await browser.enter(one)
  await browser.ask('/staff-devices', subscription())
  expect(await devicesOf(one)).toHaveLength(1)
  await browser.enter(other)
  expect(await devicesOf(one)).toEqual([])

  const same = subscription()
  await one.call(addStaffDevice, { body: same })
  await other.call(addStaffDevice, { body: same })
  expect([await devicesOf(one), await devicesOf(other)]).toMatchObject([[], [{}]])
})

test('with all sessions: by a new password, a reset, and the end of access', async () => {
  const person = await openTold()
  const passwords = { old_password: person.firstPassword, new_password: 'a long new one 1' }
  await person.call(changeStaffPassword, { body: passwords })
  expect(await devicesOf(person)).toEqual([])

  const reset = await openTold()
  await owner.call(resetStaff, { params: { id: reset.accountId } })
  expect(await devicesOf(await signInAgain(shop, reset))).toEqual([])

  const gone = await openTold()
  const params = { id: gone.accountId }
  await owner.call(changeStaff, { params, body: { is_disabled: true } })
  await owner.call(changeStaff, { params, body: { is_disabled: false } })
  expect(await devicesOf(await signInAgain(shop, gone))).toEqual([])
})
