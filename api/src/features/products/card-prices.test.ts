import type { Answer, QueryInput } from '@fitout/contract/endpoint.ts'
import { addToCart } from '@fitout/contract/cart.ts'
import { filterProducts, findProduct, relatedProductUrls } from '@fitout/contract/products.ts'
import { searchEverything } from '@fitout/contract/search.ts'
import { addVariant, moveStock, setSale } from '@fitout/contract/staff/variants.ts'
import { findStaffProduct } from '@fitout/contract/staff/products.ts'
import { addToWishlist, allWishlist } from '@fitout/contract/wishlist.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ShopGoods, stockShop } from '../../testing/shop-goods.ts'
import { newId } from '../../database/new-id.ts'
import { openStaff, type StaffVisitor } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { type Guest, openGuest } from '../../testing/visitors.ts'
import { pictureUrl } from '../pictures/pictures-service.ts'
import { renderFeed } from '../public-pages/product-feed.ts'
import { eachDetails, refreshProductIndex } from './products-service.ts'

type Card = Answer<typeof filterProducts>['data'][number]

let shop: TestShop
let goods: ShopGoods
let guest: Guest
let manager: StaffVisitor
let id: string
let params: { store_id: string }

// The cheapest variant is sold out, the most expensive is on sale.
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
  params = { store_id: goods.storeId }
  guest = await openGuest(shop)
  manager = await openStaff(shop, 'manager')
  await shop.context.db
    .insertInto('attribute_values')
    .values(['oak', 'walnut'].map((value, position) => ({ name: 'material', value, title: {}, position })))
    .execute()
  id = await goods.publish(await goods.addVariant({ title: 'Oak chair', priceCents: 100_00, stock: [0, 0] }))
  for (const [sku, price, material] of [
    ['mid', 200, 'oak'],
    ['dear', 300, 'walnut'],
    ['top', 900, 'walnut'],
  ] as const) {
    const title = { en: sku, zh: sku, cn: sku }
    const body = { sku, title, price, attributes: { material } }
    const { data } = await manager.call(addVariant, { params: { id }, body })
    const variant = data.variants.find((one) => one.sku === sku)!
    const moved = { warehouse_id: variant.shelves[0]!.warehouse_id, quantity: 2, reason: 'Delivery' }
    await manager.call(moveStock, { params: { id: variant._id }, body: moved })
  }
  await goods.publish(await goods.addVariant({ title: 'Oak table', priceCents: 500_00 }))
  await goods.publish(await goods.addVariant({ title: 'Measuring', kind: 'SERVICE' }))
})
afterAll(() => shop.stop())

async function page() {
  return (await guest.call(findProduct, { params: { ...params, id } })).data
}

/** The variant that the page opened from a card preselects. */
async function opened(variantId: string | null) {
  const { variants } = await page()
  const inStock = variants.filter(({ availability }) => availability === 'ONLINE_BOOKING_AVAILABLE')
  const pool = inStock.length > 0 ? inStock : variants
  return variants.find(({ _id }) => _id === variantId) ?? pool.toSorted((a, b) => a.price - b.price)[0]!
}

async function list(query: QueryInput<typeof filterProducts>): Promise<Card | undefined> {
  return (await guest.call(filterProducts, { params, query })).data.find(({ _id }) => _id === id)
}

test('every list shows the price that the product page opens with', async () => {
  await guest.call(addToWishlist, { params, body: { product_id: id, is_liked: true } })
  const [other] = (await guest.call(filterProducts, { params, query: { kind: 'SERVICE' } })).data
  const related = await guest.call(relatedProductUrls, { params, query: { product_id: other!._id } })
  const lists = await Promise.all(
    related.data.map(async ({ url }) => (await shop.request(new URL(url).pathname + new URL(url).search)).json()),
  )
  const found = await guest.call(searchEverything, { query: { keyword: 'oak chair' } })
  const product = await page()
  const prices = {
    list: (await list({}))?.price_from,
    keyword: (await list({ keyword: 'chair' }))?.price_from,
    named: (await list({ ids: id }))?.price_from,
    byPrice: (await list({ sort_by: 'price' }))?.price_from,
    related: (lists.flatMap(({ data }) => data) as Card[]).find(({ _id }) => _id === id)?.price_from,
    wishlist: (await guest.call(allWishlist, { params })).data[0]?.price_from,
    wishedAt: (await guest.call(allWishlist, { params })).data[0]?.price_when_added,
    suggestion: JSON.stringify(found).match(/"from":(\d+)/)?.[1],
    shareImage: product.price_from,
    page: (await opened(null)).price,
  }
  expect(Object.entries(prices).map(([place, price]) => [place, Number(price)])).toEqual(
    Object.keys(prices).map((place) => [place, 200]),
  )
  expect([product.has_price_range, (await list({}))?.has_price_range]).toEqual([true, true])
  const named = { locale: 'en', publicUrl: 'https://shop.test', shopName: 'Shop' } as const
  const pieces = renderFeed(eachDetails(shop.context, goods.storeId, 'GOODS'), named)
  const feed = (await Array.fromAsync(pieces)).join('')
  for (const { _id, price } of product.variants) {
    expect(feed).toMatch(new RegExp(`variant=${_id}</g:link>(?:(?!</item>).)*<g:price>${price.toFixed(2)} HKD`))
  }
})

