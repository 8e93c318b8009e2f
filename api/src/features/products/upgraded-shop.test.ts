import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { addToWishlist, allWishlist } from '@fitout/contract/wishlist.ts'
import { addToCart } from '@fitout/contract/cart.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { createDatabase } from '../../testing/database-copies.ts'
import { formerProduct } from '../../testing/former-product-index.ts'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { openGuest } from '../../testing/visitors.ts'
import { eachDetails, renewProductIndex } from './products-service.ts'

/** The last migration of the release that wrote the rows below. */
const formerRelease = 39

let shop: TestShop
let goods: ShopGoods
let variantId: string
let productId: string

beforeAll(async () => {
  const databaseUrl = await createDatabase('upgraded')
  await migrate(databaseUrl, () => {}, await formerMigrations())
  const before = await openTestShop({ databaseUrl })
  goods = await stockShop(before.context)
  variantId = await goods.addVariant({ title: 'Oak chair', stock: [3, 0] })
  const { db } = before.context
  const row = await db
    .selectFrom('product_variants')
    .select('product_id')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow()
  productId = row.product_id
  const former = formerProduct(productId, variantId)
  await sql`update products set width_mm = 540, depth_mm = 530, height_mm = 800,
    title = title || '{"zh": "橡木餐椅"}'`.execute(db)
  await sql`
    with row as (
      insert into product_index (product_id, store_id, facts, card, details)
      values (${productId}, ${goods.storeId}, ${JSON.stringify(former.facts)}::jsonb,
        ${JSON.stringify(former.card)}::jsonb, ${JSON.stringify(former.details)}::jsonb) returning number)
    insert into product_search (number, store_id, terms) select number, ${goods.storeId}, '{}' from row`.execute(db)
  await before.context.stop()
  await migrate(databaseUrl)
  shop = await openTestShop({ databaseUrl })
})
afterAll(() => shop.stop())

async function formerMigrations(): Promise<string> {
  const all = join(import.meta.dirname, '../../../database/migrations')
  const folder = await mkdtemp(join(inject('testFolder'), 'former-'))
  const names = (await readdir(all)).filter((name) => Number(name.slice(0, 4)) <= formerRelease)
  await Promise.all(names.map((name) => cp(join(all, name), join(folder, name))))
  return folder
}

test('an upgraded shop shows rows of the previous release, and rewrites them', async () => {
  const guest = await openGuest(shop)
  const params = { store_id: goods.storeId }
  const walk = async () => {
    const list = await guest.call(filterProducts, { params, query: { max_price: 100 } })
    expect(list.data.map(({ _id }) => _id)).toEqual([productId])
    for (const query of [{ in_stock: 'true' }, { sort_by: 'price' }, { ids: productId }] as const) {
      expect((await guest.call(filterProducts, { params, query })).total).toBe(1)
    }
    const details = await Array.fromAsync(eachDetails(shop.context, goods.storeId, 'GOODS'))
    expect(details.flat()).toHaveLength(1)
    return (await guest.call(findProduct, { params: { ...params, id: productId } })).data
  }
  const before = await walk()
  expect(before).toMatchObject({ outline: null, variants: [{ _id: variantId, dimensions: null }] })
  await guest.call(addToWishlist, { params, body: { product_id: productId, is_liked: true } })
  expect((await guest.call(allWishlist, { params })).data).toHaveLength(1)
  await guest.call(addToCart, { params, body: { product_variant_id: variantId, qty: 1 } })

  const sounding = async () => (await guest.call(filterProducts, { params, query: { keyword: 'canyi' } })).total
  expect(await sounding()).toBe(0)
  await renewProductIndex(shop.context.db)
  expect(await sounding()).toBe(1)
  const after = await walk()
  expect(after.variants).toMatchObject([{ dimensions: { width_mm: 540, depth_mm: 530, height_mm: 800 } }])
  const rows = await shop.context.db.selectFrom('product_index').select('made_by').execute()
  expect(rows.every(({ made_by }) => made_by > 0)).toBe(true)
})

test('rebuilds every outdated row, and writes search terms only where they changed', async () => {
  const other = await openTestShop()
  onTestFinished(() => other.stop())
  const { db } = other.context
  const shelves = await stockShop(other.context)
  for (let count = 0; count < 60; count += 1) {
    await shelves.publish(await shelves.addVariant({ title: `Chair ${count}`, stock: [1, 0] }))
  }
  await sql`update product_index set made_by = 1`.execute(db)
  await sql`update product_search set terms = '{}' where number = (select max(number) from product_search)`.execute(db)
  const written = async () =>
    (await sql<{ xmin: string }>`select xmin from product_search order by number`.execute(db)).rows
  const before = await written()
  expect(before).toHaveLength(60)
  await renewProductIndex(db)
  const { rows } = await sql`select from product_index where made_by = 1`.execute(db)
  expect(rows).toEqual([])
  const after = await written()
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
  expect(after.at(-1)).not.toEqual(before.at(-1))
})
