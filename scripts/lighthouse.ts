import { type Locale, locales } from '@fitout/contract/locales.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { launch } from 'chrome-launcher'
import { type Aims, audit, type Findings, median } from './lighthouse/audit.ts'
import { type Lifetime, PlainError, runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'
import { openDemoShop } from './testing/demo-shop.ts'
import { findBrowser } from './testing/find-browser.ts'

const aims: Aims = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
// A busy machine lowers the performance score; nothing raises it.
const triesAtMost = 3

type Screen = { name: string; path: (locale: Locale) => string }

/**
 * `npm run lighthouse`: mobile defaults on the production build, in each language; `-- home product` only some screens. Exits
 * with 1 when a screen falls short.
 */
await runCommand(async (lifetime) => {
  const { url } = await lifetime.own(openDemoShop())
  const screens = await chooseScreens(url, process.argv.slice(2))
  const port = await openBrowser(lifetime)
  const rows: Findings[] = []
  for (const { name, path } of screens) {
    for (const locale of locales) {
      rows.push(
        await step(`${name} in ${locale}`, () => measure(`${name} ${locale}`, url + path(locale), locale, port)),
      )
    }
  }
  printTable(rows)
  const short = rows.flatMap(({ name, short: reasons }) => reasons.map((reason) => `${name}: ${reason}`))
  if (short.length === 0) note('Every screen reaches its aims.')
  for (const reason of short) note(`Short: ${reason}`)
  for (const { name, hidden } of rows.filter((row) => row.hidden)) note(`${name}: ${hidden}`)
  return short.length > 0 ? 1 : 0
})

/** Repeats an audit that falls short, and takes the median. */
async function measure(name: string, address: string, locale: Locale, port: number): Promise<Findings> {
  const tries: Findings[] = []
  while (tries.length < triesAtMost) {
    const found = await audit(name, address, { locale, port, aims })
    tries.push(found)
    if (found.short.length === 0) return found
  }
  return median(tries)
}

async function chooseScreens(url: string, wanted: string[]): Promise<Screen[]> {
  const { data } = await ask<{ data: { 'shop-constants': { main_store_id: string } } }>(
    `${url}/api/configuration/latest`,
  )
  const store = data['shop-constants'].main_store_id
  const list = await ask<{ data: { _id: string; slug: Record<Locale, string> }[] }>(
    `${url}/api/stores/${store}/product-management/products/filter?kind=GOODS&per_page=1&facets=false`,
  )
  const [piece] = list.data
  if (!piece) throw new PlainError('The demo shop has no goods.')
  const screens: Screen[] = [
    { name: 'home', path: (locale) => pathTo('home', locale) },
    { name: 'products', path: (locale) => pathTo('products', locale) },
    { name: 'product', path: (locale) => pathTo('product', locale, { id: piece._id, slug: piece.slug[locale] }) },
    { name: 'cart', path: (locale) => pathTo('cart', locale) },
  ]
  const unknown = wanted.filter((name) => !screens.some((screen) => screen.name === name))
  if (unknown.length > 0) throw new PlainError(`There is no screen ${unknown.join(', ')} to measure.`)
  return wanted.length > 0 ? screens.filter(({ name }) => wanted.includes(name)) : screens
}

async function ask<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T
}

async function openBrowser(lifetime: Lifetime): Promise<number> {
  const chromePath = await findBrowser()
  const chrome = await lifetime.own(
    launch({
      chromePath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic'],
      logLevel: 'silent',
    }).then(({ port, kill }) => ({ port, stop: async () => kill() })),
  )
  return chrome.port
}

function printTable(rows: Findings[]): void {
  const names = Object.keys(aims)
  const line = (cells: (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? `${cell}`.padEnd(16) : `${cell}`.padStart(16))).join('')
  console.log(`\n${line(['screen', ...names])}`)
  for (const { name, scores } of rows) console.log(line([name, ...names.map((one) => scores[one] ?? '–')]))
  console.log(`${line(['aim', ...Object.values(aims)])}\n`)
}
