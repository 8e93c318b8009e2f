import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '../api/src/database/embedded/embedded.ts'
import { freePort } from '../api/src/testing/free-port.ts'
import { isReady, type ShopProcess, startShopProcess } from '../scripts/testing/shop-process.ts'
import { projectRoot } from '../scripts/tools.ts'

let dataDir: string
let database: EmbeddedDatabase
let settings: Record<string, string>
let shop: ShopProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fitout-drain-'))
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
  shop = await startShopProcess(await freePort(), settings)
}, 240_000)
afterAll(async () => {
  await database?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a stop shows to load balancers at once, while the shop still answers', async () => {
  const { url, stop: end } = shop
  const from = performance.now()
  const ended = end()
  await expect.poll(() => isReady(url), { timeout: 1500, interval: 20 }).toBe(false)
  const answer = await fetch(`${url}/api/configuration/latest`)
  expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close'])
  expect(performance.now() - from).toBeLessThan(2000)
  expect(await ended).toBe(0)
  expect(performance.now() - from).toBeGreaterThan(2000)
})
