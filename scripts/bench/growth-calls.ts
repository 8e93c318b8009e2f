import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../api/src/context.ts'
import { changeRank } from '../../api/src/testing/growth-queries.ts'
import { checkOutBody, doorCourierOf, openVisitor, post } from './visitor.ts'

/** Milliseconds of each kind of call, one at a time; failed calls count separately. */
export type Times = Record<string, { p50: number; p95: number; failed: number }>

type Card = { _id: string; slug: { zh: string } }

const rounds = 40
const nouns = ['chair', 'sofa', 'table', 'lamp', 'desk', 'shelf', 'rug', 'bed', 'mirror', 'stool', 'cushion', 'vase']
const firsts = ['oak', 'ash', 'pine', 'walnut', 'steel', 'wool', 'linen', 'cotton', 'oat', 'sage', 'black', 'grey']

/** Typical calls of visitors and staff in a shop of this size, each time with another address, so that no answer is cached. */
export async function measureCalls(origin: string, context: Context, staffToken: string): Promise<Times> {
  const times: Times = {}
  let unkept = Date.now() % 1e9
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    unkept += 1
    const response = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}unkept=${unkept}`, { headers })
    const text = await response.text()
    return { isGood: response.ok, text }
  }
  const series = async (name: string, call: (round: number) => Promise<{ isGood: boolean }>, many = rounds) => {
    const took: number[] = []
    let failed = 0
    for (let round = 0; round < many; round += 1) {
      const from = performance.now()
      const { isGood } = await call(round)
      if (isGood) took.push(performance.now() - from)
      else failed += 1
    }
    took.sort((a, b) => a - b)
    const part = (share: number) => Math.round((took[Math.floor(share * (took.length - 1))] ?? 0) * 10) / 10
    times[name] = { p50: part(0.5), p95: part(0.95), failed }
  }
  const store = `/api/stores/${context.config.mainStoreId}`
  const products = `${store}/product-management/products`
  const list = `${products}/filter?per_page=24`
  const json = async <Answer>(path: string) => JSON.parse((await ask(path)).text) as Answer
  const { data: all } = await json<{
    data: { _id: string; parent_id: string | null; kind: string; product_count: number }[]
  }>(`${store}/product-management/categories/all?per_page=100`)
  const categories = all.filter(
    ({ kind, parent_id, product_count }) => kind === 'GOODS' && parent_id && product_count > 20,
  )
  const { data: cards } = await json<{ data: Card[] }>(`${products}/filter?per_page=100&facets=false&kind=GOODS&page=3`)
  const category = (round: number) => categories[round % categories.length]?._id ?? ''
  const card = (round: number): Card => cards[round % cards.length] ?? { _id: '', slug: { zh: '' } }
  const word = (round: number) =>
    `${firsts[round % firsts.length]} ${nouns[(round * 5 + Math.floor(round / 12)) % nouns.length]}`
  const staff = { Authorization: `Bearer ${staffToken}` }

  await series('list', (round) => ask(`${list}&category_ids=${category(round)}`))
  await series('list of everything', () => ask(list))
  await series('filter', (round) =>
    ask(
      `${list}&category_ids=${category(round)}&min_price=${100 * (round % 30)}&max_price=${9000 + round}&attributes[colour]=black,oat&in_stock=true`,
    ),
  )
  await series('list by title', () => ask(`${list}&sort_by=title&locale=zh`), 10)
  await series('last pages', (round) => ask(`${list}&sort_order=asc&page=${round + 1}`), 10)
  await series('search, one word', (round) => ask(`${list}&keyword=${firsts[round % firsts.length]}`), firsts.length)
  await series('search, two words', (round) => ask(`${list}&keyword=${encodeURIComponent(word(round))}`))
  await series('suggestions', (round) => ask(`/api/search?keyword=${encodeURIComponent(word(round + 7))}`), 20)
  await series('detail', (round) => ask(`${products}/${card(round)._id}/details`))
  await series('page of a category', (round) => ask(`/products?category_ids=${category(round)}`), 20)
  await series(
    'page of a product',
    (round) => ask(`/products/${card(round)._id}/${encodeURIComponent(card(round).slug.zh)}`),
    20,
  )
  await series('staff: products', () => ask('/api/admin/products/all?per_page=25', staff), 20)
  await series('staff: orders', () => ask('/api/admin/orders/all?per_page=25', staff), 20)

  const variants: string[] = []
  for (const { _id } of cards.slice(0, 40)) {
    type Details = { data: { variants: { _id: string; availability: string }[] } }
    const { data } = await json<Details>(`${products}/${_id}/details`)
    variants.push(
      ...data.variants
        .filter((one) => one.availability !== 'NOT_ACCEPTED')
        .slice(0, 1)
        .map((one) => one._id),
    )
  }
  const courier = await doorCourierOf(context)
  const attempt = (call: Promise<unknown>) =>
    call.then(
      () => ({ isGood: true }),
      () => ({ isGood: false }),
    )
  const guests = await Promise.all(Array.from({ length: 2 * rounds }, () => openVisitor(`${origin}/api`)))
  const variant = (round: number) => variants[round % variants.length] ?? ''
  await series(
    'add a line',
    (round) =>
      attempt(
        post(`${origin}${store}/shopping-cart/add-to-cart`, guests[round % rounds]?.headers ?? {}, {
          product_variant_id: variant((round % rounds) + Math.floor(round / rounds)),
          qty: 1,
        }),
      ),
    rounds,
  )
  await series('order', (round) =>
    attempt(post(`${origin}${store}/checkouts`, guests[round]?.headers ?? {}, checkOutBody(variant(round), courier))),
  )
  await series(
    'change seen',
    async (round) => {
      await changeRank(context.db, card(round)._id, 500_000 + unkept + round)
      return until(async () => (await ask(list)).text.includes(card(round)._id))
    },
    10,
  )
  return times
}

async function until(isSo: () => Promise<boolean>): Promise<{ isGood: boolean }> {
  const end = performance.now() + 10_000
  while (performance.now() < end) {
    if (await isSo()) return { isGood: true }
    await pause(10)
  }
  return { isGood: false }
}
