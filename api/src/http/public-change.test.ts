import { findProduct } from '@fitout/contract/products.ts'
import { writePostReview } from '@fitout/contract/post-comments.ts'
import {
  isTouched,
  joined,
  type PublicChange,
  readShown,
  type Shown,
  showsHeader,
} from '@fitout/contract/public-change.ts'
import { changeCategory, listStaffCategories } from '@fitout/contract/staff/categories.ts'
import { addCampaign, changeCampaign } from '@fitout/contract/staff/campaigns.ts'
import { changeVoucher, listStaffVouchers } from '@fitout/contract/staff/vouchers.ts'
import { moveStock, priceVariant } from '@fitout/contract/staff/variants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryId, productId } from '../../database/seed/seed-catalogue.ts'
import { createApp } from '../app.ts'
import { publishConfiguration } from '../features/configuration/configuration-service.ts'
import { openMember } from '../testing/members.ts'
import { openStaff, type StaffVisitor } from '../testing/staff.ts'
import { openGuest, placeOrder } from '../testing/visitors.ts'
import { openWritingDesk, type WritingDesk } from '../testing/writing-desk.ts'
import { createPublicAnswers } from './public-answers.ts'

let desk: WritingDesk
let owner: StaffVisitor
let store: string
/** All public addresses, as the pages request them. */
let addresses: string[]

const [chair, sofa] = [productId('tub-chair'), productId('sofa-oat')]

beforeAll(async () => {
  desk = await openWritingDesk()
  owner = await openStaff(desk.shop)
  store = desk.shop.context.config.mainStoreId
  const [post, project, voucher] = [await firstOf('posts'), await firstOf('projects'), await firstOf('vouchers')]
  const ofStore = [
    '/products/filter',
    '/products/filter?in_stock=true&sort_by=price',
    '/products/filter?keyword=chair',
    `/products/filter?facets=false&category_ids=${categoryId('dining-tables')}`,
    `/products/filter?facets=false&ids=${sofa},${chair}`,
    '/products/filter?facets=false&kind=SERVICE',
    `/categories/all?per_page=100`,
    '/categories/all/hierachy',
    ...[chair, sofa].flatMap((id) => [
      `/products/${id}/details`,
      `/products/${id}/reviews`,
      `/products/${id}/offers`,
      `/related-products-urls?product_id=${id}`,
    ]),
  ].map((path) => `/stores/${store}/product-management${path}`)
  addresses = [
    ...ofStore,
    '/configuration/latest',
    '/configuration/slug/products/sorting-list',
    '/contents/slug/home/latest',
    `/stores/${store}/warehouses/all`,
    `/stores/${store}/shopping-cart/couriers?country_code=HK`,
    '/projects/filter',
    `/projects/${project}/details`,
    '/search?keyword=oak',
    `/share-images/product/${chair}`,
    `/share-images/project/${project}`,
    `/share-images/post/${post}`,
    '/share-images/page/home',
    '/posts/category/all',
    '/posts/filter',
    `/posts/${post}/details`,
    `/posts/${post}/reviews`,
    `/posts/related-posts-urls?post_id=${post}`,
    '/vouchers/all?per_page=50',
    `/vouchers/${voucher}/details`,
  ]
}, 300_000)
afterAll(() => desk.shop.stop())

async function answersOf(app: ReturnType<typeof createApp>) {
  const answers = new Map<string, { text: string; shown: Shown }>()
  for (const address of addresses) {
    // As a page of the same process requests it.
    const answer = await app.fetch(new Request(`http://localhost:3000/api${address}`), { internal: true })
    expect([address, answer.status]).toEqual([address, 200])
    answers.set(address, { text: await answer.text(), shown: readShown(answer.headers.get(showsHeader)) })
  }
  return answers
}

/** The same shop with an empty cache. */
const anew = () => {
  const { context } = desk.shop
  const fresh = { db: context.db.withoutPlugins(), publicAnswers: createPublicAnswers(), onPublicChange: () => {} }
  return createApp({ ...context, ...fresh })
}

const textsOf = (answers: Awaited<ReturnType<typeof answersOf>>) =>
  new Map([...answers].map(([address, { text }]) => [address, text]))

let heard: PublicChange | undefined
const misses = () => desk.shop.context.publicAnswers.figures.misses

