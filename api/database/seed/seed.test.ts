import { latestConfiguration } from '@fitout/contract/configuration.ts'
import { filterProjects, findProject } from '@fitout/contract/projects.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import { filterProducts, productReviews } from '@fitout/contract/products.ts'
import { allCouriers } from '@fitout/contract/couriers.ts'
import { listCustomers } from '@fitout/contract/staff/customers.ts'
import { sql } from 'kysely'
import { Converter as toSimplified } from 'opencc-js/t2cn'
import { Converter as toTraditional } from 'opencc-js/cn2t'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultConfigurations } from '../../src/features/configuration/default-configurations.ts'
import { openSeededShop } from '../../src/testing/seeded-shop.ts'
import { openStaff } from '../../src/testing/staff.ts'
import type { TestShop } from '../../src/testing/test-shop.ts'
import { attributes } from './attributes.ts'
import { categories } from './categories.ts'
import { customerLayout } from './configuration/customer-layout.ts'
import { estimateRates } from './configuration/estimate-rates.ts'
import { responseMessages } from '../../src/features/setup/templates/response-messages.ts'
import { shopConstants } from './configuration/shop-constants.ts'
import { sortingLists } from '../../src/features/setup/templates/sorting-lists.ts'
import { contents } from './contents/contents.ts'
import { couriers } from './couriers.ts'
import { goods, memberPieces } from './goods/goods.ts'
import { inventedNouns, inventedSentences, inventedSeries } from './invented-words.ts'
import { projects } from './projects/projects.ts'
import { comments } from './journal/comments.ts'
import { journalCategories } from './journal/journal-categories.ts'
import { posts } from './journal/posts.ts'
import { reviews } from './reviews.ts'
import { seed } from './seed.ts'
import { services } from './services.ts'
import { warehouses } from './warehouses.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openSeededShop()
})
afterAll(() => shop.stop())

type Found = { path: string; words: Record<'en' | 'zh' | 'cn', unknown> }

/** Every text in three languages, anywhere in the data. */
function wordsIn(value: unknown, path: string): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value || 'zh' in value || 'cn' in value) return [{ path, words: value as Found['words'] }]
  return Object.entries(value).flatMap(([key, item]) => wordsIn(item, `${path}.${key}`))
}

const everything = Object.entries({
  attributes,
  categories,
  contents,
  couriers,
  customerLayout,
  estimateRates,
  goods,
  projects,
  journalCategories,
  posts,
  responseMessages,
  defaultConfigurations: Object.fromEntries(defaultConfigurations),
  services,
  shopConstants,
  sortingLists,
  warehouses,
  inventedNouns,
  inventedSentences,
  inventedSeries,
}).flatMap(([name, value]) => wordsIn(value, name))

/** `living` of `hero/hero-living.jpg` and of `rooms/living-1-before.jpg`. */
const roomIn = (file: string) => /^\w+\/(?:hero-)?([a-z]+)/.exec(file)?.[1]

const simplify = toSimplified({ from: 'hk', to: 'cn' })
const complicate = toTraditional({ from: 'cn', to: 'hk' })

/** Characters that are simplified forms of others and characters of their own in traditional texts. */
const ownInTraditional = new Set(
  '里后台只干面余松冲斗谷系卜叶范准郁采云征志致制周布表板向回合幸升占借夸朱杰札吁巨仆凶才丑困姜秋胜鑫累厘家佣吊岩群床凳栖喂棱刨尝厂广术伙几涌霉',
)

