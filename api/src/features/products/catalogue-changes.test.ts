import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { allCategories } from '@fitout/contract/categories.ts'
import { filterProducts } from '@fitout/contract/products.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../../app.ts'
import { transaction } from '../../database/database.ts'
import { createPublicAnswers } from '../../http/public-answers.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import { countStatements } from '../../testing/statements.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { refreshProductIndex } from './products-service.ts'

let shop: TestShop
let ids: string[]
beforeAll(async () => {
  shop = await openSeededShop({ breaks: ['I1 stock adds up'] })
  const { db, config } = shop.context
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', config.mainStoreId)
    .orderBy('id')
    .execute()
  ids = rows.map(({ id }) => id)
})
afterAll(() => shop.stop())

const changes = {
  'hide or show': (id: string) =>
    sql`update products set status = case status when 'ACTIVE' then 'INACTIVE' else 'ACTIVE' end where id = ${id}`,
  recommend: (id: string, number: number) => sql`update products set rank = ${number} where id = ${id}`,
  rate: (id: string, number: number) =>
    sql`update products set rating_sum = ${number % 40}, rating_count = ${Math.ceil((number % 40) / 5)} where id = ${id}`,
  date: (id: string, number: number) =>
    sql`update products set published_at = now() - ${number} * interval '1 hour' where id = ${id}`,
  'empty the shelves': (id: string) => sql`update stock_levels set received = received - available, available = 0
    where variant_id in (select v.id from product_variants v where v.product_id = ${id})`,
  'fill the shelves': (id: string) => sql`update stock_levels set received = received + 9, available = available + 9
    where variant_id in (select v.id from product_variants v where v.product_id = ${id})`,
  price: (id: string, number: number) =>
    sql`update product_variants set price_cents = price_cents + ${number} * 100, sale_percent = ${number % 3} * 10 where product_id = ${id}`,
  'take a variant off': (id: string) => sql`update product_variants set status = 'INACTIVE'
    where id = (select v.id from product_variants v where v.product_id = ${id} and v.status = 'ACTIVE' order by v.position limit 1)`,
  'put variants on': (id: string) => sql`update product_variants set status = 'ACTIVE' where product_id = ${id}`,
  rename: (id: string, number: number) =>
    sql`update products set title = title || jsonb_build_object('zh', ${`鏡${number}`}::text, 'en', ${`Zinc ${number}`}::text) where id = ${id}`,
  'hide or show a category': (_id: string, number: number) =>
    sql`update categories set status = case status when 'ACTIVE' then 'INACTIVE' else 'ACTIVE' end
      where id = (select id from categories order by id offset ${number % 20} limit 1)`,
  'take out of categories': (id: string) => sql`delete from product_categories where product_id = ${id}`,
}

/** The same shop in a new process, with nothing in memory. */
function anew() {
  return {
    app: createApp({ ...shop.context, db: shop.context.db.withoutPlugins(), publicAnswers: createPublicAnswers() }),
  }
}

/** Only facts that are not in the index row. */
const notInIndex = new Set<string>([
  'hide or show',
  'recommend',
  'rate',
  'date',
  'empty the shelves',
  'fill the shelves',
])

async function apply(change: keyof typeof changes, id: string, number: number): Promise<void> {
  await transaction(shop.context.db, async (trx) => {
    await changes[change](id, number).execute(trx)
    if (!notInIndex.has(change)) await refreshProductIndex(trx, [id])
  })
}

const questions: QueryInput<typeof filterProducts>[] = [
  {},
  { sort_by: 'price', per_page: 100, facets: 'false' },
  { sort_by: 'price', sort_order: 'desc', in_stock: 'true', max_price: 9000 },
  { sort_by: 'title', locale: 'zh', per_page: 100, facets: 'false' },
  { sort_by: 'title', sort_order: 'desc', locale: 'en', page: 2, per_page: 20 },
  { sort_by: 'rating', per_page: 100, rating: 3 },
  { sort_by: 'published_at', per_page: 30, on_sale: 'true' },
  { 'attributes[colour]': 'oat,black', in_stock: 'true', min_price: 500 },
  { kind: 'SERVICE', in_stock: 'false' },
  { keyword: 'zinc' },
  { keyword: '木' },
]

async function answersOf({ app }: Pick<TestShop, 'app'>) {
  const params = shop.context.config.mainStoreId
  const ask = async (path: string) => (await app.fetch(new Request(`http://localhost:3000/api${path}`), {})).json()
  const lists = questions.map((query) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return ask(`${filterProducts.path.replace(':store_id', params)}?${search}`)
  })
  return Promise.all([...lists, ask(`${allCategories.path.replace(':store_id', params)}?per_page=100`)])
}

test('incremental changes have the same result as reading everything again', async () => {
  const edit = fc.record({
    change: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
    at: fc.nat(),
    number: fc.integer({ min: 0, max: 200 }),
  })
  const edits = fc.array(edit, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(edits, async (some) => {
      for (const { change, at, number } of some) {
        await apply(change, ids[at % ids.length] ?? '', number)
        // The catalogue is updated step by step.
        if (number % 3 === 0) await answersOf(shop)
      }
      shop.context.publicAnswers.forget('everything')
      expect(await answersOf(shop)).toEqual(await answersOf(anew()))
    }),
    { numRuns: inject('isThorough') ? 40 : 5 },
  )
}, 300_000)

test('one changed product causes one row to be read and leaves the rest', async () => {
  await answersOf(shop)
  await apply('recommend', ids[3] ?? '', 7)
  shop.context.publicAnswers.forget('everything')
  const statements = await countStatements(() => answersOf(shop))
  expect(statements.filter((text) => /from product_index i where i.store_id/.test(text))).toHaveLength(1)
  expect(statements.filter((text) => /i\.number > /.test(text))).toHaveLength(0)
})

test('deleted products, and change notes without details, are picked up', async () => {
  const gone = ids[5] ?? ''
  const params = { store_id: shop.context.config.mainStoreId }
  const totalOf = async () => {
    shop.context.publicAnswers.forget('everything')
    return (await shop.visitor()(filterProducts, { params, query: { ids: `${gone},${ids[6]}` } })).total
  }
  const { db } = shop.context
  await sql`update products set status = 'ACTIVE' where id in (${gone}, ${ids[6]})`.execute(db)
  await sql`update product_variants set status = 'ACTIVE' where product_id in (${gone}, ${ids[6]})`.execute(db)
  await transaction(db, (trx) => refreshProductIndex(trx, ids.slice(5, 7)))
  expect(await totalOf()).toBe(2)
  await sql`delete from product_index where product_id = ${gone}`.execute(db)
  expect(await totalOf()).toBe(1)
  await transaction(db, async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await sql`delete from product_index where product_id = ${ids[6]}`.execute(trx)
    await sql`insert into catalogue_changes (xid) values (pg_current_xact_id())`.execute(trx)
  })
  expect(await totalOf()).toBe(0)
})
