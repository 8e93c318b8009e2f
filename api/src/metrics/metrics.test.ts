import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiProcess, startApiProcess } from '../testing/api-process.ts'
import { freePort } from '../testing/free-port.ts'
import { type ShopGoods, stockShop } from '../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { openGuest, placeOrder } from '../testing/visitors.ts'
import { createProcessMeasures } from './process-measures.ts'
import { browsingLogged } from './request-observer.ts'
import { startMetricsServer } from './serve-metrics.ts'

const metricsToken = 'a token of the tests'.replaceAll(' ', '-')
let shop: TestShop
let goods: ShopGoods
let api: ApiProcess
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  api = await startApiProcess(shop, { metricsToken, logLevel: 'info' })
})
afterAll(async () => {
  await api.stop()
  await shop.stop()
})

const bearer = { headers: { Authorization: `Bearer ${metricsToken}` } }
const scrape = async () => (await api.request('/metrics', bearer)).text()
const valueOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? Number.NaN,
  )
type Line = Record<string, unknown>
const linesOf = (route: string) =>
  api
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))
    .filter((line) => line['msg'] === 'request' && line['route'] === route)
const categories = () => `/api/stores/${goods.storeId}/product-management/categories/all`

describe('measures', () => {
  test('are served only with the token', async () => {
    expect((await api.request('/metrics')).status).toBe(404)
    expect((await api.request('/metrics', { headers: { Authorization: 'Bearer another' } })).status).toBe(404)
    const answer = await api.request('/metrics', bearer)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, expect.stringContaining('text/plain')])
  })

  test('are served on a port of their own if configured', async () => {
    const port = await freePort()
    const { context } = shop
    const server = await startMetricsServer({ ...context, config: { ...context.config, metricsPort: port } })
    const origin = `http://127.0.0.1:${port}`
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('fitout_database_up 1')
    expect((await fetch(`${origin}/api/openapi.json`)).status).toBe(404)
    await server?.stop()
    await expect(fetch(`${origin}/metrics`)).rejects.toThrow('fetch failed')
  })

  test('count requests by route, never by input, and cover orders, jobs and mails', async () => {
    const guest = await openGuest(shop)
    const variant = await goods.addVariant()
    await placeOrder(goods, guest, { [variant]: 1 })
    for (let count = 0; count < 40; count += 1) {
      await api.request(`/api/marked-${count}?marked=${count}`)
      await api.request(`/api/orders/marked-${count}/details`, { method: count % 2 ? 'GET' : 'DELETE' })
      await api.request(`/marked-${count}`)
    }
    await api.request(categories())
    const text = await scrape()
    expect(text).not.toContain('marked')
    expect(text).not.toContain(guest.token)
    const route = 'route="/api/orders/:id/details",method="GET",status="4xx"'
    expect(valueOf(text, `fitout_http_request_seconds_count{${route}}`)).toBe(20)
    const read = 'route="/api/stores/:store_id/product-management/categories/all",method="GET",status="2xx"'
    expect(valueOf(text, `fitout_http_request_seconds_count{${read}}`)).toBe(1)
    expect(text.match(/^fitout_http_request_seconds_count\{.*/gm)?.length).toBeLessThan(12)
    const wanted = {
      fitout_database_up: 1,
      fitout_orders_last_hour: 1,
      'fitout_jobs_waiting{queue="order-mail"}': 1,
      'fitout_jobs_failed{queue="order-mail"}': 0,
      'fitout_mails_total{result="sent"}': 0,
      fitout_http_requests_running: 1,
    }
    // Figures from the database are up to five seconds old.
    const figures = async () => {
      const now = await scrape()
      return Object.fromEntries(Object.keys(wanted).map((name) => [name, valueOf(now, name)]))
    }
    await expect.poll(figures, { timeout: 10_000, interval: 500 }).toEqual(wanted)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'fitout_cache_bytes', 'fitout_database_connections']) {
      expect([name, valueOf(text, name) >= 0]).toEqual([name, true])
    }
  })
})

test('alert rules and the dashboard use existing metrics', async () => {
  const known = (await scrape()) + (await createProcessMeasures().join(0, []))
  for (const file of ['alerts.yml', 'grafana-board.json']) {
    const text = await readFile(join(import.meta.dirname, '../../../docs/operations', file), 'utf8')
    const asked = [...new Set([...text.matchAll(/\b(?:fitout|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name))]
    expect(asked.length).toBeGreaterThan(8)
    const measured = asked.filter((name) => !known.includes(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `))
    expect([file, measured]).toEqual([file, []])
  }
})

describe('the request log', () => {
  test('has one line per request, with its route and no input', async () => {
    await api.request('/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"type":"TEMP"}',
    })
    await expect.poll(() => linesOf('/api/auth/login').length).toBe(1)
    const [line] = linesOf('/api/auth/login')
    expect(Object.keys(line ?? {}).toSorted()).toEqual(
      ['bytes', 'id', 'level', 'method', 'ms', 'msg', 'route', 'status', 'time'].toSorted(),
    )
    expect(line).toMatchObject({ method: 'POST', status: 200 })
    expect(Number(line?.['bytes'])).toBeGreaterThan(100)
    expect(api.output()).not.toContain('marked')
  })

  test('keeps one in a hundred browsing requests', async () => {
    const lists = ['categories/all', 'products/filter']
    const routes = lists.map((list) => `/api/stores/:store_id/product-management/${list}`)
    const before = routes.map((route) => linesOf(route).length)
    for (const route of routes) {
      const path = route.replace(':store_id', shop.context.config.mainStoreId)
      for (let count = 0; count < 3 * browsingLogged; count += 1) await api.request(path)
    }
    const counts = () => routes.map((route, at) => linesOf(route).length - (before[at] ?? 0))
    // Beside a few of the other tests; four a second at most.
    await expect.poll(() => counts().reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...counts())).toBeLessThanOrEqual(4)
  })

  test('logs the same failure once a second, with a count', async () => {
    const route = '/api/auth/user'
    const from = performance.now()
    let asked = 0
    while (performance.now() - from < 2500) {
      await api.request(route)
      asked += 1
    }
    const lines = linesOf(route)
    expect(asked).toBeGreaterThan(20)
    expect(lines.length).toBeGreaterThanOrEqual(2)
    expect(lines.length).toBeLessThanOrEqual(4)
    const heldBack = lines.reduce((sum, line) => sum + Number(line['held_back'] ?? 0), 0)
    expect(heldBack + lines.length).toBeGreaterThan(asked / 2)
    expect(heldBack + lines.length).toBeLessThanOrEqual(asked)
  })
})
