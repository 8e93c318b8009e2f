import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { unevenRows } from './card-rows.ts'
import { ask, mainStoreId } from './shop-facts.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

/** Of each kind of list some with few cards, and one with many. */
async function listsOfCards(): Promise<string[]> {
  const store = await mainStoreId()
  const categories = `/stores/${store}/product-management/categories/all?kind=GOODS&per_page=100`
  const counted = await ask<{ _id: string; product_count: number }[]>(categories)
  const goods = [1, 2, 3, 5, 6].flatMap((count) => {
    const category = counted.find(({ product_count }) => product_count === count)
    return category ? [pathTo('category', 'zh', { id: category._id })] : []
  })
  expect(goods.length).toBeGreaterThanOrEqual(4)
  const journal = await ask<{ key: string; post_count: number }[]>('/posts/category/all')
  return [
    '/',
    ...goods,
    '/member-store',
    '/vouchers',
    ...['FIXED', 'FREE_SHIPPING'].map((type) => `/vouchers?discount_type=${type}`),
    '/blogs',
    ...[1, 2].flatMap((count) => {
      const category = journal.find(({ post_count }) => post_count === count)
      return category ? [`/blogs?category=${category.key}`] : []
    }),
    ...['nordic', 'industrial', 'japandi'].map((style) => `/projects?style=${style}`),
  ]
}

test.each(['zh', 'en'] as const)(
  'in %s the cards of a row end at one height, and the last ones fill their row',
  { timeout: 240_000 },
  async (locale) => {
    const { page, goTo, leave } = await enter(browser, locale)
    const found: string[] = []
    for (const path of await listsOfCards()) {
      await goTo(path)
      for (const width of [375, 768, 1000, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const { lists, faults } = await unevenRows(page)
        if (lists === 0) found.push(`${path} has no list of cards`)
        found.push(...faults.map((fault) => `${path} at ${width} px: ${fault}`))
      }
    }
    await leave()
    expect(found).toEqual([])
  },
)
