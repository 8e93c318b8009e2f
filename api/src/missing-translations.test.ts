import { inLocale, type Locale, locales, type Words } from '@fitout/contract/locales.ts'
import { filterPosts, findPost } from '@fitout/contract/posts.ts'
import { filterProducts, findProduct } from '@fitout/contract/products.ts'
import { searchEverything } from '@fitout/contract/search.ts'
import { splitLocale } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './database/new-id.ts'
import { publishContent } from './features/contents/contents-service.ts'
import { savePost } from './features/posts/save-post.ts'
import { type ShopGoods, stockShop } from './testing/shop-goods.ts'
import { openTestShop, type TestShop } from './testing/test-shop.ts'

let shop: TestShop
let goods: ShopGoods
beforeAll(async () => {
  shop = await openTestShop()
  goods = await stockShop(shop.context)
})
afterAll(() => shop.stop())

/** Every way in which languages can be missing, and what each reader is to see. */
const matrix: [written: Locale[], seen: Record<Locale, Locale>][] = [
  [['zh', 'cn', 'en'], { zh: 'zh', cn: 'cn', en: 'en' }],
  [['zh', 'cn'], { zh: 'zh', cn: 'cn', en: 'zh' }],
  [['zh', 'en'], { zh: 'zh', cn: 'zh', en: 'en' }],
  [['cn', 'en'], { zh: 'en', cn: 'cn', en: 'en' }],
  [['zh'], { zh: 'zh', cn: 'zh', en: 'zh' }],
  [['cn'], { zh: 'cn', cn: 'cn', en: 'cn' }],
  [['en'], { zh: 'en', cn: 'en', en: 'en' }],
]

/** Far enough apart that no typo leads from one to another. */
const codes = ['quillon', 'bramble', 'saffron', 'tundra', 'wicket', 'zephyr', 'marlin']

const sitemap = async (kind: string) => (await shop.request(`/sitemaps/${kind}.xml`)).text()

/** In which languages the addresses of a page are listed, each with the same alternates. */
function languagesOf(xml: string, page: string): Locale[] {
  const entries = xml.split('<url>').filter((entry) => entry.includes(`/${page}`))
  const found = entries.map((entry) => splitLocale(new URL(/<loc>([^<]+)/.exec(entry)![1]!).pathname).locale)
  for (const entry of entries) expect(entry.match(/hreflang="(?!x-default)/g)).toHaveLength(found.length)
  return found
}

test('beyond 103 109: one rule for missing languages, in lists, details and the search, of goods and of articles', async () => {
  const visit = shop.visitor()
  const params = { store_id: goods.storeId }
  const kept: { code: string; productId: string; postId: string; seen: Record<Locale, Locale> }[] = []
  for (const [index, [written, seen]] of matrix.entries()) {
    const code = codes[index]!
    const title: Words = Object.fromEntries(written.map((locale) => [locale, `${code} ${locale}`]))
    const variant = await goods.addVariant()
    const { product_id } = await shop.context.db
      .selectFrom('product_variants')
      .select('product_id')
      .where('id', '=', variant)
      .executeTakeFirstOrThrow()
    await shop.context.db
      .updateTable('products')
      .set({ title: JSON.stringify(title) as never })
      .where('id', '=', product_id)
      .execute()
    const postId = newId()
    const post = { id: postId, key: postId, title, excerpt: title, body: title, author: title, tags: [] }
    const rest = { picture: null, categoryIds: [], status: 'ACTIVE' as const, rank: 0, publishedAt: new Date(0) }
    await savePost(shop.context.db, { ...post, ...rest }, new Date())
    kept.push({ code, productId: await goods.publish(variant), postId, seen })
  }

  const [posts, products] = [await sitemap('posts'), await sitemap('products')]
  for (const { productId, postId, seen } of kept) {
    const written = locales.filter((locale) => seen[locale] === locale)
    expect(languagesOf(posts, `blogs/${postId}`)).toEqual(written)
    expect(languagesOf(products, `products/${productId}`)).toEqual(written)
  }

  for (const { code, productId, postId, seen } of kept) {
    const listed = (await visit(filterProducts, { params, query: { ids: productId } })).data[0]
    const { data: product } = await visit(findProduct, { params: { ...params, id: productId } })
    const told = (await visit(filterPosts, { query: { ids: postId } })).data[0]
    const { data: post } = await visit(findPost, { params: { id: postId } })
    for (const locale of locales) {
      const expected = `${code} ${seen[locale]}`
      const titles = [listed?.title, product.title, told?.title, post.title].map((title) => inLocale(title, locale))
      const { data } = await visit(searchEverything, { query: { keyword: code, locale } })
      const found = data.groups.flatMap(({ items }) => items.map(({ title }) => title))
      expect([code, locale, ...titles, ...found]).toEqual([code, locale, ...Array(6).fill(expected)])
    }
  }
})

test('beyond 109: the sitemap lists each page that staff have written, in the languages in which it is written', async () => {
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
