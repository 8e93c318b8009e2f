import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitLocale } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { journeyLanguages } from './languages.ts'

let shop: ChildProcess
let dataDir: string
let url: string

/** A shop of its own, with every product written by a former release. */
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fitout-upgraded-'))
  const program = join(import.meta.dirname, '../scripts/testing/upgraded-shop.ts')
  // The settings of the machine's user must not reach it.
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'warn' }
  shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  url = await new Promise((settle, fail) => {
    let output = ''
    shop.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const [, address] = /Open at (\S+)/.exec(output) ?? []
      if (address) settle(address)
    })
    shop.once('exit', () => fail(new Error(`The upgraded shop ended:\n${output}`)))
  })
}, 120_000)

afterAll(async () => {
  const ended = new Promise((settle) => shop.once('exit', settle))
  shop.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })
})

const addressesIn = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

async function read(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(new URL(new URL(path, url).pathname + new URL(path, url).search, url))
  return { status: answer.status, text: await answer.text() }
}

test('an upgraded shop renders every public page from data written by the former release', async () => {
  const maps = addressesIn((await read('/sitemap.xml')).text)
  const all = (await Promise.all(maps.map(async (map) => addressesIn((await read(map)).text)))).flat()
  const pages = all.filter((page) => journeyLanguages.includes(splitLocale(new URL(page).pathname).locale))
  const products = pages.filter((page) => page.includes('/products/'))
  expect(products.length).toBeGreaterThan(50)
  const lists = [
    '/products?in_stock=1&sort=price-asc',
    '/products?on_sale=1',
    '/search?keyword=oak',
    '/wishlist',
    '/cart',
  ]
  const faults: string[] = []
  for (const page of [...pages, ...lists]) {
    const { status, text } = await read(page)
    if (status !== 200 || !text.includes('<h1')) faults.push(`${status} ${page}`)
    if (products.includes(page) && !/HK\$[\d,]+/.test(text)) faults.push(`no price at ${page}`)
  }
  expect(faults).toEqual([])
}, 120_000)