/** Makes a change; returns the addresses with a different answer now, and how many were recomputed. */
async function after(change: () => Promise<unknown>) {
  const { app, context } = desk.shop
  const before = await answersOf(app)
  heard = undefined
  context.onPublicChange((one) => (heard = joined(heard, one)))
  await change()
  await context.watch.hear()
  const fresh = await answersOf(anew())
  const changed = addresses.filter((address) => fresh.get(address)?.text !== before.get(address)?.text)
  // Every changed answer was tagged with the change, so that a page made of it is dropped too.
  for (const address of changed) {
    const isDropped = heard !== undefined && isTouched(before.get(address)?.shown, heard)
    expect({ address, isDropped }).toEqual({ address, isDropped: true })
  }
  const [missed, now] = [misses(), await answersOf(app)]
  expect(textsOf(now)).toEqual(textsOf(fresh))
  return { changed, madeAnew: misses() - missed }
}

/** The shelves of the first version of a piece. */
async function shelvesOf(product: string) {
  const shelves = await desk.shop.context.db
    .selectFrom('stock_levels as l')
    .innerJoin('product_variants as v', 'v.id', 'l.variant_id')
    .select(['v.id', 'l.warehouse_id', 'l.available', 'v.price_cents'])
    .where('v.product_id', '=', product)
    .where('v.status', '=', 'ACTIVE')
    .orderBy('v.position')
    .orderBy('l.warehouse_id')
    .execute()
  return shelves.filter(({ id }) => id === shelves[0]?.id)
}

async function leave(product: string, units: number) {
  for (const [index, { id, warehouse_id, available }] of (await shelvesOf(product)).entries()) {
    const quantity = (index === 0 ? units : 0) - available
    const body = { warehouse_id, quantity, reason: 'counted' }
    if (quantity !== 0) await owner.call(moveStock, { params: { id }, body })
  }
}

async function order(product: string, units: number) {
  const id = (await shelvesOf(product))[0]?.id ?? ''
  const door = await desk.shop.context.db
    .selectFrom('couriers')
    .select('id')
    .where('key', '=', 'own-team')
    .executeTakeFirstOrThrow()
  await placeOrder({ storeId: store, couriers: { door: door.id } }, await openGuest(desk.shop), { [id]: units })
}

async function write(kind: 'page' | 'post' | 'project' | 'service', key: string) {
  const live = await desk.liveOf(kind, key)
  await desk.save(kind, key, { ...live, title: { ...live.title, en: `${live.title.en} again` } })
  await desk.publish(kind, key)
}

