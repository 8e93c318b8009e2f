import { findConfiguration, previewTypedConfiguration } from '@fitout/contract/staff/configuration.ts'
import { listPictures } from '@fitout/contract/staff/pictures.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser, widths } from './browser.ts'
import { staffCall } from './callers.ts'
import { activate, isFocused, keepsFocus } from './keyboard.ts'
import { overflow } from './layout-shifts.ts'
import { enterOffice } from './office.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { wideMenu } from './shop-facts.ts'
import { present } from './present.ts'
import { enter, languageOf, type Visitor } from './visitor.ts'
import { filled } from './words.ts'

let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(1))[0]!
})
afterAll(() => browser.stop())

const search = ({ page, words }: Visitor) => page.getByRole('dialog', { name: words.search.label })
const field = (visitor: Visitor) => search(visitor).getByRole('combobox', { name: visitor.words.search.label })
const opener = ({ page, words }: Visitor) =>
  page.getByRole('banner').getByRole('button', { name: words.search.open, exact: true })

describe('the search', () => {
  test('suggests during typing, and is operated with the keyboard alone', async () => {
    const visitor = await enter(browser, 'en')
    const { page, words, goTo, leave } = visitor
    await goTo('/contact-us')
    await activate(page, opener(visitor))
    await expect.poll(() => isFocused(field(visitor))).toBe(true)
    await search(visitor).getByText(words.search.browse).waitFor()

    await page.keyboard.type('table')
    const products = search(visitor).getByRole('group', { name: words.search.products })
    await products.getByRole('option').first().waitFor()
    expect(await products.locator('mark').first().textContent()).toMatch(/^table$/i)
    const panel = await search(visitor).locator('.search-panel').boundingBox()
    expect(panel!.height).toBeLessThanOrEqual(350)

    await page.keyboard.press('ArrowUp')
    const last = search(visitor).getByRole('option').last()
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const first = search(visitor).getByRole('option').first()
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true')
    expect(await field(visitor).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
    expect(await isFocused(field(visitor))).toBe(true)

    await page.keyboard.press('Escape')
    await search(visitor).waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener(visitor))).toBe(true)

    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(field(visitor))).toBe(true)
    await page.keyboard.type(piece.title.en)
    const option = search(visitor).getByRole('option', { name: piece.title.en }).first()
    await option.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForURL((url) => url.pathname.startsWith('/en/products/'))
    await search(visitor).waitFor({ state: 'hidden' })
    await keepsFocus(page)
    await leave()
  })

  test('links to all results, and reports an empty one', async () => {
    const visitor = await enter(browser, 'zh', { width: 'phone' })
    const { page, words, goTo, press, leave } = visitor
    await goTo('/contact-us')
    await press(page.getByRole('button', { name: words.shell.openMenu }))
    const menu = page.getByRole('dialog', { name: words.shell.mainNavigation })
    await press(menu.getByRole('button', { name: words.search.open }))
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(field(visitor))).toBe(true)

    await field(visitor).fill('qqqqzzzz')
    await search(visitor).getByRole('status').filter({ hasText: 'qqqqzzzz' }).waitFor()
    expect(await search(visitor).getByRole('option').count()).toBe(0)
    await field(visitor).fill('<b>%')
    await search(visitor).getByRole('status').filter({ hasText: '<b>%' }).waitFor()

    await field(visitor).fill('燈')
    await search(visitor).getByRole('group', { name: words.search.products }).getByRole('option').first().waitFor()
    await field(visitor).press('Enter')
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('keyword') === '燈')
    await search(visitor).waitFor({ state: 'hidden' })
    await keepsFocus(page)

    await press(opener(visitor))
    await field(visitor).fill('燈')
    await press(search(visitor).getByRole('option').first())
    await page.waitForURL((url) => url.pathname.startsWith('/products/'))
    await search(visitor).waitFor({ state: 'hidden' })
    await leave()
  })

  test('follows a mouse, and closes when the page beside it is pressed', async () => {
    const visitor = await enter(browser, 'cn')
    const { page, goTo, leave } = visitor
    await goTo('/contact-us')
    await opener(visitor).click()
    await field(visitor).fill('灯')
    const option = search(visitor).getByRole('option').first()
    await option.waitFor()
    await page.mouse.click(720, 850)
    await search(visitor).waitFor({ state: 'hidden' })
    await opener(visitor).click()
    await option.click()
    await page.waitForURL((url) => url.pathname.startsWith('/cn/products/'))
    await search(visitor).waitFor({ state: 'hidden' })
    await leave()
  })
})

