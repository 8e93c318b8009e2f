import { once } from 'node:events'
import { connect } from 'node:net'
import { logout } from '@fitout/contract/auth.ts'
import { endOneSession, endOtherSessions, listSessions } from '@fitout/contract/sessions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { createContext } from '../../context.ts'
import { inTens } from '../../testing/in-tens.ts'
import { logIn, openMember, rightPassword, signIn } from '../../testing/members.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deviceName } from '../sessions/sessions-service.ts'
import { expectRefusal, openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let seconds = Math.floor(Date.now() / 1000)
const clock = { now: () => new Date(seconds * 1000), seconds: () => seconds }
beforeAll(async () => {
  shop = await openTestShop({ clock })
})
afterAll(() => shop.stop())

/** The status of a request with malformed header lines. */
async function rawStatus(port: number, lines: string[]): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  const head = ['GET /api/auth/user HTTP/1.1', 'Host: localhost', ...lines, 'Connection: close']
  socket.write(`${head.join('\r\n')}\r\n\r\n`, 'latin1')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString())?.[1])
}

const statusWith = async (token: string) =>
  (await shop.request('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })).status

describe("a member's session", () => {
  test('AUTH-05 expires 1800 seconds after issue; concurrent requests get the same next token', async () => {
    const { token, send } = await openMember(shop)
    const start = seconds
    seconds = start + 890
    expect((await send('/api/auth/user')).headers.get('X-Session-Token')).toBeNull()
    seconds = start + 910
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('/api/auth/user')))
    const next = new Set(answers.map((answer) => answer.headers.get('X-Session-Token')))
    expect([answers.every(({ status }) => status === 200), next.size]).toEqual([true, 1])
    seconds = start + 950
    expect((await send('/api/auth/user')).headers.get('X-Session-Token')).toBe([...next][0])
    seconds = start + 980
    expect(await statusWith(token)).toBe(401)
    seconds = start + 910 + 1795
    expect(await statusWith([...next][0]!)).toBe(200)
    seconds = start + 910 + 1805
    expect(await statusWith([...next][0]!)).toBe(401)
  })

  test('AUTH-06 ends with logout, in every process, and later writes are refused', async () => {
    const member = await openMember(shop)
    const another = await createContext(shop.context.config, { clock, isSetUp: shop.context.isSetUp })
    const there = async () =>
      (
        await createApp(another).fetch(
          new Request('http://localhost:3000/api/auth/user', { headers: { Authorization: `Bearer ${member.token}` } }),
          {},
        )
      ).status
    expect(await there()).toBe(200)
    await member.call(logout)
    expect([await statusWith(member.token), await there()]).toEqual([401, 401])
    await another.stop()
    expect((await member.send('/api/orders/all')).status).toBe(401)
    expect((await member.send('/api/profiles/account', { method: 'PUT', body: '{}' })).status).toBe(401)
    expect((await member.send('/api/auth/update-password', { method: 'POST', body: '{}' })).status).toBe(401)
  })

  test('AUTH-07 is opened only by its unmodified token', async () => {
    const { token } = await openMember(shop)
    for (let place = 0; place < token.length; place += 1) {
      const changed = token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1)
      expect([place, await statusWith(changed)]).toEqual([place, 401])
    }
    expect(await statusWith(`${token}=`)).toBe(401)
    expect((await shop.request(`/api/auth/user?token=${token}`)).status).toBe(401)
    const inBody = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) }
    expect((await shop.request('/api/profiles/account', inBody)).status).toBe(401)
    const port = Number(new URL(await shop.listen()).port)
    const asked = async (...lines: string[]) => rawStatus(port, lines)
    const right = `Authorization: Bearer ${token}`
    expect(await asked(right)).toBe(200)
    // Two tokens are refused, in either order.
    for (const other of ['Authorization: Bearer x', right.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))]) {
      for (const lines of [
        [right, other],
        [other, right],
      ])
        expect([400, 401]).toContain(await asked(...lines))
    }
    expect([400, 401]).toContain(await asked(`${right}\0`))
    expect([400, 401]).toContain(await asked(`${right}\u00e9`))
    expect(await asked(`Authorization: Bearer ${'a'.repeat(16_384)}`)).toBe(431)
    expect(await statusWith(token)).toBe(200)
  })

  test('AUTH-08 has a token of its own; that of the previous guest session is invalid', async () => {
    const guest = await openGuest(shop)
    const { email } = await openMember(shop)
    const member = await signIn(shop, email, rightPassword, { guest })
    expect(member.token).not.toBe(guest.token)
    for (const path of ['/api/auth/user', '/api/orders/all']) expect((await guest.send(path)).status).toBe(401)
  })

  test('is listed with its device, and can be ended individually or all but the current one', async () => {
    const member = await openMember(shop)
    const others = [
      await signIn(shop, member.email),
      await signIn(shop, member.email),
      await signIn(shop, member.email),
    ]
    const stranger = await openMember(shop)
    const { data, total } = await member.call(listSessions)
    expect([total, data.filter((session) => session.is_current).length, data[0]?.is_current]).toEqual([4, 1, true])
    const [strangers] = (await stranger.call(listSessions)).data
    await expectRefusal(member.call(endOneSession, { params: { id: strangers!._id } }), 404, 'session-not-found')
    await expectRefusal(member.call(endOneSession, { params: { id: 'x' } }), 404, 'session-not-found')
    const [own] = (await others[0]!.call(listSessions)).data
    await member.call(endOneSession, { params: { id: own!._id } })
    expect(await Promise.all(others.map(({ token }) => statusWith(token)))).toEqual([401, 200, 200])
    expect((await member.call(endOtherSessions)).data.ended).toBe(2)
    expect(await Promise.all([...others, member, stranger].map(({ token }) => statusWith(token)))).toEqual([
      401, 401, 401, 200, 200,
    ])
  })
})