const firstOf = async (table: 'posts' | 'projects' | 'vouchers') =>
  (
    await desk.shop.context.db
      .selectFrom(table)
      .select('id')
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id

describe('a cached answer equals that of a fresh process after', () => {
  test('a price', async () => {
    const [{ id, price_cents } = { id: '', price_cents: 0 }] = await shelvesOf(chair)
    const change = () =>
      owner.call(priceVariant, { params: { id }, body: { price: price_cents / 100 + 10, sale_percent: 0 } })
    const { changed, madeAnew } = await after(change)
    expect(changed.length).toBeGreaterThan(4)
    expect(madeAnew).toBeLessThan(addresses.length)
  })

  test('an order that leaves the last units, which only the page of the piece shows', async () => {
    await leave(chair, 5)
    const { changed } = await after(() => order(chair, 1))
    expect(changed).toEqual([expect.stringContaining(`/products/${chair}/details`)])
  })

  test('an order of the last unit, and its return to the shelf', async () => {
    await leave(chair, 1)
    const sold = await after(() => order(chair, 1))
    expect(sold.changed).toContain(`/stores/${store}/product-management/products/filter`)
    expect(sold.changed).not.toContain(`/stores/${store}/product-management/products/${sofa}/details`)
    await after(() => leave(chair, 3))
  })

  test.each(['post', 'project'] as const)('a new version of a %s', async (kind) => {
    const key = await firstOf(kind === 'post' ? 'posts' : 'projects')
    const { changed } = await after(() => write(kind, key))
    expect(changed.length).toBeGreaterThan(1)
  })

  test('a new version of a page and of a service', async () => {
    expect((await after(() => write('page', 'home'))).changed.length).toBeGreaterThan(0)
    const { id } = await desk.shop.context.db
      .selectFrom('products')
      .select('id')
      .where('kind', '=', 'SERVICE')
      .where('store_id', '=', store)
      .where('status', '=', 'ACTIVE')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect((await after(() => write('service', id))).changed.length).toBeGreaterThan(0)
  })

  test('a comment', async () => {
    const member = await openMember(desk.shop)
    const post = addresses
      .find((address) => address.endsWith('/reviews') && address.startsWith('/posts'))
      ?.split('/')[2]
    const body = { _id: post ?? '', comment: 'What a calm room, and so much light' }
    const { changed } = await after(() => member.call(writePostReview, { body }))
    expect(changed).toContain(`/posts/${post}/reviews`)
  })

  test('the name of a member, which is shown beside their comments', async () => {
    const member = await openMember(desk.shop)
    const { db } = desk.shop.context
    await after(() =>
      db.updateTable('accounts').set({ username: 'Another' }).where('id', '=', member.accountId).execute(),
    )
    expect(heard).toBe('everything')
  })

  test('a voucher', async () => {
    const { data } = await owner.call(listStaffVouchers, {})
    const shown = addresses.find((address) => /^\/vouchers\/.+\/details$/.test(address))?.split('/')[2]
    const { _id: id, state: _, taken: __, ...fields } = data.find(({ _id }) => _id === shown) ?? data[0]!
    const body = { ...fields, title: { ...fields.title, en: 'Another name' } }
    const { changed } = await after(() => owner.call(changeVoucher, { params: { id }, body: body as never }))
    expect(changed).toEqual(['/vouchers/all?per_page=50', `/vouchers/${shown}/details`])
  })

  test('a campaign that begins, and its end', async () => {
    const scope = { product_ids: [sofa], category_ids: [], excluded_product_ids: [], excluded_category_ids: [] }
    const body = {
      title: { en: 'Ten off', zh: '九折', cn: '九折' },
      status: 'ACTIVE' as const,
      priority: 1,
      starts_at: '2026-01-01T00:00:00Z',
      ends_at: null,
      offer: {
        kind: 'SHOP_WIDE' as const,
        minimum: { spend: null, quantity: null },
        scope,
        reduction: { percent: 10, at_most: null },
      },
    }
    const shown = [`/stores/${store}/product-management/products/${sofa}/offers`]
    let id = ''
    expect((await after(async () => (id = (await owner.call(addCampaign, { body })).data._id))).changed).toEqual(shown)
    const stopped = { ...body, status: 'INACTIVE' as const, version: 1 }
    expect((await after(() => owner.call(changeCampaign, { params: { id }, body: stopped }))).changed).toEqual(shown)
  })

  test('a category', async () => {
    const { data } = await owner.call(listStaffCategories, {})
    const one = data.find(({ _id }) => _id === categoryId('dining-tables'))
    if (!one) throw new Error('the category is gone')
    const { _id: id, title, description, status, version } = one
    const body = { title: { ...title, en: 'Seats' }, description, status, version }
    const { changed } = await after(() => owner.call(changeCategory, { params: { id }, body: body as never }))
    expect(changed).toContain(`/stores/${store}/product-management/categories/all/hierachy`)
  })

  test('the configuration', async () => {
    const { context } = desk.shop
    const { changed, madeAnew } = await after(() =>
      publishConfiguration(context.db, 'sorting-lists', {
        products: [
          { key: 'new', title: { en: 'New', zh: '新品', cn: '新品' }, sort_by: 'published_at', sort_order: 'desc' },
        ],
      }),
    )
    expect(changed).toContain('/configuration/slug/products/sorting-list')
    expect(madeAnew).toBeGreaterThan(20)
  })
})

test('what a change does not affect is still answered from the cache', async () => {
  const { publicAnswers } = desk.shop.context
  const keptAfter = async (change: () => Promise<unknown>) => {
    await answersOf(desk.shop.app)
    const { entries } = publicAnswers.figures
    await change()
    await desk.shop.context.watch.hear()
    const kept = publicAnswers.figures.entries
    const { hits } = publicAnswers.figures
    await answersOf(desk.shop.app)
    expect(publicAnswers.figures.hits - hits).toBe(kept)
    return entries - kept
  }
  await leave(sofa, 4)
  expect(await keptAfter(() => order(sofa, 1))).toBe(1)
  expect(await keptAfter(async () => write('post', await firstOf('posts')))).toBe(2)
  await leave(sofa, 1)
  const dropped = await keptAfter(() => order(sofa, 1))
  expect(dropped).toBeGreaterThan(4)
  expect(dropped).toBeLessThan(10)
  expect(await keptAfter(async () => undefined)).toBe(0)
})

test('a change during a read leaves nothing outdated in the cache', async () => {
  const params = { store_id: store, id: sofa }
  const call = desk.shop.visitor()
  for (const units of [9, 2, 5, 1, 3]) {
    const reading = call(findProduct, { params })
    await leave(sofa, units)
    await reading
    const left = (await call(findProduct, { params })).data.variants.map(({ low_stock }) => low_stock)
    expect(left).toContain(units > 5 ? null : units)
  }
})
