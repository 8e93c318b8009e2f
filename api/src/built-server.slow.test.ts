import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApps } from '../../scripts/app-builds.ts'
import { type ShopProcess, startShopProcess } from '../../scripts/testing/shop-process.ts'
import { endpoints } from './endpoints.ts'
import { withClient } from './testing/database-client.ts'
import { freePort } from './testing/free-port.ts'
import { stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
let built: ShopProcess
beforeAll(async () => {
  await buildApps()
  shop = await openTestShop()
  await stockShop(shop.context)
  const { databaseUrl, sessionSecret, dataDir } = shop.context.config
  built = await startShopProcess(await freePort(), {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    RECOGNITION: 'none',
    RATE_LIMIT_SCALE: '1000000',
  })
}, 600_000)
afterAll(async () => {
  expect(await built.stop()).toBe(0)
  await shop.stop()
})

test('errors of the built server name the sources and their lines', async () => {
  const { databaseUrl } = shop.context.config
  const rename = (from: string, to: string) =>
    withClient(databaseUrl, (client) => client.query(`alter table ${from} rename to ${to}`))
  await rename('post_categories', 'post_categories_away')
  const ask = async () => (await fetch(`${built.url}/api/posts/category/all`)).status
  // A busy machine rejects some.
  await expect.poll(ask, { timeout: 60_000 }).toBe(500)
  await rename('post_categories_away', 'post_categories')
  const line = /^\{.*"internal-error".*$/m.exec(built.log())?.[0] ?? '{}'
  const { stack = '' } = (JSON.parse(line) as { err?: { stack?: string } }).err ?? {}
  expect(stack).not.toContain('/server/build/')
  const places = [...stack.matchAll(/at (?:async )?(\w+) \((file:[^()]+\/api\/src\/[^()]+\.ts):(\d+):\d+\)/g)]
  const texts = places.map(([, name = '', file = '', number]) => {
    const text = readFileSync(fileURLToPath(file), 'utf8').split('\n')[Number(number) - 1]
    return { name, text }
  })
  // A function of the stack is called in the line that is named above it.
  const called = texts.slice(1).map(({ text }, index) => text?.includes(`${texts[index]?.name}(`))
  expect(called).toContain(true)
}, 120_000)

test('answers every call that the sources describe', async () => {
  const { paths } = (await (await fetch(`${built.url}/api/openapi.json`)).json()) as { paths: Record<string, object> }
  const described = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const expected = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.toSorted()).toEqual([...new Set(expected)].toSorted())
  const unanswered: string[] = []
  for (const { method, path } of Object.values(endpoints)) {
    const answer = await fetch(`${built.url}/api${path.replace(/:\w+/g, 'x')}`, { method: 'OPTIONS' })
    if (!answer.headers.get('Allow')?.includes(method)) unanswered.push(`${method} ${path}: ${answer.status}`)
  }
  expect(unanswered).toEqual([])
}, 120_000)