describe('a device', () => {
  const [webKit, mobile] = ['AppleWebKit/537.36 (KHTML, like Gecko)', 'AppleWebKit/605.1.15 (KHTML, like Gecko)']
  test.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome · Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'Edge · Windows',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${mobile} Version/18.6 Mobile/15E148 Safari/604.1`,
      'Safari · iOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${mobile} CriOS/141.0 Mobile/15E148 Safari/604.1`,
      'Chrome · iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S931B) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet · Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · macOS'],
    ['curl/8.16.0', undefined],
  ])('that says %s is called %s', (userAgent, name) => expect(deviceName(userAgent)).toBe(name))
})

describe('a login', () => {
  test('AUTH-01 with a wrong password gets the same response for any contact', async () => {
    const known = await openMember(shop)
    const disabled = await openMember(shop)
    const { db } = shop.context
    await db.updateTable('accounts').set({ disabled_at: new Date() }).where('id', '=', disabled.accountId).execute()
    expect(await statusWith(disabled.token)).toBe(401)
    const bodies = [
      { type: 'EMAIL', login_id: known.email, password: 'Wrong1234' },
      { type: 'EMAIL', login_id: 'nobody@shop.example', password: 'Wrong1234' },
      { type: 'EMAIL', login_id: disabled.email, password: 'Wrong1234' },
      { type: 'EMAIL', login_id: 'no email', password: 'Wrong1234' },
      { type: 'EMAIL' },
      { type: 'PHONE', login_id: known.phone, password: 'Wrong1234' },
      { type: 'PHONE', login_id: '59999999', password: 'Wrong1234' },
    ]
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const response = await logIn(shop, body)
        const names = [...response.headers.keys()].join()
        return JSON.stringify([response.status, names, { ...((await response.json()) as object), request_id: '' }])
      }),
    )
    expect(JSON.parse(answers[0]!)[0]).toBe(401)
    expect(new Set(answers).size).toBe(1)
  })
})

test('a flood of logins is rejected with 503 while other requests are served', async () => {
  const flooded = await openTestShop({ passwordCost: { memoryKibibytes: 19_456, passes: 2 } })
  const logins = Array.from({ length: 120 }, (_, n) =>
    logIn(flooded, { type: 'EMAIL', login_id: `flood-${n}@shop.example`, password: 'Wrong1234' }),
  )
  const others = await Promise.all(Array.from({ length: 20 }, () => openGuest(flooded)))
  const answers = await Promise.all(logins)
  expect(others).toHaveLength(20)
  const turnedAway = answers.filter(({ status }) => status === 503)
  expect(turnedAway.length).toBeGreaterThan(0)
  expect(new Set(turnedAway.map(({ headers }) => headers.get('Retry-After')))).toEqual(new Set(['2']))
  expect(answers.filter(({ status }) => status === 401).length).toBe(120 - turnedAway.length)
  await flooded.stop()
})

describe('guessing', () => {
  test('AUTH-03 AUTH-04 slows guesses per contact and per source, without locking the owner out', async () => {
    const limited = await openTestShop({ clock, environment: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
    const { email } = await openMember(limited)
    const from = async (source: string, login_id: string, password: string) =>
      limited.request('/api/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': source },
        body: JSON.stringify({ type: 'EMAIL', login_id, password }),
      })
    const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => from('203.0.113.1', email, `Wrong${n}abc`)))
    expect(guesses.filter(({ status }) => status === 401).length).toBe(5)
    const refused = guesses.filter(({ status }) => status === 429)
    expect([refused.length, refused[0]!.headers.get('Retry-After')]).toEqual([25, '30'])
    // The owner elsewhere gets in at once, and the guesser's next wait is longer.
    expect((await from('198.51.100.7', email, rightPassword)).status).toBe(200)
    seconds += 31
    expect((await from('203.0.113.1', email, 'Wrong1234')).status).toBe(401)
    expect((await from('203.0.113.1', email, rightPassword)).headers.get('Retry-After')).toBe('60')

    // From many sources: the limit per contact holds, and known sources are still let in.
    const spread = await inTens(110, (n) => from(`192.0.${Math.floor(n / 4)}.${n}`, email, 'Wrong1234'))
    expect(spread.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(100)
    expect((await from('192.0.99.99', email, rightPassword)).status).toBe(429)
    expect((await from('198.51.100.7', email, rightPassword)).status).toBe(200)

    // One source, many accounts.
    const tries = await inTens(60, (n) => from('203.0.113.50', `target-${n}@shop.example`, 'Summer2026'))
    const statuses = tries.map(({ status }) => status)
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([50, 429])
    expect((await from('203.0.113.51', 'target-1@shop.example', 'Summer2026')).status).toBe(401)
    await limited.stop()
  })
})
