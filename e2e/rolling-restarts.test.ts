import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '../api/src/database/embedded/embedded.ts'
import { freePort } from '../api/src/testing/free-port.ts'
import { type Balancer, startBalancer } from '../scripts/testing/balancer.ts'
import { isReady, type ShopProcess, startShopProcess } from '../scripts/testing/shop-process.ts'
import { projectRoot } from '../scripts/tools.ts'

const restarts = inject('isThorough') ? 20 : 3
const requestsPerSecond = 200

let dataDir: string
let database: EmbeddedDatabase
let settings: Record<string, string>
let processes: ShopProcess[]
let balancer: Balancer
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fitout-rolling-'))
  database = await startEmbedded({ dataDir, isDurable: false })
  settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SESSION_SECRET: 'a secret of the tests'.repeat(2),
    RATE_LIMIT_SCALE: '1000000',
    RECOGNITION: 'none',
    PUBLIC_URL: 'http://localhost:3000',
    DRAIN_SECONDS: '2',
  }
  await promisify(execFile)(process.execPath, [join(projectRoot, 'scripts', 'seed.ts')], {
    env: { ...process.env, ...settings },
  })
  const ports = [await freePort(), await freePort()]
  processes = await Promise.all(ports.map((port) => startShopProcess(port, settings)))
  balancer = await startBalancer(processes.map(({ url }) => url))
}, 240_000)
afterAll(async () => {
  await balancer?.stop()
  await Promise.all(processes?.map((one) => one.stop()) ?? [])
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const guest = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"type":"TEMP"}' }
const asked: [path: string, init?: RequestInit][] = [
  ['/api/configuration/latest'],
  ['/'],
  ['/api/auth/login', guest],
  ['/en/about-us'],
]

/** Sends so many requests a second until it is told to stop; answers those that failed, in words. */
function visit(url: string) {
  const failures: string[] = []
  const running = new Set<Promise<void>>()
  let sent = 0
  const from = performance.now()
  const one = async ([path, init]: (typeof asked)[number]) => {
    try {
      const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(15_000) })
      const text = await answer.text()
      if (!answer.ok) failures.push(`${path}: ${answer.status} ${text.slice(0, 80)}`)
    } catch (error) {
      failures.push(`${path}: ${String((error as Error).cause ?? error)}`)
    }
  }
  const timer = setInterval(() => {
    const due = ((performance.now() - from) / 1000) * requestsPerSecond
    while (sent < due) {
      const request = one(asked[sent % asked.length] ?? ['/'])
      running.add(request)
      void request.finally(() => running.delete(request))
      sent += 1
    }
  }, 5)
  return async () => {
    clearInterval(timer)
    await Promise.all(running)
    return { sent, failures, seconds: (performance.now() - from) / 1000 }
  }
}

test(
  `${restarts} rolling restarts of two processes at ${requestsPerSecond} requests a second fail no request`,
  async () => {
    for (const [path, init] of asked) {
      const { status } = await fetch(balancer.url + path, init)
      expect([path, status]).toEqual([path, 200])
    }
    const stop = visit(balancer.url)
    for (let count = 0; count < restarts; count += 1) {
      const at = count % processes.length
      const { url, stop: end } = processes[at] as ShopProcess
      expect(await end()).toBe(0)
      processes[at] = await startShopProcess(Number(new URL(url).port), settings)
      // As an operator waits for the new one to be in before the next goes.
      await pause(1000)
    }
    const { sent, failures, seconds } = await stop()
    expect(failures).toEqual([])
    expect(sent / seconds).toBeGreaterThan(requestsPerSecond * 0.9)
  },
  restarts * 60_000,
)

test('a stop is told to balancers at once, while it still answers', async () => {
  const { url, stop: end } = processes[0] as ShopProcess
  const from = performance.now()
  const ended = end()
  await expect.poll(() => isReady(url), { timeout: 1500, interval: 20 }).toBe(false)
  const answer = await fetch(`${url}/api/configuration/latest`)
  expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close'])
  expect(performance.now() - from).toBeLessThan(2000)
  expect(await ended).toBe(0)
  expect(performance.now() - from).toBeGreaterThan(2000)
  processes[0] = await startShopProcess(Number(new URL(url).port), settings)
})