test('the wide menu opens under the mouse, shows its picture, and links onwards', async () => {
  const visitor = await enter(browser, 'en')
  const { page, words, goTo, leave } = visitor
  await goTo('/contact-us')
  const { item, below, leaf } = await wideMenu()
  const menu = page.getByRole('navigation', { name: words.shell.mainNavigation })
  await menu.getByRole('link', { name: item.title.en, exact: true }).hover()
  const entry = menu.getByRole('link', { name: leaf.title.en, exact: true })
  await entry.waitFor()
  await menu.getByRole('link', { name: filled(words.shell.seeAllOf, { title: item.title.en }) }).waitFor()
  await entry.hover()
  const way = menu.getByRole('link', { name: filled(words.shell.seeAllOf, { title: below.title.en }) })
  await way.waitFor()
  await page.mouse.move(700, 850)
  await entry.waitFor({ state: 'hidden' })
  await menu.getByRole('link', { name: item.title.en, exact: true }).hover()
  await entry.click()
  await page.getByRole('heading', { level: 1, name: leaf.title.en }).waitFor()
  await entry.waitFor({ state: 'hidden' })
  await leave()
})

test('the menu of phones slides level by level under the finger, and offers the languages', async () => {
  const { page, words, goTo, press, leave } = await enter(browser, 'en', { width: 'phone' })
  await goTo('/contact-us')
  const { item, below, leaf } = await wideMenu()
  const menu = page.getByRole('dialog', { name: words.shell.mainNavigation })
  await press(page.getByRole('button', { name: words.shell.openMenu }))
  await press(menu.getByRole('button', { name: item.title.en, exact: true }))
  await press(menu.getByRole('button', { name: below.title.en, exact: true }))
  await menu.getByRole('link', { name: leaf.title.en, exact: true }).waitFor()
  await press(menu.getByRole('button', { name: words.shell.back }))
  await menu
    .getByRole('link', { name: item.title.en, exact: true })
    .or(menu.getByText(below.title.en))
    .first()
    .waitFor()
  await press(menu.getByRole('link', { name: '繁體中文' }))
  await expect.poll(() => languageOf(page)).toBe('zh')
  expect(new URL(page.url()).pathname).toBe('/contact-us')
  const isAtContent = () => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))
  await expect.poll(isAtContent).toBe(true)
  await leave()
})

test('the header hides on scrolling down, returns on scrolling up, and a page keeps its position', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'cn')
  await goTo('/')
  const header = page.getByRole('banner')
  const isInView = () => header.evaluate((element) => element.getBoundingClientRect().bottom > 0)
  const scrollTo = (place: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place)
  const place = 1300
  await scrollTo(1600)
  await expect.poll(isInView).toBe(false)
  await scrollTo(place)
  await expect.poll(isInView).toBe(true)
  await header.getByRole('link', { name: words.shell.wishlist }).click()
  await page.waitForURL((url) => url.pathname === pathTo('wishlist', 'cn'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

  // Text enlarged by a reader's own style moves no breakpoint: the header measures the width it has.
  expect(await header.getByRole('button', { name: words.shell.openMenu }).isVisible()).toBe(false)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await header.getByRole('button', { name: words.shell.openMenu }).waitFor()
  expect(await header.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  await leave()
})

test('staff can replace the name with a picture, and social media icons are beside their names', async () => {
  const office = await browser.visit({ language: 'en-GB' })
  await enterOffice(office)
  const call = await staffCall(office)
  const params = { key: 'customer-layout' }
  const { live } = (await call(findConfiguration, { params })).data
  const wide = present((await call(listPictures)).data.find(({ width, height }) => width > height))
  const layout = structuredClone(live) as unknown as Layout
  const before = layout.footer.social_media.map(({ name }) => name)
  layout.navbar.logo.picture = { ...wide, alt: { en: 'Lumen, a lamp' } }
  layout.footer.logo.picture = { ...wide, alt: {} }
  layout.footer.social_media.push({ name: 'Elsewhere', url: 'https://social.example/', fa_icon: 'fa-unheard-of' })
  const body = { written: layout as never }
  const { en } = (await call(previewTypedConfiguration, { params, body })).data

  for (const width of Object.keys(widths) as (keyof typeof widths)[]) {
    const page = await browser.visit({ width, language: 'en-GB', withPictures: true })
    await page.goto(en)
    const heights = async (place: 'banner' | 'contentinfo', name: string) => {
      const box = await page.getByRole(place).getByRole('img', { name, exact: true }).first().boundingBox()
      expect(box!.x + box!.width).toBeLessThanOrEqual(widths[width])
      return box?.height
    }
    expect(await heights('banner', 'Lumen, a lamp')).toBe(36)
    expect(await heights('contentinfo', layout.footer.logo.title.en)).toBe(50)
    expect(await overflow(page)).toEqual([])
    const signs = page.getByRole('contentinfo').locator('li', { has: page.locator('[data-icon]') })
    expect(await signs.count()).toBe(before.length)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Elsewhere' }).waitFor()
    await page.goto('/en')
    expect(await page.getByRole('banner').getByRole('link', { name: layout.navbar.logo.title.en }).count()).toBe(1)
    await page.context().close()
  }
  await office.context().close()
})

type Mark = { title: { en: string }; picture?: object }
type Layout = {
  navbar: { logo: Mark }
  footer: { logo: Mark; social_media: { name: string; url: string; fa_icon: string }[] }
}
