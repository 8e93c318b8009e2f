import { readFigures } from '@fitout/contract/staff/dashboard.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTens } from '../../testing/in-tens.ts'
import { openMember, rightPassword } from '../../testing/members.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { stockShop } from '../../testing/shop-goods.ts'
import { openStaff } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  await publishConstants(shop.context)
  await stockShop(shop.context)
})
afterAll(() => shop.stop())

const sourceAt = (place: number) => `10.${Math.floor(place / 250)}.7.${(place % 250) + 1}`

/** Sends a request from one of many sources. */
async function from(place: number, path: string, body?: unknown): Promise<Response> {
  return shop.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'X-Forwarded-For': sourceAt(place), 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const guess = (place: number, login_id: string, password = 'Wrong1234') =>
  from(place, '/api/auth/login', { type: 'EMAIL', login_id, password })

async function alarms() {
  const { token } = await openStaff(shop)
  return (await shop.visitor({ token })(readFigures)).data.wrong_guesses
}

/** How many wrong passwords a new source may try, each at another account. */
async function allowedFrom(place: number): Promise<number> {
  const answers = await inTens(60, (tries) => guess(place, `nobody-${place}-${tries}@shop.example`))
  return answers.filter(({ status }) => status !== 429).length
}

test('wrong passwords from 200 sources slow down all unknown ones, not the owner, and staff are alerted', async () => {
  const owner = { place: 900, email: (await openMember(shop)).email }
  const signIn = (place: number) => guess(place, owner.email, rightPassword)
  expect((await signIn(owner.place)).status).toBe(200)
  expect(await allowedFrom(901)).toBe(50)
  expect(await alarms()).toEqual([])

  // Each source and each account sees only one of them.
  const refused = await inTens(200, (place) => guess(place, `person-${place}@shop.example`))
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401]))
  expect(await allowedFrom(902)).toBe(10)
  expect(await alarms()).toEqual([
    { purpose: 'passwords', count: expect.any(Number), since: expect.any(String), until: expect.any(String) },
  ])

  // One account from many sources: after a few attempts only known sources are let in.
  const answers = (await inTens(30, (place) => guess(300 + place, owner.email))).map(({ status }) => status)
  expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(20)
  expect(answers.at(-1)).toBe(429)
  expect((await signIn(owner.place)).status).toBe(200)
})

test.each([
  ['codes', (place: number) => from(place, `/api/auth/check-verification-code?verification_code=${'x'.repeat(30)}`)],
  ['orders', (place: number) => from(place, `/api/orders/LM-7K3Q-${1000 + place}/details/guest?email=a%40b.co`)],
  [
    'staff-passwords',
    (place: number) => from(place, '/api/admin/session/open', { email: `staff-${place}@x.co`, password: 'Wrong1234' }),
  ],
] as const)('wrong %s from 200 sources are reported to staff', async (purpose, tryOne) => {
  for (const { status } of await inTens(200, (place) => tryOne(400 + place))) expect(status).not.toBe(200)
  expect((await alarms()).map((alarm) => alarm.purpose)).toContain(purpose)
})

test('wrong voucher codes from 200 sources slow down all attempts, and are reported to staff', async () => {
  const { mainStoreId } = shop.context.config
  const tryCodes = async (place: number, tries: number) => {
    const opened = await from(place, '/api/auth/login', { type: 'TEMP' })
    const { token } = (await opened.json()) as { token: string }
    for (let count = 0; count < tries; count += 1) {
      const answer = await shop.request(`/api/stores/${mainStoreId}/shopping-cart/all`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'X-Forwarded-For': sourceAt(place),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ voucher_code: `GUESS-${place}-${count}` }),
      })
      if (answer.status === 429) return count
      expect(answer.status).toBe(200)
    }
    return tries
  }
  expect(await tryCodes(1000, 30)).toBe(20)
  await inTens(200, (place) => tryCodes(1001 + place, 1))
  expect(await tryCodes(1201, 30)).toBe(4)
  expect((await alarms()).map((alarm) => alarm.purpose)).toContain('vouchers')
})
