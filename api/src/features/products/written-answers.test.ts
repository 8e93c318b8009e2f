import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productId } from '../../../database/seed/seed-catalogue.ts'
import { type App, createApp } from '../../app.ts'
import { transaction } from '../../database/database.ts'
import { createPublicAnswers } from '../../http/public-answers.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { refreshProductIndex } from './products-service.ts'

const id = productId('sofa-oat')

let shop: TestShop
beforeAll(async () => {
  shop = await openSeededShop({ breaks: ['I1 stock adds up'] })
})
afterAll(() => shop.stop())

const lists = [
  `ids=${id}`,
  `ids=${id}&min_price=1`,
  `ids=${id}&in_stock=true&facets=false`,
  `ids=${id},${productId('tub-chair')}&facets=false&sort_by=price`,
  `keyword=sofa&per_page=100&facets=false`,
]

type Sent = { etag: string | null; text: string }

async function answersOf(app: App): Promise<Sent[]> {
  const store = `/api/stores/${shop.context.config.mainStoreId}/product-management/products`
  const addresses = [...lists.map((query) => `${store}/filter?${query}`), `${store}/${id}/details`]
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await app.fetch(new Request(`http://localhost:3000${address}`), {})
      return { etag: answer.headers.get('ETag'), text: answer.ok ? await answer.text() : `${answer.status}` }
    }),
  )
}

/** With nothing in memory. */
const otherProcess = () =>
  createApp({ ...shop.context, db: shop.context.db.withoutPlugins(), publicAnswers: createPublicAnswers() })

/** With `row`, the row that cards are read from is written again, as the services do. */
const changes: [string, RawBuilder<unknown>, 'row'?][] = [
  ['the price', sql`update product_variants set price_cents = price_cents + 1000 where product_id = ${id}`, 'row'],
  ['a sale', sql`update product_variants set sale_percent = 20 where product_id = ${id}`, 'row'],
  ['points', sql`update product_variants set point_price = 900 where product_id = ${id}`, 'row'],
  ['the title', sql`update products set title = title || '{"cn": "沙发"}' where id = ${id}`, 'row'],
  ['the summary', sql`update products set summary = '{"en": "Soft"}' where id = ${id}`, 'row'],
  ['a picture', sql`update product_pictures set alt = '{"en": "From above"}' where product_id = ${id}`, 'row'],
  ['ratings', sql`update products set rating_sum = rating_sum + 4, rating_count = rating_count + 1 where id = ${id}`],
  ['the day', sql`update products set published_at = published_at - interval '1 day' where id = ${id}`],
  [
    'the last units',
    sql`update stock_levels set available = 1, received = 1 + held + sold where variant_id in (
    select v.id from product_variants v where v.product_id = ${id})`,
  ],
  [
    'empty shelves',
    sql`update stock_levels set available = 0, received = held + sold where variant_id in (
    select v.id from product_variants v where v.product_id = ${id})`,
  ],
  [
    'the name of a category',
    sql`update categories set title = '{"en": "Seats"}' where id in (
    select category_id from product_categories where product_id = ${id})`,
  ],
  [
    'a removed version',
    sql`update product_variants set status = 'INACTIVE' where id = (
    select v.id from product_variants v where v.product_id = ${id} order by v.position desc limit 1)`,
    'row',
  ],
  ['a hidden product', sql`update products set status = 'INACTIVE' where id = ${id}`],
]

test.each(changes)('%s shows in the next answer, like in a process with nothing in memory', async (_, change, row) => {
  const before = await answersOf(shop.app)
  // From what is in memory, not from kept answers.
  shop.context.publicAnswers.forget('everything')
  expect(await answersOf(shop.app)).toEqual(before)
  await transaction(shop.context.db, async (trx) => {
    await change.execute(trx)
    if (row) await refreshProductIndex(trx, [id])
  })
  shop.context.publicAnswers.forget('everything')
  const after = await answersOf(shop.app)
  expect(after).toEqual(await answersOf(otherProcess()))
  const changed = after.filter(({ text }, index) => text !== before[index]?.text)
  expect(changed.length).toBeGreaterThan(0)
  for (const [index, { etag, text }] of after.entries()) {
    expect(etag === before[index]?.etag).toBe(text === before[index]?.text)
  }
})

test('answers joined of written parts are what the contract says', async () => {
  await sql`update products set status = 'ACTIVE' where id = ${id}`.execute(shop.context.db)
  // A row of another release may hold more.
  await sql`update product_index set card = card || '{"cost": 1}', details = details || '{"cost": 1}'
    where product_id = ${id}`.execute(shop.context.db)
  shop.context.publicAnswers.forget('everything')
  const answers = await answersOf(shop.app)
  for (const [index, { text }] of answers.entries()) {
    const { response } = index < lists.length ? filterProducts : findProduct
    expect(text).toBe(JSON.stringify(response.parse(JSON.parse(text))))
  }
})
