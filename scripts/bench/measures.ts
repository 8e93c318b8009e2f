import type { Context } from '../../api/src/context.ts'
import { addVoucher } from '../../api/src/testing/voucher-book.ts'
import { step } from '../progress.ts'
import { ordersPerSecond } from './buying.ts'
import type { BuyWork } from './buying-client.ts'
import { addressesAskedOnce, type Catalogue } from './catalogue.ts'
import { withLeastShop } from './least-order.ts'
import { answersPerSecond, type Asked, bareAnswersPerSecond, type Load, plainPagesPerSecond } from './load.ts'
import { underLoginFlood } from './login-flood.ts'
import type { MeasuredShop } from './measured-shop.ts'
import { measureSizes } from './sizes.ts'
import type { Row } from './table.ts'
import { openVisitor } from './visitor.ts'

export type Measuring = { context: Context; origin: string; catalogue: Catalogue }

/** The target for uncached pages a second, on a machine on which React Router renders 820 plain pages. */
const pagesAtLeast: Record<string, number> = { 'category page': 300, 'product page': 350, 'search page': 500 }
const plainPages = 820

/** Lists, details, searches and pages: first cached answers, then uncached ones. */
export async function measureAnswers({ context, origin, catalogue }: Measuring): Promise<Row[]> {
  const rows: Row[] = []
  const { mainStoreId } = context.config
  const once = addressesAskedOnce(mainStoreId, catalogue)
  const kept = { ...firstOfEach(once), 'home page': '/', configuration: '/api/configuration/latest' }
  for (const [what, path] of Object.entries(kept)) {
    // The address to which others redirect.
    const { url } = await fetch(origin + path)
    rows.push(
      await step(`Measuring ${what}, kept`, async () => ({
        what: `${what}, kept`,
        ...rateOf(await answersPerSecond(origin, [{ path: url.slice(origin.length) }])),
        yardstick: await bareAnswersPerSecond(url),
        aim: 0.5,
      })),
    )
  }
  for (const [what, asked] of Object.entries(once)) {
    const atLeast = pagesAtLeast[what]
    const bare = () => bareAnswersPerSecond(origin + (asked[0]?.path ?? ''))
    rows.push(
      await step(`Measuring ${what}`, async () => ({
        what,
        ...rateOf(await answersPerSecond(origin, asked, { isOnce: true })),
        yardstick: atLeast === undefined ? await bare() : await plainPagesPerSecond(),
        aim: atLeast === undefined ? 0.15 : atLeast / plainPages,
      })),
    )
  }
  return [...rows, await underFlood(origin, once['product details'] ?? [])]
}

function rateOf({ perSecond, failed }: Load): Pick<Row, 'value' | 'unit' | 'failed'> {
  return { value: perSecond, unit: '/s', failed }
}

function firstOfEach(once: Record<string, Asked[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(once).map(([what, asked]) => [what, asked.at(-1)?.path ?? '/']))
}

/** Against its own undisturbed figure of a moment before. */
async function underFlood(origin: string, details: Asked[]): Promise<Row> {
  const apart = (mark: string) => details.map(({ path }) => ({ path: `${path}${mark}` }))
  const ask = (mark: string) => answersPerSecond(origin, apart(mark), { isOnce: true })
  const calm = await step('Measuring product details in the calm', () => ask('c'))
  return step('Measuring product details under a flood of logins', async () => ({
    what: 'product details under a flood of logins',
    ...rateOf(await underLoginFlood(`${origin}/api`, () => ask('f'))),
    yardstick: calm.perSecond,
    aim: 0.5,
  }))
}

const guests = { new: 8_000, known: 200, linesOfEach: 60 }
const clientsOfOrders = [1, 16]

/** Booking forms, lines and orders. */
export async function measureSales({ context, origin, catalogue }: Measuring): Promise<Row[]> {
  const { config } = context
  const { variants, courierId } = catalogue
  const rows: Row[] = []
  const add = async (what: string, guestsInAll: number, linesOfEach: number) => {
    const tokens = await step(`Opening ${guestsInAll} sessions`, () => openSessions(`${origin}/api`, guestsInAll))
    const path = `/api/stores/${config.mainStoreId}/shopping-cart/add-to-cart`
    const asked = Array.from({ length: guestsInAll * linesOfEach }, (_, at): Asked => {
      const guest = at % guestsInAll
      const variant = variants[(guest + Math.floor(at / guestsInAll)) % variants.length]
      const headers = { 'Content-Type': 'application/json', ...tokens[guest] }
      return { method: 'POST', path, headers, body: JSON.stringify({ product_variant_id: variant, qty: 1 }) }
    })
    const load = await step(`Measuring ${what}`, () => answersPerSecond(origin, asked, { isOnce: true }))
    rows.push({ what, ...rateOf(load) })
  }
  await add('new booking forms', guests.new, 1)
  await add('added lines', guests.known, guests.linesOfEach)
  const voucherCode = `BENCH${Date.now().toString(36)}`.toUpperCase()
  await addVoucher(context, { code: voucherCode, terms: { reduction: { amount: 1 } } })
  const guest = { api: `${origin}/api`, storeId: config.mainStoreId, variants, courierId }
  const ways: Record<string, BuyWork> = {
    orders: { ...guest, voucherCode: null },
    'orders with a voucher': { ...guest, voucherCode },
  }
  return withLeastShop(config.databaseUrl, async () => {
    for (const clients of clientsOfOrders) {
      const those = clients === 1 ? 'one client' : `${clients} clients`
      const buy = (what: string, work: BuyWork) =>
        step(`Measuring ${what}, ${those}`, () => ordersPerSecond(clients, work))
      const least = await buy('the least SQL of an order', { databaseUrl: config.databaseUrl })
      for (const [what, work] of Object.entries(ways)) {
        const { perSecond, failed, p50, p99 } = await buy(what, work)
        const times = `${Math.round(p50)} / ${Math.round(p99)} ms`
        const row = { what: `${what}, ${those}`, value: perSecond, unit: '/s', failed, times }
        rows.push({ ...row, yardstick: least.perSecond, aim: 0.25 })
      }
    }
    return rows
  })
}

async function openSessions(api: string, count: number): Promise<Record<string, string>[]> {
  const headers: Record<string, string>[] = []
  const open = async () => {
    while (headers.length < count) headers.push((await openVisitor(api)).headers)
  }
  await Promise.all(Array.from({ length: 16 }, open))
  return headers.slice(0, count)
}

const megabytesAtMost = 300
const readySecondsAtMost = 60

/** Start, memory before and after all of it, and the size of the home page. */
export async function measureShop(
  { origin }: Measuring,
  shop: MeasuredShop,
  fresh: { now: number; peak: number },
): Promise<Row[]> {
  const { now, peak } = await shop.megabytes()
  const sizes = await measureSizes(`${origin}/`)
  return [
    { what: 'start, until ready', value: shop.readySeconds, unit: 's', atMost: readySecondsAtMost },
    { what: 'memory, fresh', value: fresh.now, unit: 'MiB' },
    { what: 'memory, after load', value: now, unit: 'MiB', atMost: megabytesAtMost },
    { what: 'memory, at its peak', value: peak, unit: 'MiB' },
    { what: 'first-load JavaScript, home', value: sizes.javascript, unit: 'kB', atMost: 149 },
    { what: 'CSS, home', value: sizes.css, unit: 'kB', atMost: 20 },
    { what: 'fonts, home', value: sizes.fonts, unit: 'kB', atMost: 60 },
  ]
}