describe('the demo data', () => {
  test('has every text in three languages', () => {
    expect(everything.length).toBeGreaterThan(800)
    const silent = everything.filter(({ words }) =>
      (['en', 'zh', 'cn'] as const).some((locale) => typeof words[locale] !== 'string' || words[locale] === ''),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  test('has twelve complete projects, and every piece marked in a picture exists', async () => {
    const call = shop.visitor()
    const list = await call(filterProjects, { query: { per_page: 100 } })
    expect(list.total).toBe(12)
    const shown = await Promise.all(
      list.data.map(async ({ _id }) => (await call(findProject, { params: { id: _id } })).data),
    )
    expect(shown.filter(({ model_url }) => model_url).length).toBeGreaterThanOrEqual(2)
    expect(shown.filter(({ comparisons }) => comparisons.length > 0).length).toBeGreaterThanOrEqual(2)
    expect(shown.filter(({ videos }) => videos.length > 0).length).toBeGreaterThanOrEqual(1)
    for (const project of shown) {
      const pictures = project.galleries.flatMap((gallery) => gallery.pictures)
      const named = pictures.flatMap(({ hotspots }) => hotspots.map(({ product_id }) => product_id))
      const ids = [...new Set([...named, ...project.product_ids, ...project.service_ids])]
      const found = await call(filterProducts, {
        params: { store_id: shop.context.config.mainStoreId },
        query: { ids: ids.join(','), per_page: 100 },
      })
      expect([project.title.en, found.total]).toEqual([project.title.en, ids.length])
      expect(named.length).toBeGreaterThan(3)
      for (const { caption } of pictures) expect(Object.values(caption).every((text) => text !== '')).toBe(true)
      const han = projects.find(({ title }) => title.en === project.title.en)?.story.zh.match(/\p{Script=Han}/gu)
      expect([project.title.en, han?.length]).toEqual([project.title.en, expect.toSatisfy((n) => n >= 150 && n <= 350)])
    }
  })

  test('writes each language in its own script', () => {
    const faults = everything.flatMap(({ path, words }) => {
      const zh = [...String(words.zh)].filter(
        (one) => simplify(one) === one && complicate(one) !== one && !ownInTraditional.has(one),
      )
      const cn = [...String(words.cn)].filter((one) => simplify(one) !== one)
      const en = [...String(words.en)].filter((one) => /\p{Script=Han}/u.test(one))
      return [
        ...zh.map((one) => `${path} zh ${one}`),
        ...cn.map((one) => `${path} cn ${one}`),
        ...en.map((one) => `${path} en ${one}`),
      ]
    })
    expect(faults).toEqual([])
  })

  test('gives every piece a picture of its own; only room photographs may be shared by two', async () => {
    const { data, total } = await shop.visitor()(filterProducts, {
      params: { store_id: shop.context.config.mainStoreId },
      query: { per_page: 100, facets: 'false' },
    })
    expect(total).toBe(goods.length + services.length)
    expect(new Set(data.map(({ picture }) => picture.url)).size).toBe(total)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from product_pictures f join products p on p.id = f.product_id
      join pictures i on i.id = f.picture_id where i.width = i.height
      group by f.picture_id, p.store_id having count(distinct f.product_id) > 1`.execute(shop.context.db)
    expect(rows).toEqual([])
  })

  test('shows every piece in at least four pictures', async () => {
    const { rows } = await sql<{ key: string; count: number }>`
      select p.key, count(distinct f.picture_id)::int as count
      from products p left join product_pictures f on f.product_id = p.id where p.kind = 'GOODS' group by p.id`.execute(
      shop.context.db,
    )
    expect(rows).toHaveLength(goods.length + memberPieces.length)
    expect(rows.filter(({ count }) => count < 4)).toEqual([])
  })

  test('opens with four rooms: hero, first project, before and after, first model', () => {
    const home = contents.find(({ slug }) => slug === 'home')!
    const shown = home.blocks.flatMap((block) =>
      block.type === 'hero' ? [block.picture] : block.type === 'before-after' ? [block.before, block.after] : [],
    )
    const [first] = projects
    const model = projects.find((project) => project.model)
    const rooms = [...shown, first!.pictures[0]!, model!.pictures[1]!].map(({ file }) => roomIn(file))
    expect(rooms).toHaveLength(5)
    const [hero, before, after, ...others] = rooms
    expect(after).toBe(before)
    expect(new Set([hero, after, ...others]).size).toBe(4)
  })

  test('has forty goods in twelve categories, eight services, and something sold out', async () => {
    expect(goods.length).toBeGreaterThanOrEqual(40)
    expect(services.length).toBeGreaterThanOrEqual(8)
    expect(new Set(goods.flatMap((product) => product.categories)).size).toBeGreaterThanOrEqual(12)
    const { total } = await shop.visitor()(filterProducts, {
      params: { store_id: shop.context.config.mainStoreId },
      query: { in_stock: 'false' },
    })
    expect(total).toBeGreaterThan(0)
  })

  test('has reviews in three languages, each in its own script, counted in the rating of the piece', async () => {
    expect(new Set(reviews.map(({ language }) => language))).toEqual(new Set(['zh', 'cn', 'en']))
    const strangers = [...reviews, ...comments].filter(({ language, comment }) => {
      if (language === 'en') return /\p{Script=Han}/u.test(comment)
      const letters = [...comment]
      return language === 'cn'
        ? letters.some((one) => simplify(one) !== one)
        : letters.some((one) => simplify(one) === one && complicate(one) !== one && !ownInTraditional.has(one))
    })
    expect(strangers.map(({ comment }) => comment)).toEqual([])
    const store_id = shop.context.config.mainStoreId
    const rated = await shop.visitor()(filterProducts, {
      params: { store_id },
      query: { rating: 1, per_page: 100, facets: 'false' },
    })
    expect(rated.data.length).toBe(new Set(reviews.map(({ product }) => product)).size)
    for (const { _id: id, rating_average, rating_count } of rated.data) {
      const { data } = await shop.visitor()(productReviews, { params: { store_id, id }, query: { per_page: 100 } })
      const sum = data.reduce((total, { rating }) => total + rating, 0)
      expect({ rating_count, rating_average }).toEqual({
        rating_count: data.length,
        rating_average: Math.round((sum / data.length) * 10) / 10,
      })
      expect(data.every(({ user, comment }) => user.username !== '' && comment !== '')).toBe(true)
    }
  })

  test('has twelve articles of some length in three languages, each with its own cover', async () => {
    const { data, total } = await shop.visitor()(filterPosts, { query: { per_page: 100 } })
    expect([total, new Set(data.map(({ cover }) => cover?.url)).size]).toEqual([12, 12])
    for (const { key, body } of posts) {
      for (const text of [body.zh, body.cn]) {
        const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0
        expect([key, characters > 500 && characters < 900]).toEqual([key, true])
      }
      expect([key, body.en.split(/\s+/).length > 300]).toEqual([key, true])
    }
    expect(
      data.every(
        ({ categories: own, tags, reading_minutes }) => own.length > 0 && tags.length > 0 && reading_minutes.zh,
      ),
    ).toBe(true)
  })

  test('has navigation, couriers and stores', async () => {
    const { data } = await shop.visitor()(latestConfiguration)
    expect(data['customer-layout'].navbar.navigation.length).toBeGreaterThan(3)
    const offered = await shop.visitor()(allCouriers, { params: { store_id: shop.context.config.mainStoreId } })
    expect(offered.data.map(({ key }) => key)).toEqual(couriers.map(({ key }) => key))
    const { rows } = await sql<{ id: string }>`select id from stores`.execute(shop.context.db)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(
      [shop.context.config.mainStoreId, shop.context.config.miniStoreId].toSorted(),
    )
  })

  test('has customers whose list can be walked to its end', async () => {
    const owner = await openStaff(shop, 'owner')
    const first = await owner.call(listCustomers, { query: { per_page: 1 } })
    let [page, walked] = [first, 0]
    while (page.next_page_url) {
      walked += page.data.length
      page = await owner.call(listCustomers, { query: Object.fromEntries(new URL(page.next_page_url).searchParams) })
    }
    expect(walked + page.data.length).toBe(first.total)
  })

  test('is idempotent', async () => {
    const counts = async () => {
      const tables = [
        'products',
        'product_variants',
        'pictures',
        'configurations',
        'contents',
        'stock_movements',
        'product_search',
      ]
      return Promise.all(
        tables.map(
          async (table) =>
            (await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(shop.context.db)).rows[0]
              ?.count,
        ),
      )
    }
    const before = await counts()
    await seed(shop.context)
    expect(await counts()).toEqual(before)
  })

  test('grows to any number of products for a benchmark, the same in every run', async () => {
    const wanted = goods.length + services.length + 25
    const progress: number[] = []
    await seed(shop.context, { products: wanted, onProgress: (done) => progress.push(done) })
    await seed(shop.context, { products: wanted })
    const { rows } = await sql<{ count: number; shown: number }>`
      select (select count(*)::int from products where store_id = ${shop.context.config.mainStoreId}) as count,
        (select count(*)::int from product_index where store_id = ${shop.context.config.mainStoreId}) as shown`.execute(
      shop.context.db,
    )
    expect(rows[0]).toEqual({ count: wanted, shown: wanted })
    expect(progress.at(-1)).toBe(wanted)
  })
})
