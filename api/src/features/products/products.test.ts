import { allCategories, categoryTree } from '@fitout/contract/categories.ts'
import { follow } from '@fitout/contract/client.ts'
import type { QueryInput } from '@fitout/contract/endpoint.ts'
import { filterProducts, findProduct, productReviews, relatedProductUrls } from '@fitout/contract/products.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goods } from '../../../database/seed/goods/goods.ts'
import { reviews } from '../../../database/seed/reviews.ts'
import { categoryId, productId } from '../../../database/seed/seed-catalogue.ts'
import { newId } from '../../database/new-id.ts'
import { openSeededShop } from '../../testing/seeded-shop.ts'
import type { TestShop } from '../../testing/test-shop.ts'
import { expectRefusal } from '../../testing/visitors.ts'
import { refreshProductIndex } from './products-service.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

const params = () => ({ store_id: shop.context.config.mainStoreId })
const filter = (query: QueryInput<typeof filterProducts> = {}) =>
  shop.visitor()(filterProducts, { params: params(), query })
/** Makes a change and waits until the caches of public responses are notified. */
async function changed(change: Promise<unknown>): Promise<void> {
  const heard = new Promise<void>((settle) => shop.context.onPublicChange(() => settle()))
  await change
  await heard
}
const details = async (key: string) =>
  (await shop.visitor()(findProduct, { params: { ...params(), id: productId(key) } })).data

describe('a product', () => {
  test('is shown with its variants, pictures, model and category path', async () => {
    const table = await details('dining-table-oak')
    const written = goods.find(({ key }) => key === 'dining-table-oak')
    expect(table).toMatchObject({
      title: written?.title,
      kind: 'GOODS',
      dimensions: { width_mm: 1800, depth_mm: 900, height_mm: 740 },
      tags: written?.tags,
      materials: written?.materials,
      lead_time_days: written?.leadTimeDays,
      availability: 'ONLINE_BOOKING_AVAILABLE',
      is_liked: false,
      rating_count: reviews.filter(({ product }) => product === 'dining-table-oak').length,
    })
    expect((await details('tub-chair')).rating_average).toBeNull()
    expect(table.variants.map(({ sku, price }) => [sku, price])).toEqual(
      written?.variants.map(({ sku, price, salePercent = 0 }) => [sku, price - Math.round(price * salePercent) / 100]),
    )
    expect(table.category_path.map(({ _id }) => _id)).toEqual(['furniture', 'tables', 'dining-tables'].map(categoryId))
    expect(table.description_html.zh).toMatch(/^<p>/)
    expect(table.model_url).toMatch(/^\/media\/models\/[0-9a-f-]{36}\.glb$/)
    const model = await shop.request(table.model_url ?? '')
    expect([model.status, model.headers.get('Content-Type')]).toEqual([200, 'model/gltf-binary'])
  })

  test('shows its sale beside its price', async () => {
    const [card] = (await filter({ on_sale: 'true', per_page: 1 })).data
    expect(card?.price_from).toBeLessThan(card?.original_price_from ?? 0)
    expect(card?.discount_percent).toBeGreaterThan(0)
  })

  test('is not found by another id, another store or a malformed id', async () => {
    const call = shop.visitor()
    const { mainStoreId, miniStoreId } = shop.context.config
    const id = productId('sofa-oat')
    for (const wrong of [newId(), 'sofa', "' or 1=1 --", '0', '%00', '%', '🙂']) {
      await expectRefusal(call(findProduct, { params: { store_id: mainStoreId, id: wrong } }), 404, 'product-not-found')
    }
    await expectRefusal(call(findProduct, { params: { store_id: miniStoreId, id } }), 404, 'product-not-found')
    await expectRefusal(call(findProduct, { params: { store_id: newId(), id } }), 404, 'store-not-found')
    await expectRefusal(call(filterProducts, { params: { store_id: newId() } }), 404, 'store-not-found')
    const { data: pieces } = await call(filterProducts, { params: { store_id: miniStoreId } })
    expect(pieces.map(({ point_price }) => point_price)).not.toContain(null)
    expect((await filter({ per_page: 100 })).data.every(({ point_price }) => point_price === null)).toBe(true)
  })

  test('links to related lists, none of them empty or containing the product itself', async () => {
    for (const key of ['sofa-oat', 'site-visit']) {
      const { data } = await shop.visitor()(relatedProductUrls, {
        params: params(),
        query: { product_id: productId(key) },
      })
      expect(data.length).toBeGreaterThan(1)
      for (const { title, url } of data) {
        expect(Object.values(title).every((text) => text.length > 0)).toBe(true)
        expect(url.startsWith(`${shop.context.config.publicUrl}/api/stores/`)).toBe(true)
        const transport = {
          base: '/api',
          fetch: async (request: Request) => shop.app.fetch(request, {}),
          locale: () => 'en' as const,
        }
        const list = await follow<Awaited<ReturnType<typeof filter>>>(transport, url)
        expect(list.data.length).toBeGreaterThan(0)
        expect(list.per_page).toBe(12)
        expect(list.data.map(({ _id }) => _id)).not.toContain(productId(key))
      }
    }
  })
})

