import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bookingPanel } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { activate, focused, isFocused, skipToContent, tabTo } from './keyboard.ts'
import { sofa, sofaPage } from './pieces.ts'
import { ask, mainStoreId } from './shop-facts.ts'
import { bookingWidget, enter } from './visitor.ts'
import { filled, saying } from './words.ts'

let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

test('a pointer loads the second picture, and the view of a list is remembered', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await goTo('/products')
  const card = page.getByRole('main').getByRole('article').nth(1)
  expect(await card.locator('img').count()).toBe(1)
  await card.hover()
  await card.locator('.card-second[data-ready]').waitFor()

  const columns = () =>
    page.locator('.card-grid').evaluate(({ children }) => {
      const tops = [...children].map((child) => child.getBoundingClientRect().top)
      return tops.filter((top) => top === tops[0]).length
    })
  expect(await columns()).toBe(4)
  await page.getByRole('button', { name: words.catalogue.viewWide }).click()
  expect(await columns()).toBe(5)
  await goTo('/products')
  expect(await columns()).toBe(5)
  await page.getByRole('button', { name: words.catalogue.viewWide, pressed: true }).waitFor()
  await leave()
})

test('the most visited pages are light', async () => {
  const lists = ['/products', ...(await categoryPaths())].flatMap((path) => ['', '/cn', '/en'].map((one) => one + path))
  const sorted = ['newest', 'price-low', 'price-high', 'rating', 'title'].map((sort) => `/en/products?sort=${sort}`)
  const atMost = {
    '/search?keyword=oak': 56,
    '/': 70,
    ...Object.fromEntries(lists.map((path) => [path, 60])),
    // These begin with what other journeys have added, which has longer names than the seeded goods, and reviews.
    ...Object.fromEntries(sorted.map((path) => [path, 62])),
  }
  for (const [path, kilobytes] of Object.entries(atMost)) {
    const html = await (await fetch(inject('shopUrl') + path)).text()
    expect(html).toContain('</html>')
    expect([path, Buffer.byteLength(html) / 1000 <= kilobytes]).toEqual([path, true])
  }
})

type Branch = { _id: string; kind: string; children: Branch[] }

/** Of all categories of pieces; each leads to the address with its name. */
async function categoryPaths(): Promise<string[]> {
  const tree = await ask<Branch[]>(`/stores/${await mainStoreId()}/product-management/categories/all/hierarchy`)
  const ids = (branches: Branch[]): string[] => branches.flatMap(({ _id, children }) => [_id, ...ids(children)])
  return ids(tree.filter(({ kind }) => kind === 'GOODS')).map((id) => `/categories/${id}`)
}

