import type { Locale } from '@fitout/contract/locales.ts'
import { localise, pathTo, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, type TestBrowser, type VisitorOptions } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { catalogue, type Piece, piecesWithVersions } from './pieces.ts'
import { wideMenu } from './shop-facts.ts'
import { filled, saying, wordsIn } from './words.ts'

let browser: TestBrowser
let piece: Piece
const calls: string[] = []

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await piecesWithVersions(1))[0]!
})
afterAll(() => browser.stop())

async function read(path: string, locale: Locale, width: VisitorOptions['width'] = 'desk'): Promise<Page> {
  const page = await browser.visit({ withScripts: false, width })
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url())
  })
  await page.goto(localise(path, locale))
  return page
}

/** What only readers without JavaScript see; the browser's text search passes over it. */
const unscripted = async (page: Page) => (await page.locator('main noscript').allInnerTexts()).join('\n')

/** Closes the visitor's page; reading alone must open no session and call no API. */
async function close(page: Page): Promise<void> {
  await page.context().close()
  expect(calls).toEqual([])
}

const readings = [
  'about-us',
  'contact-us',
  'disclaimer',
  'payment-terms-and-special-fees',
  'privacy-policy',
  'refund-policy',
  'terms-and-conditions',
] as const
const money = (dollars: number) => `HK$${dollars.toLocaleString('en-US')}`

describe.each(journeyLanguages)('without JavaScript, in %s,', (locale) => {
  const words = wordsIn[locale]

  test('the home page can be read and has links onwards', async () => {
    const page = await read('/', locale)
    expect((await page.getByRole('heading', { level: 1 }).innerText()).length).toBeGreaterThan(3)
    expect(
      await page
        .getByRole('main')
        .getByText(/HK\$[\d,]+/)
        .count(),
    ).toBeGreaterThan(3)
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(10)
    expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(5)
    await close(page)
  })

  test('the list is filtered by its form, sorted, and paged', async () => {
    const page = await read('/products', locale)
    const titles = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    const secondPage = filled(words.catalogue.page, { page: '2' }).replace('{page, number}', '2')
    let first: string[] = []
    // A piece that staff publish in between moves another one to the second page.
    const onBoth = async () => {
      await page.goto(localise('/products', locale))
      first = await titles()
      await page.getByRole('link', { name: secondPage }).click()
      expect(new URL(page.url()).search).toBe('?page=2')
      const second = await titles()
      expect(second.length).toBeGreaterThan(0)
      return second.filter((title) => first.includes(title))
    }
    await expect.poll(onBoth).toEqual([])

    await page.goto(localise('/products', locale))
    const colour = piece.variants[0]!.attributes.find(({ name }) => name === 'colour')!
    await page.getByRole('checkbox', { name: colour.title[locale], exact: true }).check()
    const sort = page.getByRole('combobox', { name: words.catalogue.sort })
    await sort.selectOption({ index: 1 })
    const chosen = await sort.inputValue()
    await page.getByRole('button', { name: words.catalogue.apply }).click()
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('colour'), searchParams.get('sort')]).toEqual([colour.value, chosen])
    expect(await titles()).toContain(piece.title[locale])
    expect((await titles()).length).toBeLessThan(first.length)
    await page.getByRole('list', { name: words.catalogue.activeFilters }).getByRole('link').click()
    expect(new URL(page.url()).searchParams.get('colour')).toBeNull()
    await close(page)
  })

  test('a piece shows its versions, their prices, its dimensions, and what needs JavaScript', async () => {
    const page = await read(pathTo('product', 'zh', { id: piece._id, slug: piece.slug[locale] }), locale)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: piece.title[locale] }).waitFor()
    const pageText = await unscripted(page)
    expect(pageText).toContain(words.product.needsScript)
    for (const { title, price } of piece.variants) expect(pageText).toContain(`${title[locale]} · ${money(price)}`)
    await main.locator('form').getByText(money(piece.variants[0]!.price)).waitFor()
    await main.getByRole('img', { name: saying(words.product.drawing) }).waitFor()
    await close(page)
  })

  test('the services and one of them can be read', async () => {
    const page = await read('/services', locale)
    const [service] = await catalogue('SERVICE')
    await page.getByRole('main').getByRole('link', { name: service!.title[locale] }).first().click()
    await page.getByRole('heading', { level: 1, name: service!.title[locale] }).waitFor()
    await page
      .getByRole('main')
      .getByText(/HK\$[\d,]+/)
      .first()
      .waitFor()
    await close(page)
  })

  test('the pages about the studio and its terms can be read', async () => {
    const page = await read('/', locale)
    for (const key of readings) {
      await page.goto(pathTo(key, locale))
      expect([key, (await page.getByRole('main').innerText()).length > 150]).toEqual([key, true])
    }
    await close(page)
  })

  test.each([
    ['cart', words.cart.needsScript],
    ['checkout', words.checkout.needsScript],
    ['order-tracking', words.orders.needsScript],
  ] as const)('the screen %s says what it needs and how else to order', async (key, text) => {
    const page = await read(pathTo(key, 'zh'), locale)
    const main = page.getByRole('main')
    expect(await unscripted(page)).toContain(text)
    expect(await main.locator('a[href^="tel:"]').isVisible()).toBe(true)
    // Nothing looks as if it were still loading.
    expect(await main.getByRole('status').filter({ visible: true }).count()).toBe(0)
    await close(page)
  })

  test('every screen for members redirects to the login, which keeps the way back', async () => {
    const page = await read('/', locale)
    for (const key of screenKeys.filter((one) => screenNamed(one).guard === 'auth/registeredOnly')) {
      await page.goto(`${pathTo(key, locale)}?page=2`)
      const link = page.getByRole('main').getByRole('link', { name: words.shell.signIn, exact: true })
      const back = { return_to: `${pathTo(key, locale)}?page=2` }
      expect([key, await link.getAttribute('href')]).toEqual([key, withQuery(pathTo('login-email', locale), back)])
      expect(await link.isVisible()).toBe(true)
    }
    await page.getByRole('main').getByRole('link', { name: words.shell.signIn, exact: true }).click()
    await page.waitForURL('**/authentication/login/email?*')
    await close(page)
  })

  test('the menus open', async () => {
    const { item, leaf: leafItem } = await wideMenu()
    const leaf = leafItem.title[locale]
    const wide = await read('/contact-us', locale)
    await wide.getByRole('button', { name: filled(words.shell.more, { title: item.title[locale] }) }).click()
    await wide.getByRole('navigation', { name: words.shell.mainNavigation }).getByRole('link', { name: leaf }).click()
    await wide.getByRole('heading', { level: 1, name: leaf }).waitFor()
    await close(wide)

    const narrow = await read('/contact-us', locale, 'phone')
    await narrow.getByRole('button', { name: words.shell.openMenu }).tap()
    const menu = narrow.getByRole('dialog')
    await menu.getByRole('link', { name: item.title[locale], exact: true }).tap()
    await narrow.getByRole('heading', { level: 1, name: words.catalogue.allProducts }).waitFor()
    await narrow.getByRole('button', { name: words.catalogue.filters, exact: true }).tap()
    await narrow.getByRole('search', { name: words.catalogue.filters }).waitFor()
    await close(narrow)
  })
})
