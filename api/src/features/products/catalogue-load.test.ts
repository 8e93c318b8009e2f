import { allCategories, categoryTree } from '@fitout/contract/categories.ts'
import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { filterProducts, findProduct, productReviews, relatedProductUrls } from '@fitout/contract/products.ts'
import { allWarehouses } from '@fitout/contract/warehouses.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { productId } from '../../../database/seed/seed-catalogue.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { countStatements } from '../../testing/statements.ts'
import { isCatalogueReady } from '../catalogue/catalogue-service.ts'
import type { TestShop } from '../../testing/test-shop.ts'

const wanted = 5000

let shop: TestShop

beforeAll(async () => {
  // The copies get stock without a delivery.
  shop = await openSeededShop({ breaks: ['I1 stock adds up'] })
  await copyProducts()
  // May be slow: the catalogue is read before the shop accepts visitors.
  expect(await isCatalogueReady(shop.context, 60_000)).toBe(true)
}, 180_000)
afterAll(() => shop.stop())

/** Copies the demo's products with variants, stock, index row and a few terms, until there are enough. */
async function copyProducts(): Promise<void> {
  await shop.context.db.transaction().execute(insertCopies)
}

async function insertCopies(db: Database): Promise<void> {
  // Inserting thousands of rows is not a request: the statement timeout does not apply.
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`create table copies as
    select p.id as old_id, gen_random_uuid() as new_id, row_number() over () as place
    from products p cross join generate_series(1, ${Math.ceil(wanted / 60)})
    where store_id = ${shop.context.config.mainStoreId} limit ${wanted}`.execute(db)
  await sql`insert into products (id, store_id, kind, key, title, slug, summary, description, tags, published_at)
    select c.new_id, store_id, kind, key || '-' || place, title, slug, summary, description, tags, published_at
    from copies c join products p on p.id = c.old_id`.execute(db)
  await sql`insert into product_variants (id, product_id, sku, title, attributes, price_cents, sale_percent, is_counted, position)
    select gen_random_uuid(), c.new_id, sku || '-' || place, title, attributes, price_cents, sale_percent, is_counted, position
    from copies c join product_variants v on v.product_id = c.old_id`.execute(db)
  await sql`insert into stock_levels (variant_id, warehouse_id, received, available)
    select v.id, w.id, 9, 9 from copies c join product_variants v on v.product_id = c.new_id cross join warehouses w
    where v.is_counted`.execute(db)
  await sql`insert into product_categories select c.new_id, category_id
    from copies c join product_categories p on p.product_id = c.old_id`.execute(db)
  await sql`insert into product_index (product_id, store_id, facts, card, details)
    select c.new_id, store_id, facts, jsonb_set(card, '{_id}', to_jsonb(c.new_id)), jsonb_set(details, '{_id}', to_jsonb(c.new_id))
    from copies c join product_index i on i.product_id = c.old_id`.execute(db)
  await sql`insert into product_search (number, store_id, terms)
    select i.number, i.store_id, array['1木', '2木', '3木', '1oak', '2oak', '3oak', '=oak']
    from copies c join product_index i on i.product_id = c.new_id`.execute(db)
}

describe('with 5,000 products', () => {
  const store = () => ({ store_id: shop.context.config.mainStoreId })
  const id = productId('sofa-oat')
  const calls: [string, () => Promise<unknown>][] = [
    ['a list of a hundred', () => shop.visitor()(filterProducts, { params: store(), query: { per_page: 100 } })],
    ['the last page', () => shop.visitor()(filterProducts, { params: store(), query: { per_page: 100, page: 50 } })],
    [
      'a list by title',
      () => shop.visitor()(filterProducts, { params: store(), query: { per_page: 100, sort_by: 'title' } }),
    ],
    ['a search', () => shop.visitor()(filterProducts, { params: store(), query: { per_page: 100, keyword: '木' } })],
    [
      'a search with a typo',
      () => shop.visitor()(filterProducts, { params: store(), query: { per_page: 100, keyword: 'oakk soffa' } }),
    ],
    ['details', () => shop.visitor()(findProduct, { params: { ...store(), id } })],
    ['reviews', () => shop.visitor()(productReviews, { params: { ...store(), id }, query: { per_page: 9999 } })],
    ['related lists', () => shop.visitor()(relatedProductUrls, { params: store(), query: { product_id: id } })],
    ['categories', () => shop.visitor()(allCategories, { params: store(), query: { per_page: 9999 } })],
    ['the tree', () => shop.visitor()(categoryTree, { params: store() })],
    ['warehouses', () => shop.visitor()(allWarehouses, { params: store() })],
    ['the configuration', () => shop.visitor()(latestConfiguration)],
    ['a page', () => shop.visitor()(latestContent, { params: { slug: 'home' } })],
  ]

  test.each(calls)('%s takes at most four statements, warm and after a change', async (_, call) => {
    const counts: number[] = []
    for (const isChanged of [true, false, true]) {
      if (isChanged) {
        await sql`update products set rank = rank where id = ${id}`.execute(shop.context.db)
        await sql`update product_index set written_by = pg_current_xact_id() where product_id = ${id}`.execute(
          shop.context.db,
        )
      }
      shop.context.publicAnswers.forget('everything')
      counts.push((await countStatements(call)).length)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(4)
    expect(Math.min(...counts)).toBeGreaterThan(0)
  })

  test('concurrent lists share the check for changes', async () => {
    shop.context.publicAnswers.forget('everything')
    const pages = Array.from({ length: 30 }, (_, index) => index + 1)
    const lists = () =>
      Promise.all(
        pages.map((page) => shop.visitor()(filterProducts, { params: store(), query: { page, per_page: 12 } })),
      )
    await lists()
    shop.context.publicAnswers.forget('everything')
    expect((await countStatements(lists)).length).toBeLessThanOrEqual(4)
  })

  test('paging through a list returns every product exactly once', async () => {
    const seen = new Set<string>()
    let total = 0
    for (let page = 1; ; page += 1) {
      const answer = await shop.visitor()(filterProducts, {
        params: store(),
        query: { page, per_page: 9999, facets: 'false' },
      })
      for (const { _id } of answer.data) seen.add(_id)
      total = answer.total
      if (!answer.next_page_url) break
      expect(answer.per_page).toBe(100)
    }
    expect(seen.size).toBe(total)
    expect(total).toBeGreaterThan(wanted)
  })

  test('the results of a common word are kept and updated with each change', async () => {
    const { db, publicAnswers } = shop.context
    const find = async () => {
      publicAnswers.forget('everything')
      const query = { keyword: 'oak', facets: 'false' } as const
      return (await shop.visitor()(filterProducts, { params: store(), query })).total
    }
    const file = async (word: string) => {
      await sql`update product_search set terms = ${[1, 2, 3].map((level) => `${level}${word}`)} where number = (
        select number from product_index join copies on new_id = product_id order by place limit 1)`.execute(db)
      await sql`update product_index set written_by = pg_current_xact_id()
        where product_id = (select new_id from copies order by place limit 1)`.execute(db)
    }
    const before = await find()
    expect(before).toBeGreaterThan(wanted)
    await file('elm')
    expect(await find()).toBe(before - 1)
    await file('oak')
    expect(await find()).toBe(before)
    await sql`update products set rank = rank where id = ${id}`.execute(db)
    const statements = await countStatements(find)
    expect(statements.filter((text) => text.includes('products_under'))).toEqual([])
  })
})
