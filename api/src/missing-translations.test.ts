import { allCategories, categoryTree } from '@fitout/contract/categories.ts'
import { latestContent } from '@fitout/contract/contents.ts'
import { slugsOf } from '@fitout/contract/formats.ts'
import { inLocale, languageTags, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { allPostCategories, filterPosts, findPost } from '@fitout/contract/posts.ts'
import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { filterProjects, findProject } from '@fitout/contract/projects.ts'
import { searchEverything } from '@fitout/contract/search.ts'
import { splitLocale } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { publishContent } from './features/contents/contents-service.ts'
import { addPostCategories, savePost } from './features/posts/save-post.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
let goods: ShopGoods
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

/** Every combination of missing languages, and what each reader should see. */
const matrix: [written: Locale[], seen: Record<Locale, Locale>][] = [
  [['zh', 'cn', 'en'], { zh: 'zh', cn: 'cn', en: 'en' }],
  [['zh', 'cn'], { zh: 'zh', cn: 'cn', en: 'zh' }],
  [['zh', 'en'], { zh: 'zh', cn: 'zh', en: 'en' }],
  [['cn', 'en'], { zh: 'en', cn: 'cn', en: 'en' }],
  [['zh'], { zh: 'zh', cn: 'zh', en: 'zh' }],
  [['cn'], { zh: 'cn', cn: 'cn', en: 'cn' }],
  [['en'], { zh: 'en', cn: 'en', en: 'en' }],
]

/** Different enough that no typo leads from one to another. */
const codes = ['quillon', 'bramble', 'saffron', 'tundra', 'wicket', 'zephyr', 'marlin']

const sitemap = async (kind: string) => (await shop.request(`/sitemaps/${kind}.xml`)).text()

/** The languages in which the addresses of a page are listed, each with the same alternates. */
function languagesOf(xml: string, page: string): Locale[] {
  const entries = xml.split('<url>').filter((entry) => entry.includes(`/${page}`))
  const found = entries.map((entry) => splitLocale(new URL(/<loc>([^<]+)/.exec(entry)![1]!).pathname).locale)
  for (const entry of entries) expect(entry.match(/hreflang="(?!x-default)/g)).toHaveLength(found.length)
  return found
}

/** The same text for each part of whatever can be translated. */
async function writeAll(title: Words) {
  const { db, config } = shop.context
  const [category, postCategory, post, project] = [newId(), newId(), newId(), newId()]
  const key = (id: string) => ({ id, key: id, title, slug: slugsOf(title) })
  await db
    .insertInto('categories')
    .values({ ...key(category), store_id: config.mainStoreId, kind: 'GOODS', description: title, position: 0 })
    .execute()
  const products: string[] = []
  for (const kind of ['GOODS', 'SERVICE'] as const) {
    const variant = await goods.addVariant({ kind, ...(kind === 'SERVICE' && { stock: undefined }) })
    const { product_id } = await db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', variant)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('products')
      .set({ title, summary: title, description: title })
      .where('id', '=', product_id)
      .execute()
    await db.insertInto('product_categories').values({ product_id, category_id: category }).execute()
    products.push(await goods.publish(variant))
  }
  await addPostCategories(db, [{ ...key(postCategory), position: 0 }])
  const rest = { picture: null, categoryIds: [postCategory], status: 'ACTIVE' as const, rank: 0 }
  const written = { id: post, key: post, title, excerpt: title, body: title, author: title, tags: [title] }
  await savePost(db, { ...written, ...rest, publishedAt: new Date(0) }, new Date())
  const { id: picture_id } = await db.selectFrom('pictures').select('id').executeTakeFirstOrThrow()
  const shown = { status: 'ACTIVE', published_at: new Date(0), year: 2025 } as const
  await db
    .insertInto('projects')
    .values({ ...key(project), summary: title, story: title, place: title, picture_id, ...shown })
    .execute()
  await publishContent(db, { slug: project, title, description: title, updatedOn: '2026-11-01', blocks: [] })
  return { category, postCategory, post, project, piece: products[0]!, service: products[1]! }
}

/** Every title that the API returns for them, in lists and in details. */
async function titlesOf({
  category,
  postCategory,
  post,
  project,
  piece,
  service,
}: Awaited<ReturnType<typeof writeAll>>) {
  const visit = shop.visitor()
  const params = { store_id: goods.storeId }
  const { data: shownPost } = await visit(findPost, { params: { id: post } })
  const { data: built } = await visit(findProject, { params: { id: project } })
  const ofProduct = async (id: string) => {
    const { data: product } = await visit(findProduct, { params: { ...params, id } })
    const listed = (await visit(filterProducts, { params, query: { ids: id } })).data
    return [product.title, product.summary, product.category_path[0]?.title, ...listed.map(({ title }) => title)]
  }
  const every = { sort_by: 'position', per_page: 100 } as const
  return Object.entries({
    goods: await ofProduct(piece),
    service: await ofProduct(service),
    category: (await visit(allCategories, { params, query: every })).data,
    branch: (await visit(categoryTree, { params, query: {} })).data,
    postCategory: (await visit(allPostCategories, { query: every })).data,
    post: [shownPost.title, shownPost.excerpt, shownPost.author, shownPost.tags[0], shownPost.categories[0]?.title],
    posts: (await visit(filterPosts, { query: { ids: post } })).data.map(({ title }) => title),
    project: [built.title, built.summary, built.place],
    projects: (await visit(filterProjects, { query: { ids: project } })).data.map(({ title }) => title),
    page: [(await visit(latestContent, { params: { slug: project } })).data.title],
  }).map(([of, found]): [string, (Words | null | undefined)[]] => {
    const own = found.filter((one) => !one || !('_id' in one) || one._id === category || one._id === postCategory)
    return [of, own.map((one) => (one && '_id' in one ? one.title : one))]
  })
}

test('beyond 103 109: one rule for missing languages, in lists, details, search and sitemap, for all translated content', async () => {
  const visit = shop.visitor()
  const kept = []
  for (const [index, [written, seen]] of matrix.entries()) {
    const code = codes[index]!
    const title: Words = Object.fromEntries(written.map((locale) => [locale, `${code} ${locale}`]))
    kept.push({ code, seen, written: await writeAll(title) })
  }

  const maps = { posts: '', products: '', services: '', projects: '', categories: '' }
  for (const kind of Object.keys(maps) as (keyof typeof maps)[]) maps[kind] = await sitemap(kind)
  for (const { written, seen } of kept) {
    const own = locales.filter((locale) => seen[locale] === locale)
    expect(languagesOf(maps.posts, `blogs/${written.post}`)).toEqual(own)
    expect(languagesOf(maps.products, `products/${written.piece}`)).toEqual(own)
    expect(languagesOf(maps.services, `services/${written.service}`)).toEqual(own)
    expect(languagesOf(maps.projects, `projects/${written.project}`)).toEqual(own)
    expect(languagesOf(maps.categories, `categories/${written.category}`)).toEqual(own)
  }

  for (const { code, written, seen } of kept) {
    const titles = await titlesOf(written)
    for (const locale of locales) {
      const expected = `${code} ${seen[locale]}`
      for (const [of, all] of titles) {
        expect([of, all.length > 0]).toEqual([of, true])
        expect([of, locale, ...all.map((title) => inLocale(title, locale))]).toEqual([
          of,
          locale,
          ...all.map(() => expected),
        ])
      }
      const { data } = await visit(searchEverything, { query: { keyword: code, locale } })
      const found = data.groups.map(({ kind, items }) => [kind, items.map(({ title, langs }) => [title, langs?.title])])
      const lang = seen[locale] === locale ? undefined : languageTags[seen[locale]]
      const kinds = ['products', 'services', 'projects', 'posts']
      expect(found).toEqual(kinds.map((kind) => [kind, [[expected, lang]]]))
    }
  }
})

test('beyond 109: the sitemap lists each page written by staff, in the languages in which it is written', async () => {
  for (const [slug, written] of [
    ['about-us', ['zh', 'cn', 'en']],
    ['contact-us', ['zh', 'en']],
    ['privacy-policy', ['zh']],
  ] as [string, Locale[]][]) {
    const title: Words = Object.fromEntries(written.map((locale) => [locale, slug]))
    await publishContent(shop.context.db, { slug, title, description: title, updatedOn: '2026-11-01', blocks: [] })
    await expect.poll(async () => languagesOf(await sitemap('pages'), slug), { timeout: 10_000 }).toEqual(written)
  }
})