test('a finger filters and zooms', async () => {
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

type Measures = Record<'width_mm' | 'depth_mm' | 'height_mm', number>

/** Other journeys add pieces of their own. */
/** The scroll position of the row of pictures, in pictures. */
const pictureShown = (row: Locator) => row.evaluate((one) => Math.round(one.scrollLeft / one.clientWidth))

test('the gallery is turned by key, and the lightbox opens, zooms, closes and returns the focus', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  const { pictures } = words
  await goTo(await sofaPage())
  await skipToContent(page)
  const row = page.getByRole('group', { name: filled(pictures.gallery, { title: (await sofa()).title.en }) })
  const second = page.getByRole('button', { name: saying(pictures.place) }).nth(1)
  await activate(page, second)
  await expect.poll(() => pictureShown(row)).toBe(1)
  await expect.poll(() => second.getAttribute('aria-current')).toBe('true')

  const enlarge = page.getByRole('button', { name: pictures.enlarge, exact: true })
  await tabTo(page, enlarge, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const lightbox = page.getByRole('dialog', { name: await row.getAttribute('aria-label').then(String) })
  const place = lightbox.getByText(saying(pictures.place))
  const before = await place.innerText()
  const box = (await lightbox.boundingBox())!
  expect(box.width).toBeLessThanOrEqual(1024)
  expect(await lightbox.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => place.innerText()).not.toBe(before)

  const image = lightbox.locator('picture img')
  const widthOf = async () => (await image.boundingBox())!.width
  const whole = await widthOf()
  await activate(page, lightbox.getByRole('button', { name: pictures.zoomIn }))
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.5)
  // The middle of the picture is in the middle of the view.
  const frame = lightbox.getByRole('group')
  expect(await frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(100)
  await activate(page, lightbox.getByRole('button', { name: pictures.zoomOut }))
  await expect.poll(widthOf).toBe(whole)
  await page.keyboard.press('Escape')
  await expect.poll(() => lightbox.isVisible()).toBe(false)
  expect(await focused(page)).toContain(pictures.enlarge)
  await leave()
})

test('a finger turns the gallery and zooms where it points', async () => {
  const visitor = await enter(browser, 'cn', { width: 'phone' })
  const { page, words, goTo, press, leave } = visitor
  const { pictures } = words
  await goTo(await sofaPage())
  const row = page.getByRole('group', { name: filled(pictures.gallery, { title: (await sofa()).title.cn }) })
  await press(page.getByRole('button', { name: saying(pictures.place) }).nth(1))
  await expect.poll(() => pictureShown(row)).toBe(1)
  await press(page.getByRole('button', { name: saying(pictures.place) }).first())
  await expect.poll(() => pictureShown(row)).toBe(0)
  await press(page.getByRole('button', { name: pictures.enlarge, exact: true }))
  const lightbox = page.getByRole('dialog', { name: await row.getAttribute('aria-label').then(String) })
  const box = (await lightbox.locator('picture img').boundingBox())!
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2)
  const frame = lightbox.getByRole('group')
  const ends = () => frame.evaluate((one) => (one.scrollLeft + one.clientWidth) / one.scrollWidth)
  await expect.poll(ends).toBeGreaterThan(0.9)
  await press(lightbox.getByRole('button', { name: pictures.close }))
  await expect.poll(() => lightbox.isVisible()).toBe(false)

  await press(bookingWidget(page, words))
  const panel = bookingPanel(visitor)
  await panel.waitFor()
  await press(panel.getByRole('button', { name: words.cart.close }))
  await panel.waitFor({ state: 'hidden' })
  await leave()
})

test('a mouse zooms, turns the gallery, zooms where it points and opens the booking form at the side', async () => {
  const visitor = await enter(browser, 'zh')
  const { page, words, goTo, leave } = visitor
  const { pictures } = words
  await goTo('/products')
  const card = page.getByRole('main').getByRole('article').first()
  await card.hover()
  await card.getByRole('button', { name: saying(words.catalogue.quickViewOf) }).click()
  const view = page.getByRole('dialog')
  await view.getByRole('button', { name: words.product.add }).waitFor()
  await view.getByRole('button', { name: words.catalogue.closeQuickView }).click()
  await expect.poll(() => view.count()).toBe(0)

  await goTo(await sofaPage())
  const row = page.getByRole('group', { name: filled(pictures.gallery, { title: (await sofa()).title.zh }) })
  await page
    .getByRole('button', { name: saying(pictures.place) })
    .nth(1)
    .click()
  await expect.poll(() => pictureShown(row)).toBe(1)
  await page.getByRole('button', { name: pictures.enlarge, exact: true }).click()
  const lightbox = page.getByRole('dialog', { name: await row.getAttribute('aria-label').then(String) })
  const place = lightbox.getByText(saying(pictures.place))
  const before = await place.innerText()
  await lightbox.getByRole('button', { name: pictures.next }).click()
  await expect.poll(() => place.innerText()).not.toBe(before)
  const box = (await lightbox.locator('picture img').boundingBox())!
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2)
  const frame = lightbox.getByRole('group')
  await expect.poll(() => frame.evaluate((one) => one.scrollLeft > 0)).toBe(true)
  await page.mouse.click(20, 450)
  await expect.poll(() => lightbox.isVisible()).toBe(false)

  await bookingWidget(page, words).click()
  const panel = bookingPanel(visitor)
  await panel.waitFor()
  await page.mouse.click(20, 450)
  await panel.waitFor({ state: 'hidden' })
  await leave()
})

test('a quick view by key: the focus goes in and comes back, and it is at most 1080 by 600', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  await goTo('/products')
  const opener = page.getByRole('button', { name: saying(words.catalogue.quickViewOf) }).nth(1)
  await opener.focus()
  await page.keyboard.press('Enter')
  const view = page.getByRole('dialog')
  const add = view.getByRole('button', { name: words.product.add })
  await add.waitFor()
  const { width, height } = (await view.boundingBox())!
  expect(width).toBeLessThanOrEqual(1080)
  expect(height).toBeLessThanOrEqual(600)
  expect(await view.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await tabTo(page, add)
  await page.keyboard.press('Escape')
  await expect.poll(() => view.count()).toBe(0)
  await expect.poll(() => isFocused(opener)).toBe(true)
  await leave()
})

test('a browser without 3D shows picture, measures and a download of the model', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'zh')
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const heavy: string[] = []
  page.on('request', (request) => {
    if (/model-view|\.glb$/.test(request.url())) heavy.push(request.url())
  })
  const { variants } = await ask<{ variants: { dimensions: Measures }[] }>(
    `/stores/${await mainStoreId()}/product-management/products/${(await sofa())._id}/details`,
  )
  await goTo(await sofaPage())
  const place = page.getByRole('region', { name: words.model.title })
  await place.getByRole('button', { name: words.model.show }).press('Enter')
  await place.getByText(words.product.modelUnable).waitFor()
  expect(await place.locator('picture img').isVisible()).toBe(true)
  const inCentimetres = variants.map(({ dimensions: { width_mm: w, depth_mm: d, height_mm: h } }) =>
    [w, d, h].map((one) => one / 10).join('.+'),
  )
  await place.getByText(new RegExp(inCentimetres.join('|'))).waitFor()
  const download = place.getByRole('link', { name: words.model.download })
  expect(await download.getAttribute('href')).toMatch(/\.glb$/)
  expect(await isFocused(download)).toBe(true)
  expect(heavy).toEqual([])
  await leave()
})