test.each<[string, QueryInput<typeof filterProducts>, number | undefined]>([
  ['a material', { 'attributes[material]': 'walnut' }, 300],
  ['a least price', { min_price: 250 }, 300],
  ['a price that only a sold-out version has', { max_price: 150 }, 100],
  ['what is in stock', { in_stock: 'true' }, 200],
  ['material and price together', { 'attributes[material]': 'walnut', min_price: 500 }, 900],
  [
    'a material at a price that only another material has',
    { 'attributes[material]': 'walnut', max_price: 250 },
    undefined,
  ],
])('a card found by %s opens the matching variant', async (_name, query, price) => {
  const card = await list(query)
  expect(card?.price_from).toBe(price)
  if (card) expect((await opened(card.variant_id)).price).toBe(price)
})

test('a list sorted by price is in the order of its card prices', async () => {
  for (const query of [{}, { 'attributes[material]': 'walnut,oak' }, { min_price: 250 }]) {
    for (const sort_order of ['asc', 'desc'] as const) {
      const { data } = await guest.call(filterProducts, { params, query: { ...query, sort_by: 'price', sort_order } })
      const prices = data.map(({ price_from }) => price_from)
      const sorted = prices.toSorted((a, b) => (sort_order === 'asc' ? a - b : b - a))
      expect(prices).toEqual(sorted)
    }
  }
})

test('the card follows stock and sale', async () => {
  const { data } = await manager.call(findStaffProduct, { params: { id } })
  const mid = data.variants.find(({ sku }) => sku === 'mid')!
  const away = { warehouse_id: mid.shelves[0]!.warehouse_id, quantity: -2, reason: 'Damaged' }
  await manager.call(moveStock, { params: { id: mid._id }, body: away })
  expect([(await list({}))?.price_from, (await opened(null)).price]).toEqual([300, 300])
  await manager.call(setSale, { params: { id }, body: { sale_percent: 50 } })
  expect([(await list({}))?.price_from, (await opened(null)).price]).toEqual([150, 150])
  const wanted = await opened(null)
  await guest.call(addToCart, { params, body: { product_variant_id: wanted._id, qty: 1 } })
})

test('a card shows the variant that matches the filter, with its own picture', async () => {
  const { db } = shop.context
  const other = newId()
  await sql`insert into pictures select (jsonb_populate_record(p, jsonb_build_object('id', ${other}::text,
    'source_sha256', ${other}::text))).* from pictures p limit 1`.execute(db)
  await sql`insert into product_pictures (product_id, position, picture_id, alt)
    values (${id}, 1, ${other}, '{"en": "In walnut"}')`.execute(db)
  await sql`update product_variants set picture_position = 1
    where product_id = ${id} and attributes ->> 'material' = 'walnut'`.execute(db)
  await refreshProductIndex(db, [id])
  const first = (await list({}))?.picture.url
  expect(first).not.toBe(pictureUrl(other))
  expect((await list({ 'attributes[material]': 'walnut' }))?.picture).toMatchObject({
    url: pictureUrl(other),
    alt: { en: 'In walnut' },
  })
  expect((await list({ min_price: 250 }))?.picture.url).toBe(pictureUrl(other))
  expect((await list({ 'attributes[material]': 'oak' }))?.picture.url).toBe(first)
  const { picture } = await opened((await list({ 'attributes[material]': 'walnut' }))!.variant_id)
  expect((await page()).pictures[picture ?? 0]?.url).toBe(pictureUrl(other))
})