describe('reviews', () => {
  test('are public once approved, newest first, and count towards the rating', async () => {
    const { db } = shop.context
    const id = productId('tub-chair')
    const written = [
      { rating: 5, status: 'APPROVED', comment: '好正 <script>alert(1)</script>', at: '2026-01-02T03:04:05Z' },
      { rating: 2, status: 'APPROVED', comment: 'Wobbles', at: '2026-02-02T03:04:05Z' },
      { rating: 1, status: 'WAITING', comment: 'CANARY-WAITING', at: '2026-03-02T03:04:05Z' },
      { rating: 1, status: 'REJECTED', comment: 'CANARY-REJECTED', at: '2026-04-02T03:04:05Z' },
    ]
    for (const { rating, status, comment, at } of written) {
      await sql`insert into product_reviews (id, product_id, rating, comment, language, status, created_at)
        values (${newId()}, ${id}, ${rating}, ${comment}, 'en', ${status}, ${at})`.execute(db)
    }
    await changed(sql`update products set rating_sum = 7, rating_count = 2 where id = ${id}`.execute(db))
    const read = (query: object = {}) => shop.visitor()(productReviews, { params: { ...params(), id }, query })
    const page = await read()
    expect(page.total).toBe(2)
    expect(page.data.map(({ comment }) => comment)).toEqual(['Wobbles', '好正 <script>alert(1)</script>'])
    expect((await read({ sort_by: 'rating', sort_order: 'desc' })).data.map(({ rating }) => rating)).toEqual([5, 2])
    const first = await read({ per_page: 1 })
    expect([first.data.length, first.total, first.next_page_url !== null]).toEqual([1, 2, true])
    expect(await details('tub-chair')).toMatchObject({ rating_average: 3.5, rating_count: 2 })
    expect((await filter({ rating: 3, ids: id })).data.map(({ _id }) => _id)).toEqual([id])
    expect((await filter({ rating: 4, ids: id })).total).toBe(0)
    const pair = `${id},${productId('vase-set')}`
    expect((await filter({ sort_by: 'rating', ids: pair })).data[0]?._id).toBe(id)
  })
})

