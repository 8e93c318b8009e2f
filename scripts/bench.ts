import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { seed } from '../api/database/seed/seed.ts'
import { directUrl, readConfig } from '../api/src/config.ts'
import { type Context, createContext } from '../api/src/context.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { type CallFigures, measureAgainstStatements, type MeasuredCall } from './bench/against-statements.ts'
import { answersPerSecond, bareAnswersPerSecond, connections } from './bench/load.ts'
import { shoppingCalls } from './bench/shopping.ts'
import { underLoginFlood } from './bench/login-flood.ts'
import { freePort, startMeasuredShop } from './bench/measured-shop.ts'
import { measureSizes } from './bench/sizes.ts'
import { judge, printTable, type Row } from './bench/table.ts'
import { type Piece, pieceToOrder } from './bench/piece.ts'
import { openVisitor, type Visitor } from './bench/visitor.ts'
import { openShopDatabase } from './database.ts'
import { runCommand } from './lifetime.ts'
import { note, step } from './progress.ts'
import { buildApps } from './app-builds.ts'

const products = 1000

/** `npm run bench`: ratios against yardsticks of the same run, as a table and in DATA_DIR/bench.json. */
await runCommand(async (lifetime) => {
  const environment = readConfig(process.env)
  const dataDir = resolve(environment.dataDir)
  const benchDir = join(dataDir, 'bench')
  await mkdir(benchDir, { recursive: true })
  await buildApps()
  const port = await freePort()
  const publicUrl = `http://localhost:${port}`
  const config = readConfig({
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    DATA_DIR: benchDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
  })
  const database = await lifetime.own(openShopDatabase(config, { onProgress: note }))
  await step('Bringing the database up to date', () => migrate(directUrl(database.config)))
  const context = await lifetime.own(createContext(database.config))
  await step(`Filling in ${products} products`, () => seed(context, { products }))
  const piece = await pieceToOrder(context)
  await lifetime.own(startMeasuredShop(context.config, port))
  const rows = await measure(context, `http://127.0.0.1:${port}`, piece)
  const verdicts = rows.map(judge)
  await writeFile(
    join(dataDir, 'bench.json'),
    `${JSON.stringify({ products, connections, rows: verdicts }, undefined, 2)}\n`,
  )
  printTable(verdicts)
  const short = verdicts.filter((verdict) => !verdict.isMet)
  note(
    short.length === 0 ? 'Every aim is met.' : `Short of the aim: ${short.map((verdict) => verdict.what).join('; ')}`,
  )
  note(`Written to ${join(dataDir, 'bench.json')}`)
})

async function measure(context: Context, origin: string, piece: Piece): Promise<Row[]> {
  const store = `${origin}/api/stores/${context.config.mainStoreId}`
  const list = `${store}/product-management/products/filter?per_page=24`
  const details = `${store}/product-management/products/${piece.productId}/details`
  const search = `${store}/product-management/products/filter?per_page=24&keyword=${encodeURIComponent('餐枱')}`
  const rows: Row[] = []
  const add = async (what: string, row: () => Promise<Omit<Row, 'what'>>) => {
    rows.push({ what, ...(await step(`Measuring ${what}`, row)) })
  }
  const reads: [string, string, Row['peer']?][] = [
    ['product list', list, { value: 323, factor: 20 }],
    ['product details', details, { value: 321, factor: 20 }],
    ['search', search, { value: 91, factor: 20 }],
    ['category tree', `${store}/product-management/categories/all/hierachy`],
    ['configuration', `${origin}/api/configuration/latest`],
    ['home page', `${origin}/`, { value: 52, factor: 20 }],
    ['list page', `${origin}/products`, { value: 27, factor: 20 }],
    ['product page', `${origin}/products/${piece.productId}`],
  ]
  for (const [what, url, peer] of reads) {
    const final = (await fetch(url, { redirect: 'follow' })).url
    await add(what, async () => ({
      value: await answersPerSecond(final),
      unit: '/s',
      yardstick: await bareAnswersPerSecond(final),
      aim: 0.5,
      ...(peer && { peer }),
    }))
  }
  const uncached: [string, string, number][] = [
    ['product list, no answer kept', list, 323],
    ['product details, no answer kept', details, 321],
    ['search, no answer kept', search, 91],
  ]
  for (const [what, url, peer] of uncached) {
    const path = url.slice(origin.length)
    const separator = path.includes('?') ? '&' : '?'
    const vary = (count: number) => ({ path: `${path}${separator}unkept=${process.pid}-${count}` })
    await add(what, async () => ({
      value: await answersPerSecond(origin, {}, vary),
      unit: '/s',
      peer: { value: peer, factor: 10 },
    }))
  }
  // Against its own calm figure of a moment before.
  const unkept = (count: number) => ({ path: `${list.slice(origin.length)}&unkept=${process.pid}-f${count}` })
  const calm = await step('Measuring the list in the calm', () => answersPerSecond(origin, {}, unkept))
  await add('product list under a flood of logins', async () => ({
    value: await underLoginFlood(`${origin}/api`, () => answersPerSecond(origin, {}, (at) => unkept(at + 1_000_000))),
    unit: '/s',
    yardstick: calm,
    aim: 0.5,
  }))
  const visitors = await Promise.all(Array.from({ length: connections }, () => openVisitor(`${origin}/api`)))
  await add('added lines', async () => ({
    value: await addLines(store, visitors, piece),
    unit: '/s',
    peer: { value: 60, factor: 20 },
  }))
  const calls = await shoppingCalls(`${origin}/api`, context, piece)
  const against = (what: string, call: MeasuredCall) =>
    step(`Measuring ${what}`, () => measureAgainstStatements(`${origin}/api`, context, call))
  const orders = await against('orders', calls.order)
  const rowOf = (what: string, { perSecond, barePerSecond }: CallFigures) => ({
    what: `${what}, one client`,
    value: perSecond,
    unit: '/s',
    yardstick: barePerSecond,
    aim: 0.5,
  })
  rows.push(
    { ...rowOf('orders', orders), peer: { value: 9, factor: 30 } },
    { what: 'guest, line and order, one client', value: orders.flowPerSecond, unit: '/s' },
    rowOf('orders with a voucher', await against('orders with a voucher', calls.orderWithVoucher)),
    rowOf('booking form with a voucher', await against('the booking form', calls.cart)),
    rowOf('vouchers redeemed', await against('redemption', calls.redemption)),
  )
  const sizes = await measureSizes(`${origin}/`)
  rows.push(
    { what: 'first-load JavaScript, home', value: sizes.javascript, unit: 'kB', atMost: 160 },
    { what: 'CSS, home', value: sizes.css, unit: 'kB', atMost: 20 },
    { what: 'fonts, home', value: sizes.fonts, unit: 'kB', atMost: 60 },
  )
  return rows
}

function addLines(store: string, visitors: Visitor[], piece: Piece): Promise<number> {
  const body = JSON.stringify({ product_variant_id: piece.variantId, qty: 1, mode: 'set' })
  return answersPerSecond(`${store}/shopping-cart/add-to-cart`, { method: 'POST', body }, (count) => ({
    headers: { 'Content-Type': 'application/json', ...visitors[count % visitors.length]?.headers },
  }))
}
