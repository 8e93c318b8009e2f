import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goods } from '../../../database/seed/goods/goods.ts'
import { productId } from '../../../database/seed/seed-catalogue.ts'
import { services } from '../../../database/seed/services.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { lowStockFrom } from './products-service.ts'

let shop: TestShop

beforeAll(async () => {
  // Stock is set here without the deliveries that the invariant expects.
  shop = await openSeededShop({ breaks: ['I1 stock adds up'] })
})
afterAll(() => shop.stop())

const params = () => ({ store_id: shop.context.config.mainStoreId })
const filter = (query: QueryInput<typeof filterProducts> = {}) =>
  shop.visitor()(filterProducts, { params: params(), query })
const details = async (key: string) =>
  (await shop.visitor()(findProduct, { params: { ...params(), id: productId(key) } })).data
/** Makes a change and waits until the caches of public responses are notified. */
async function changed(change: Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((settle) => shop.context.onPublicChange(() => settle()))
  await change
  await heard
}

const levels = async (key: string) => {
  const { rows } = await sql<{ variant_id: string; warehouse_id: string; available: number }>`
    select variant_id, warehouse_id, available from stock_levels l join product_variants v on v.id = l.variant_id
    where v.product_id = ${productId(key)}`.execute(shop.context.db)
  return rows
}
const setUnits = async (variantId: string, units: number) =>
  sql`update stock_levels set available = ${units}, received = ${units} + held + sold where variant_id = ${variantId}
    and warehouse_id = (select min(warehouse_id::text)::uuid from stock_levels where variant_id = ${variantId})`.execute(
    shop.context.db,
  )
const emptyShelves = async (variantId: string) =>
  sql`update stock_levels set available = 0, received = held + sold where variant_id = ${variantId}`.execute(
    shop.context.db,
  )

/** The number of notifications to the caches of public responses. */
async function noticesOf(change: () => Promise<unknown>): Promise<number> {
  let notices = 0
  shop.context.onPublicChange(() => {
    notices += 1
  })
  await change()
  await shop.context.watch.hear()
  return notices
}

test('a variant shows the last units and is closed for booking when none are left', async () => {
  const [level] = await levels('rug-wool')
  const variantId = level?.variant_id ?? ''
  const variant = async () => (await details('rug-wool')).variants.find(({ _id }) => _id === variantId)
  await changed(emptyShelves(variantId))
  await changed(setUnits(variantId, lowStockFrom + 1))
  expect(await variant()).toMatchObject({ availability: 'ONLINE_BOOKING_AVAILABLE', low_stock: null })
  await changed(setUnits(variantId, lowStockFrom))
  expect(await variant()).toMatchObject({ availability: 'ONLINE_BOOKING_AVAILABLE', low_stock: lowStockFrom })
  await changed(emptyShelves(variantId))
  expect(await variant()).toMatchObject({ availability: 'NOT_ACCEPTED', low_stock: 0 })
})

test('a product without available variants is closed in lists and filters at once', async () => {
  const key =
    goods.find(({ variants: [only, more] }) => !more && Object.values(only?.stock ?? {}).some((units) => units > 0))
      ?.key ?? ''
  const id = productId(key)
  const isListed = async () => (await filter({ in_stock: 'true', per_page: 100 })).data.some(({ _id }) => _id === id)
  const [level] = await levels(key)
  const variantId = level?.variant_id ?? ''
  await changed(emptyShelves(variantId))
  expect(await isListed()).toBe(false)
  expect((await filter({ ids: id })).data[0]?.availability).toBe('NOT_ACCEPTED')
  expect((await details(key)).availability).toBe('NOT_ACCEPTED')
  await changed(setUnits(variantId, 3))
  expect(await isListed()).toBe(true)
})

test('stock changes notify the caches only where the displayed availability changes', async () => {
  const [level] = await levels('towel-set')
  const variantId = level?.variant_id ?? ''
  await changed(emptyShelves(variantId))
  await changed(setUnits(variantId, 40))
  expect(await noticesOf(() => setUnits(variantId, 30))).toBe(0)
  expect(await noticesOf(() => setUnits(variantId, 6))).toBe(0)
  expect(await noticesOf(() => setUnits(variantId, 5))).toBe(1)
  expect(await noticesOf(() => setUnits(variantId, 4))).toBe(1)
  expect(await noticesOf(() => emptyShelves(variantId))).toBe(1)
  expect(await noticesOf(() => setUnits(variantId, 9))).toBe(1)
})

test('services can always be booked, whatever the stock', async () => {
  const { data, total } = await filter({ kind: 'SERVICE', in_stock: 'true', per_page: 100 })
  expect(total).toBe(services.length)
  expect(new Set(data.map(({ availability }) => availability))).toEqual(new Set(['ONLINE_BOOKING_AVAILABLE']))
})
