import { ownRequestHeader } from '@fitout/contract/client.ts'
import { countView } from '@fitout/contract/figures.ts'
import type { BodyInput } from '@fitout/contract/endpoint.ts'
import { signInStaff, signOutStaff } from '@fitout/contract/staff/session.ts'
import { hongKongDay } from '@fitout/contract/hong-kong-time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putDemoOwner } from '../staff/demo-owner.ts'
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts'
import { publishConstants } from '../../testing/publish-constants.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let goods: ShopGoods
let processes: [ApiProcess, ApiProcess]
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  processes = await Promise.all([startApiProcess(shop), startApiProcess(shop)])
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()))
  await shop.stop()
})

type View = BodyInput<typeof countView>
const person = {
  'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)',
  'Sec-Fetch-Site': 'same-origin',
}

const post = (view: View, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...person, ...headers },
  body: JSON.stringify(view),
})

async function see(view: View, headers?: Record<string, string>) {
  const answer = await shop.request(`/api${countView.path}`, post(view, headers))
  const { data } = (await answer.json()) as { data?: { is_counted: boolean } }
  return [answer.status, data?.is_counted]
}

async function counted(kind: string): Promise<Record<string, number>> {
  await shop.context.tallies.flush()
  const rows = await shop.context.db.selectFrom('figure_tallies').selectAll().execute()
  expect(new Set(rows.map(({ day }) => day))).toEqual(new Set([hongKongDay(new Date())]))
  return Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ key, count }) => [key, count]))
}

test('each view counts once, with the source of its visit and nothing about the visitor', async () => {
  const id = await goods.publish(await goods.addVariant())
  const from = { host: 'l.instagram.com', source: 'Instagram', medium: 'story', campaign: 'Autumn' }
  expect(await see({ screen: 'home', locale: 'zh', from })).toEqual([200, true])
  await see({ screen: 'product', locale: 'zh', id })
  await see({ screen: 'product', locale: 'zh', id })
  await see({ screen: 'home', locale: 'en', from: {} })
  expect(await counted('screen')).toEqual({ home: 2, product: 2 })
  expect(await counted('piece')).toEqual({ [id]: 2 })
  expect(await counted('source')).toEqual({ 'instagram.com': 1, '': 1 })
  expect(await counted('language')).toEqual({ zh: 1, en: 1 })
  expect(await counted('campaign')).toEqual({ 'instagram / story / autumn': 1 })
  await see({ screen: 'search', locale: 'zh', keyword: ' Oak  Chair', is_found: true })
  await see({ screen: 'search', locale: 'zh', keyword: 'sofa-bed', is_found: false })
  await see({ screen: 'search', locale: 'zh', keyword: 'chan@example.com', is_found: false })
  expect([await counted('search'), await counted('empty-search')]).toEqual([{ 'oak chair': 1 }, { 'sofa-bed': 1 }])
})

test.each([
  ['who asks not to be followed', { DNT: '1' }],
  ['who asks for privacy', { 'Sec-GPC': '1' }],
  ['a search engine', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program without a name', { 'User-Agent': '' }],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
])('%s is not counted', async (_who, headers) => {
  const before = await counted('screen')
  expect(await see({ screen: 'estimate', locale: 'en', from: {} }, headers)).toEqual([200, false])
  expect(await counted('screen')).toEqual(before)
})

test('a browser that signs in to the back office is not counted until it signs out', async () => {
  const { email, password, recoveryCode: code } = await putDemoOwner(shop.context)
  const own = { [ownRequestHeader]: '1', Origin: shop.context.config.publicUrl, 'Content-Type': 'application/json' }
  const cookies = (answer: Response) =>
    answer.headers.getSetCookie().filter((cookie) => cookie.includes(`Path=/api${countView.path};`))
  const opened = await shop.request(`/api${signInStaff.path}`, {
    method: signInStaff.method,
    headers: own,
    body: JSON.stringify({ email, password, code }),
  })
  const [mark = ''] = cookies(opened)
  // The mark is identical for all staff, no script can read it, and it is sent only to this call.
  expect(mark).toMatch(/^fitout_at_work=1; Path=\/api\/views; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
  const before = await counted('screen')
  expect(await see({ screen: 'home', locale: 'en', from: {} }, { Cookie: mark.split(';')[0]! })).toEqual([200, false])
  expect(await counted('screen')).toEqual(before)
  const [session = ''] = opened.headers.getSetCookie()
  const closed = await shop.request(`/api${signOutStaff.path}`, {
    method: signOutStaff.method,
    headers: { ...own, Cookie: session.split(';')[0]! },
  })
  expect(cookies(closed)).toEqual([expect.stringMatching(/^fitout_at_work=; .*Max-Age=0/)])
  expect(await see({ screen: 'home', locale: 'en', from: {} })).toEqual([200, true])
})

test('views of missing things are not counted, and invented sources take bounded space', async () => {
  const before = await counted('piece')
  await see({ screen: 'product', locale: 'en', id: crypto.randomUUID() })
  await see({ screen: 'product', locale: 'en', id: 'nonsense' })
  expect(await counted('piece')).toEqual(before)
  expect((await see({ screen: 'nowhere' as 'home', locale: 'en' }))[0]).toBe(422)
  expect((await see({ screen: 'home', locale: 'en', from: { host: 'x'.repeat(201) } }))[0]).toBe(422)
  const visits = async () => Object.values(await counted('source')).reduce((sum, count) => sum + count, 0)
  const known = await visits()
  for (let at = 0; at < 400; at += 1) await see({ screen: 'home', locale: 'en', from: { host: `h${at}.example` } })
  expect(await visits()).toBe(known + 400)
  const sources = await counted('source')
  expect(Object.keys(sources).length).toBeLessThanOrEqual(301)
  expect(sources['…']).toBeGreaterThan(90)
})

test('two processes count into one sum', async () => {
  const before = (await counted('screen'))['about-us'] ?? 0
  const [one, other] = processes
  const view = post({ screen: 'about-us', locale: 'cn' })
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).request(`/api${countView.path}`, view)),
  )
  await expect.poll(async () => (await counted('screen'))['about-us'], { timeout: 10_000 }).toBe(before + 20)
})

test('a studio that has switched counting off stores nothing', async () => {
  const before = await counted('screen')
  await publishConstants(shop.context, { counts_visits: false })
  await see({ screen: 'home', locale: 'en', from: {} })
  expect(await counted('screen')).toEqual(before)
})
