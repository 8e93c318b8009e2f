import { addToCart } from '@fitout/contract/cart.ts'
import { currentUser, logout } from '@fitout/contract/auth.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockShop, type ShopGoods } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest } from '../../testing/visitors.ts'

let shop: TestShop
let goods: ShopGoods
let seconds = Math.floor(Date.now() / 1000)

beforeAll(async () => {
  shop = await openTestShop({ clock: { now: () => new Date(seconds * 1000), seconds: () => seconds } })
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

const own = { 'X-Storefront': '1', Origin: 'http://localhost:3000' }

async function cookieLogin(headers: Record<string, string> = own): Promise<Response> {
  return shop.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ type: 'TEMP' }),
  })
}

async function sessionCookie(): Promise<string> {
  return (await cookieLogin()).headers.get('Set-Cookie')!.split(';')[0]!
}

const countAccounts = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from accounts`.execute(shop.context.db)
  return rows[0]!.count
}

describe('a guest session', () => {
  test('creates no account: 1,000 logins and page views leave the table empty', async () => {
    for (let round = 0; round < 1000; round += 1) {
      const guest = await openGuest(shop)
      expect((await guest.call(currentUser)).data).toMatchObject({ type: 'TEMP', registered: false })
      if (round % 100 === 0) await guest.call(latestConfiguration).catch(() => {})
    }
    expect(await countAccounts()).toBe(0)
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    await guest.call(addToCart, { params: { store_id: goods.storeId }, body: { product_variant_id: variant, qty: 1 } })
    expect(await countAccounts()).toBe(1)
  })

  test('AUTH-05 expires 1800 seconds after issue, however busy, and is renewed after half of that', async () => {
    const guest = await openGuest(shop)
    const start = seconds
    seconds = start + 890
    expect((await guest.send('/api/auth/user')).headers.get('X-Session-Token')).toBeNull()
    seconds = start + 910
    const renewed = (await guest.send('/api/auth/user')).headers.get('X-Session-Token')!
    seconds = start + 1795
    expect((await guest.send('/api/auth/user')).status).toBe(200)
    seconds = start + 1805
    expect((await guest.send('/api/auth/user')).status).toBe(401)
    const again = await shop.request('/api/auth/user', { headers: { Authorization: `Bearer ${renewed}` } })
    expect(((await again.json()) as { data: { _id: string } }).data._id).toBe(guest.accountId)
  })

  test('AUTH-06 ends with logout, together with the tokens it was renewed to', async () => {
    const guest = await openGuest(shop)
    seconds += 1000
    const renewed = (await guest.send('/api/auth/user')).headers.get('X-Session-Token')!
    await guest.call(logout)
    for (const token of [guest.token, renewed]) {
      for (const path of ['/api/auth/user', `/api/orders/all?store_id=${goods.storeId}`]) {
        const response = await shop.request(path, { headers: { Authorization: `Bearer ${token}` } })
        expect(response.status).toBe(401)
      }
    }
  })

  test('AUTH-07 is opened only by its token, in the documented header', async () => {
    const { token } = await openGuest(shop)
    const headers = [
      'Bearer',
      'Bearer ',
      'bearer null',
      `bearer ${token}`,
      `Basic ${token}`,
      `Bearer ${token},${token}`,
      `Bearer ${'a'.repeat(16_384)}`,
      `Bearer ${token}é`,
    ]
    for (const Authorization of headers) {
      expect((await shop.request('/api/auth/user', { headers: { Authorization } })).status).toBe(401)
    }
    expect((await shop.request(`/api/auth/user?token=${token}`)).status).toBe(401)
    expect((await shop.request('/api/auth/user')).status).toBe(401)
  })

  test('AUTH-01 responds identically to every wrong password', async () => {
    const answers = await Promise.all(
      ['a@shop.example', 'nobody@shop.example', ''].map(async (login_id) => {
        const response = await shop.request('/api/auth/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Locale': 'zh' },
          body: JSON.stringify({ login_id, type: 'EMAIL', password: 'Wrong1234' }),
        })
        const { request_id: _, ...body } = (await response.json()) as Record<string, unknown>
        return { status: response.status, body }
      }),
    )
    expect(answers[0]).toEqual({
      status: 401,
      body: { status: 401, code: 'invalid-credentials', message: '登入資料或密碼不正確。' },
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

describe("the storefront's cookie", () => {
  test('is HttpOnly and SameSite, and keeps the token out of the response', async () => {
    const response = await cookieLogin()
    expect(await response.json()).toMatchObject({ token: null, user: { type: 'TEMP' } })
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^fitout_session=[\w-]{72}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is Secure if the shop is reached by https', async () => {
    const secure = await openTestShop({ environment: { PUBLIC_URL: 'https://shop.example' } })
    const response = await secure.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Storefront': '1', Origin: 'https://shop.example' },
      body: '{"type":"TEMP"}',
    })
    const cookie = response.headers.get('Set-Cookie')!
    expect(cookie).toMatch(/^__Host-fitout_session=[\w-]{72}; Path=\/; Max-Age=1800; HttpOnly; SameSite=Lax; Secure$/)
    // A sibling host or subdomain could have planted one without the prefix.
    const [value] = cookie.split(';')
    const statusWith = async (Cookie: string) =>
      (await secure.request('/api/auth/user', { headers: { Cookie } })).status
    expect([await statusWith(value!), await statusWith(value!.replace('__Host-', ''))]).toEqual([200, 401])
    expect(response.headers.get('Strict-Transport-Security')).toMatch(/max-age=63072000/)
    await secure.stop()
  })

  test('WEB-03 changes nothing without proof that the request comes from the own site', async () => {
    const Cookie = await sessionCookie()
    const variant = await goods.addVariant()
    const attempt = async (headers: Record<string, string>) => {
      const add = await shop.request(`/api/stores/${goods.storeId}/shopping-cart/add-to-cart`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie, ...headers },
        body: JSON.stringify({ product_variant_id: variant, qty: 1 }),
      })
      return [add.status, (await shop.request('/api/auth/logout', { headers: { Cookie, ...headers } })).status]
    }
    const foreign = [
      {},
      { 'X-Storefront': '1' },
      { Origin: 'http://localhost:3000' },
      { 'X-Storefront': '1', Origin: 'https://evil.example' },
      { 'X-Storefront': '1', Origin: 'null' },
      { 'X-Storefront': '1', Origin: 'http://localhost:3000.evil.example' },
      { 'X-Storefront': '1', 'Sec-Fetch-Site': 'cross-site' },
      { 'X-Storefront': '1', 'Sec-Fetch-Site': 'same-site' },
    ]
    for (const headers of foreign) expect(await attempt(headers as Record<string, string>)).toEqual([403, 403])
    expect(await attempt({ 'X-Storefront': '1', 'Sec-Fetch-Site': 'same-origin' })).toEqual([200, 200])
    expect((await shop.request('/api/auth/user', { headers: { Cookie } })).status).toBe(401)
  })

  test('can be used for reading without such proof, and is renewed as a cookie', async () => {
    const Cookie = await sessionCookie()
    seconds += 1000
    const response = await shop.request('/api/auth/user', { headers: { Cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Set-Cookie')).toMatch(/^fitout_session=/)
    expect(response.headers.get('X-Session-Token')).toBeNull()
  })

  test('cannot be planted: a cross-site login sets none', async () => {
    expect((await cookieLogin({ 'X-Storefront': '1', Origin: 'https://evil.example' })).status).toBe(403)
    const bare = await cookieLogin({})
    expect(bare.headers.get('Set-Cookie')).toBeNull()
    expect(((await bare.json()) as { token: string }).token).toHaveLength(72)
  })
})
