import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, transaction } from '../../database/database.ts'
import { type ApiProcess, startApiProcess } from '../../testing/api-process.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'

const pieces = 20_000
/** Megabytes; measured during the response as well, including data sent but not yet read by the client. */
const growthAtMost = 40

let shop: TestShop
let api: ApiProcess
beforeAll(async () => {
  shop = await openSeededShop()
  await transaction(shop.context.db, growCatalogue)
  api = await startApiProcess(shop)
}, 180_000)
afterAll(async () => {
  await api.stop()
  await shop.stop()
})

/** Copies a piece of the main store, each copy with its own slugs, in every table that pages are made from. */
async function growCatalogue(db: Database) {
  await sql`set local statement_timeout = '3min'`.execute(db)
  await sql`
    with piece as (
      select p.*, i.facts, i.card, i.details, i.made_by from products p join product_index i on i.product_id = p.id
      where p.store_id = ${shop.context.config.mainStoreId} and p.kind = 'GOODS' order by p.key limit 1
    ), copies as (
      insert into products (id, store_id, kind, key, title, slug, summary, description, status)
      select gen_random_uuid(), store_id, kind, 'copy-' || n, title, slug, summary, description, 'ACTIVE'
      from piece, generate_series(1, ${sql.lit(pieces)}) n returning id, key
    ), pictured as (
      insert into product_pictures (product_id, position, picture_id, alt)
      select c.id, 0, pp.picture_id, pp.alt from copies c, piece
      join product_pictures pp on pp.product_id = piece.id and pp.position = 0
    ), variants as (
      insert into product_variants (id, product_id, sku, title, price_cents, is_counted, parcel_grams, parcel_length_mm,
        parcel_width_mm, parcel_height_mm, status, position)
      select gen_random_uuid(), id, upper(key), '{"zh": "橡木", "en": "Oak"}', 100000, false, 1, 1, 1, 1, 'ACTIVE', 0
      from copies returning id, product_id, sku
    ), indexed as (
      insert into product_index (product_id, store_id, facts, card, details, made_by)
      select v.product_id, store_id,
        facts || jsonb_build_object('variants', jsonb_build_array((facts -> 'variants' -> 0)
          || jsonb_build_object('id', v.id))),
        card || jsonb_build_object('_id', v.product_id),
        details || jsonb_build_object('_id', v.product_id, 'variants', jsonb_build_array((details -> 'variants' -> 0)
          || jsonb_build_object('_id', v.id, 'sku', v.sku))),
        made_by
      from variants v, piece returning number, store_id
    )
    insert into product_search (number, store_id, terms) select number, store_id, '{}' from indexed`.execute(db)
}

/** Reads a response to its end as a stream. */
async function take(path: string, onText: (text: string) => void) {
  const from = performance.now()
  const response = await api.request(path)
  expect([path, response.status]).toEqual([path, 200])
  const decoder = new TextDecoder()
  let [firstAt, bytes, most, count] = [0, 0, 0, 0]
  for await (const piece of response.body!) {
    firstAt ||= performance.now() - from
    bytes += piece.byteLength
    onText(decoder.decode(piece, { stream: true }))
    if ((count += 1) % 100 === 1) most = Math.max(most, await api.heldMegabytes())
  }
  return { firstAt, took: performance.now() - from, bytes, most }
}

test('the feed of a large catalogue starts at once, is complete, and is never held in memory', async () => {
  // The catalogue itself is kept in memory.
  await (
    await api.request('/api/stores/' + shop.context.config.mainStoreId + '/product-management/products/filter')
  ).text()
  const before = await api.heldMegabytes()
  const items = new Set<string>()
  let text = ''
  for (const locale of ['zh', 'cn', 'en']) {
    const { firstAt, took, bytes, most } = await take(`/feeds/products.${locale}.xml`, (piece) => {
      const lines = (text + piece).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) {
        const sku = /<g:id>(COPY-\d+)</.exec(line)?.[1]
        if (sku) items.add(`${sku} ${locale}`)
      }
    })
    expect(bytes / 2 ** 20).toBeGreaterThan(15)
    expect(firstAt).toBeLessThan(took / 4)
    expect(most - before).toBeLessThan(growthAtMost)
  }
  expect(items.size).toBe(3 * pieces)
}, 120_000)

const partsIn = (index: string) =>
  [...index.matchAll(/<loc>[^<]*(\/sitemaps\/products[^<]*)<\/loc>/g)].map(([, path]) => path!.replaceAll('&#38;', '&'))

/** Every URL in these parts of the sitemap, with repetitions. */
async function addressesIn(parts: string[]) {
  const before = await api.heldMegabytes()
  const addresses: string[] = []
  for (const part of parts) {
    let text = ''
    const { bytes, most } = await take(part, (piece) => (text += piece))
    const own = [...text.matchAll(/<url><loc>([^<]+)/g)].map(([, address]) => address ?? '')
    expect(own.length).toBeLessThanOrEqual(50_000)
    expect(bytes / 2 ** 20).toBeLessThan(4)
    expect(most - before).toBeLessThan(growthAtMost)
    addresses.push(...own)
  }
  return addresses
}

test('the sitemap is split into parts that contain each page once, and none of them is cached', async () => {
  let index = ''
  await take('/sitemap.xml', (piece) => (index += piece))
  const parts = partsIn(index)
  expect(parts.length).toBeGreaterThan(pieces / 50_000)
  const addresses = await addressesIn(parts)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(3 * pieces)
  expect((await api.request('/sitemaps/products.xml?after=ffffffff-ffff-ffff-ffff-ffffffffffff')).status).toBe(404)
  expect((await api.request('/sitemaps/products.xml?after=2')).status).toBe(404)
}, 120_000)

test('pages added and removed between reading the index and its parts leave every other page in exactly one part', async () => {
  let index = ''
  await take('/sitemap.xml', (piece) => (index += piece))
  const [first, second] = partsIn(index)
  const stayed = await addressesIn([first!, second!])
  // Half of the first part disappears, and new pieces appear at the beginning of every list.
  await sql`update products set status = 'INACTIVE' where key in (
    select key from products where key like 'copy-%' order by id limit 500)`.execute(shop.context.db)
  await sql`update products set rank = 100 where key in (
    select key from products where key like 'copy-%' and status = 'ACTIVE' order by id desc limit 500)`.execute(
    shop.context.db,
  )
  const left = await addressesIn([first!, second!])
  expect(new Set(left).size).toBe(left.length)
  expect(left.length).toBe(stayed.length - 3 * 500)
}, 120_000)

test('the guide for language models lists some of each kind, however many there are', async () => {
  const { bytes } = await take('/en/llms.txt', () => {})
  expect(bytes).toBeLessThan(300_000)
}, 60_000)