describe('unpublished products', () => {
  /** Checks every public call that could show a product. */
  async function isShown(id: string): Promise<boolean> {
    const call = shop.visitor()
    const lists = await Promise.all([
      filter({ per_page: 100 }),
      filter({ keyword: 'LUM-VAS-01-SET' }),
      filter({ keyword: '花瓶', per_page: 100 }),
      filter({ ids: productId('vase-set') }),
      filter({ category_ids: categoryId('vases-and-tableware') }),
      filter({ slug: 'set-of-three-stoneware-vases' }),
      call(categoryTree, { params: params() }),
    ])
    return JSON.stringify(lists).includes(id)
  }

  test.each(['DRAFT', 'INACTIVE'])('shows a %s product nowhere, whatever the request', async (status) => {
    const { db } = shop.context
    const id = productId('vase-set')
    expect(await isShown(id)).toBe(true)
    await changed(sql`update products set status = ${status} where id = ${id}`.execute(db))
    expect(await isShown(id)).toBe(false)
    const call = shop.visitor()
    await expectRefusal(call(findProduct, { params: { ...params(), id } }), 404, 'product-not-found')
    await expectRefusal(call(productReviews, { params: { ...params(), id } }), 404, 'product-not-found')
    await expectRefusal(
      call(relatedProductUrls, { params: params(), query: { product_id: id } }),
      404,
      'product-not-found',
    )
    for (const statuses of ['DRAFT', 'INACTIVE', '%', 'ACTIVE,DRAFT']) {
      const address = `/api/stores/${params().store_id}/product-management/products/filter?per_page=100&statuses=${encodeURIComponent(statuses)}&status=${statuses}`
      expect((await (await shop.request(address)).text()).includes(id)).toBe(false)
    }
    await changed(sql`update products set status = 'ACTIVE' where id = ${id}`.execute(db))
    expect(await isShown(id)).toBe(true)
  })

  test('hides a product without an active variant, and a deactivated variant', async () => {
    const { db } = shop.context
    const id = productId('vase-set')
    await changed(sql`update product_variants set status = 'INACTIVE' where product_id = ${id}`.execute(db))
    await expectRefusal(shop.visitor()(findProduct, { params: { ...params(), id } }), 404, 'product-not-found')
    expect(await isShown(id)).toBe(false)
    await changed(sql`update product_variants set status = 'ACTIVE' where product_id = ${id}`.execute(db))
    const sofa = await details('sofa-oat')
    const gone = sofa.variants[0]?._id ?? ''
    await changed(sql`update product_variants set status = 'INACTIVE' where id = ${gone}`.execute(db))
    expect((await details('sofa-oat')).variants.map(({ _id }) => _id)).not.toContain(gone)
    await changed(sql`update product_variants set status = 'ACTIVE' where id = ${gone}`.execute(db))
  })

  test('hides an inactive category and everything below it', async () => {
    const { db } = shop.context
    const id = categoryId('tables')
    await changed(sql`update categories set status = 'INACTIVE' where id = ${id}`.execute(db))
    const call = shop.visitor()
    const shown = JSON.stringify([
      await call(categoryTree, { params: params() }),
      await call(allCategories, { params: params(), query: { per_page: 100, statuses: 'INACTIVE' } }),
      (await filter({ per_page: 100 })).facets,
    ])
    for (const key of ['tables', 'dining-tables', 'desks'])
      expect([key, shown.includes(categoryId(key))]).toEqual([key, false])
    expect((await filter({ category_ids: categoryId('dining-tables') })).total).toBe(0)
    expect((await details('dining-table-oak')).category_path).toEqual([])
    await changed(sql`update categories set status = 'ACTIVE' where id = ${id}`.execute(db))
    expect((await filter({ category_ids: id })).total).toBeGreaterThan(0)
  })
})

describe('a change', () => {
  test('to a product is in lists, facets and search with the next call', async () => {
    const { db } = shop.context
    const id = productId('stool-round')
    await changed(
      db.transaction().execute(async (trx) => {
        await sql`update products set title = '{"en": "Zebrawood perch", "zh": "斑馬木小凳", "cn": "斑马木小凳"}' where id = ${id}`.execute(
          trx,
        )
        await sql`update product_variants set price_cents = 12345, sale_percent = 50 where product_id = ${id}`.execute(
          trx,
        )
        await refreshProductIndex(trx, [id])
      }),
    )
    const [found] = (await filter({ keyword: '斑马木' })).data
    expect(found).toMatchObject({ _id: id, price_from: 61.72, original_price_from: 123.45, discount_percent: 50 })
    expect((await filter({ keyword: 'zebrawod' })).corrected_keyword).toBe('zebrawood')
    expect((await filter({ max_price: 62 })).data.map(({ _id }) => _id)).toContain(id)
  })

  test('that is rolled back has no effect', async () => {
    const { db } = shop.context
    const before = await filter({ per_page: 100 })
    await db
      .transaction()
      .execute(async (trx) => {
        await sql`update products set rank = 1000 where key = 'toy-blocks-set'`.execute(trx)
        await refreshProductIndex(trx, [productId('toy-blocks-set')])
        throw new Error('rolled back')
      })
      .catch(() => {})
    expect(await filter({ per_page: 100, page: 1 })).toEqual({ ...before, next_page_url: before.next_page_url })
  })
})
