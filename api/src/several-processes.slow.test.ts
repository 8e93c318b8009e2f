import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { type Call, createCall } from '@fitout/contract/client.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApps } from '../../scripts/app-builds.ts'
import { type ShopProcess, startShopProcess } from '../../scripts/testing/shop-process.ts'
import { projectRoot } from '../../scripts/tools.ts'
import { requestsPerMinute } from './http/rates.ts'
import { freePort } from './testing/free-port.ts'
import { publishConstants } from './testing/publish-constants.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'
import { checkOutBody } from './testing/visitors.ts'

const limited = { RATE_LIMIT_SCALE: '1' }

let shop: TestShop
let goods: ShopGoods
let settings: Record<string, string>
let variant: string
beforeAll(async () => {
  await buildApps()
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  await publishConstants(shop.context)
  variant = await goods.addVariant({ stock: [90, 0] })
  await goods.publish(variant)
  const { databaseUrl, sessionSecret, dataDir } = shop.context.config
  settings = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    RECOGNITION: 'none',
    RATE_LIMIT_SCALE: '1000',
  }
}, 600_000)
afterAll(() => shop.stop())

const openGuestSession = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: '{"type":"TEMP"}',
  })

async function order(url: string): Promise<void> {
  const { token } = (await (await openGuestSession(url)).json()) as { token: string }
  const headers = () => ({ Authorization: `Bearer ${token}`, Connection: 'close' })
  const call: Call = createCall({ base: `${url}/api`, fetch: (request) => fetch(request), locale: () => 'en', headers })
  const params = { store_id: goods.storeId }
  await call(addToCart, { params, body: { product_variant_id: variant, qty: 1 } })
  await call(checkOut, { params, body: checkOutBody(goods, [variant]) })
}

/** Of an order, to its buyer. */
async function countMails(): Promise<number> {
  return (await readdir(join(settings['DATA_DIR']!, 'mail')).catch(() => [])).length
}

const measures = async (port: string) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const valueOf = (text: string, name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN)

/** The child processes of a process, by name. */
async function partsOf(pid: number): Promise<Map<string, number>> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  const named = children.map(async (child) => {
    const environment = await readFile(`/proc/${child}/environ`, 'utf8')
    return [/SHOP_PART=([^\0]+)/.exec(environment)?.[1] ?? '', child] as const
  })
  return new Map(await Promise.all(named))
}

test('two processes and one for jobs act as one shop, and a killed one is restarted', async () => {
  const port = `${await freePort()}`
  const several = { ...settings, ...limited, WEB_PROCESSES: '2', METRICS_PORT: port, METRICS_TOKEN: 'a'.repeat(20) }
  const machine: ShopProcess = await startShopProcess(await freePort(), several)
  const { url, pid } = machine
  const open = async () => valueOf(await measures(port), 'fitout_processes_open')
  // Visitors do not wait for the jobs.
  await expect.poll(open, { timeout: 30_000, interval: 200 }).toBe(3)
  const text = await measures(port)
  expect([...new Set(text.match(/process="[^"]+"/g))].toSorted()).toEqual(
    ['jobs', 'web-1', 'web-2'].map((name) => `process="${name}"`),
  )
  const byToken = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${'a'.repeat(20)}` } })
  expect(await byToken.text()).toContain('process_resident_memory_bytes{process="jobs"}')

  await order(url)
  await expect.poll(countMails, { timeout: 20_000 }).toBe(1)

  const parts = await partsOf(pid)
  expect([...parts.keys()].toSorted()).toEqual(['jobs', 'web-1', 'web-2'])
  for (const name of ['web-2', 'jobs']) process.kill(parts.get(name)!, 'SIGKILL')
  // Until that is noticed, a connection may be handed to the dead process.
  await expect.poll(open, { timeout: 10_000, interval: 50 }).toBe(1)
  for (let count = 0; count < 10; count += 1) {
    expect((await fetch(`${url}/readyz`, { headers: { Connection: 'close' } })).status).toBe(200)
  }
  await expect.poll(open, { timeout: 90_000, interval: 200 }).toBe(3)
  expect(valueOf(await measures(port), 'fitout_process_restarts_total')).toBe(2)
  await order(url)
  await expect.poll(countMails, { timeout: 20_000 }).toBe(2)

  // A source has one allowance across all connections: two would let through twice as much.
  let given = 0
  const from = performance.now()
  for (let count = 0; count < 2.5 * requestsPerMinute.login; count += 1) {
    given += Number((await openGuestSession(url)).ok)
    await pause(10)
  }
  // On a busy machine the allowance regained within the minute is included.
  const minutes = (performance.now() - from) / 60_000
  expect(given).toBeLessThan((1.5 + minutes) * requestsPerMinute.login)

  const ended = [...(await partsOf(pid)).values()]
  expect(await machine.stop()).toBe(0)
  const alive = ended.filter((child) => {
    try {
      return process.kill(child, 0)
    } catch {
      return false
    }
  })
  expect([ended.length, alive]).toEqual([3, []])
}, 400_000)

test('a shop with jobs in another process sends nothing until that runs', async () => {
  const machine = await startShopProcess(await freePort(), { ...settings, JOBS: 'elsewhere' })
  const before = await countMails()
  await order(machine.url)
  await pause(3000)
  expect(await countMails()).toBe(before)
  const worker: ChildProcess = spawn(process.execPath, [join(projectRoot, 'scripts', 'worker.ts')], {
    env: { LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(worker, 'exit')
  let output = ''
  worker.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text))
  await expect.poll(countMails, { timeout: 90_000, interval: 200 }).toBe(before + 1)
  await expect.poll(() => output, { timeout: 30_000 }).toContain('The jobs of the shop run here')
  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(await machine.stop()).toBe(0)
}, 300_000)
