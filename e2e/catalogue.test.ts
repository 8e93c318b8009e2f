import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, type TestBrowser } from './browser.ts'
import { catalogue } from './pieces.ts'
import { enter } from './visitor.ts'
import { saying } from './words.ts'

let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

test('the second picture comes with a pointer, and the view of a list is remembered', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await goTo('/products')
  const card = page.getByRole('main').getByRole('article').nth(1)
  expect(await card.locator('img').count()).toBe(1)
  await card.hover()
  await card.locator('.card-second[data-ready]').waitFor()

  const columns = () =>
    page.locator('.card-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(4)
  await page.getByRole('button', { name: words.catalogue.viewWide }).click()
  expect(await columns()).toBe(5)
  await goTo('/products')
  expect(await columns()).toBe(5)
  await page.getByRole('button', { name: words.catalogue.viewWide, pressed: true }).waitFor()
  await leave()
})

test('a finger filters and looks closer', async () => {
  const { page, words, goTo, press, leave } = await enter(browser, 'zh', { width: 'phone' })
  await goTo('/products')
  await press(page.getByRole('button', { name: words.catalogue.filters, exact: true }))
  const filters = page.getByRole('search', { name: words.catalogue.filters })
  await press(filters.getByRole('checkbox', { name: words.catalogue.onSale, exact: true }))
  await page.waitForURL((url) => url.searchParams.get('on_sale') === '1')
  await press(filters.getByRole('button', { name: saying(words.catalogue.showResults) }))
  await expect.poll(() => filters.isVisible()).toBe(false)
  const opener = page.getByRole('button', { name: saying(words.catalogue.quickViewOf) }).first()
  await press(opener)
  const view = page.getByRole('dialog')
  await view.getByRole('button', { name: words.product.add }).waitFor()
  await press(view.getByRole('button', { name: words.catalogue.closeQuickView }))
  await expect.poll(() => view.count()).toBe(0)
  await leave()
})

test('the 3D view comes when it is asked for, by key, and nothing of it before', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  const heavy: string[] = []
  page.on('request', (request) => {
    if (/model-view|\.glb$/.test(request.url())) heavy.push(request.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const sofa = (await catalogue('GOODS'))[0]!
  await goTo(pathTo('product', 'zh', { id: sofa._id, slug: sofa.slug.en }))
  const show = page.getByRole('button', { name: words.product.modelShow })
  await show.scrollIntoViewIfNeeded()
  expect(heavy).toEqual([])
  await show.press('Enter')
  await page.locator('model-viewer').waitFor()
  await expect.poll(() => heavy.some((url) => url.endsWith('.glb'))).toBe(true)
  expect(refused).toEqual([])
  await leave()
})
