import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingPanel, buyer, orderPlaced, placeButton, receipt } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { activate, focused, isFocused, keepsFocus, skipToContent, tabTo, type } from './keyboard.ts'
import { announcements } from './live-regions.ts'
import { type Piece, piecesWithVersions, plainPieces } from './pieces.ts'
import { wideMenu } from './shop-facts.ts'
import { bookingWidget, enter, isAlive, languageOf, type Visitor } from './visitor.ts'
import { filled } from './words.ts'

let browser: TestBrowser
let withVersions: Piece
let plain: Piece

beforeAll(async () => {
  browser = await openBrowser()
  withVersions = (await piecesWithVersions(4))[3]!
  plain = (await plainPieces(1))[0]!
})
afterAll(() => browser.stop())

test('a purchase needs only a keyboard', async () => {
  const visitor = await enter(browser, 'en')
  await visitor.goTo('/')
  await findPiece(visitor)
  await addToForm(visitor)
  await confirmForm(visitor)
  await giveDetails(visitor)
  await proveIt(visitor)
  await visitor.leave()
}, 120_000)

async function findPiece({ page, words }: Visitor): Promise<void> {
  const { item } = await wideMenu()
  const menu = page.getByRole('navigation', { name: words.shell.mainNavigation })
  await activate(page, menu.getByRole('link', { name: item.title.en, exact: true }))
  await page.getByRole('heading', { level: 1, name: words.catalogue.allProducts }).waitFor()
  await keepsFocus(page)

  const colour = withVersions.variants[0]!.attributes.find(({ name }) => name === 'colour')!
  const choice = page.getByRole('checkbox', { name: colour.title.en, exact: true })
  await skipToContent(page)
  await activate(page, choice, 'Space')
  await page.waitForURL((url) => url.searchParams.get('colour') === colour.value)
  await page.getByRole('list', { name: words.catalogue.activeFilters }).getByText(colour.title.en).waitFor()
  await keepsFocus(page)
  expect(await isFocused(choice)).toBe(true)

  await activate(page, page.getByRole('link', { name: withVersions.title.en, exact: true }))
  await page.getByRole('heading', { level: 1, name: withVersions.title.en }).waitFor()
  await keepsFocus(page)
}

async function addToForm(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  const chosen = page.getByRole('main').locator('form').getByRole('radio', { checked: true })
  await skipToContent(page)
  await tabTo(page, chosen.first())
  const before = await chosen.first().inputValue()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => chosen.first().inputValue()).not.toBe(before)
  const add = page.getByRole('button', { name: words.product.add }).first()
  await activate(page, add)
  await bookingPanel(visitor).getByText(words.product.added).first().waitFor()
  await staysInPanel(visitor)
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(add)).toBe(true)
  await activate(page, page.getByRole('main').getByRole('link', { name: words.product.seeForm }))
  await page.getByRole('heading', { level: 1, name: words.screens.cart }).waitFor()
  await keepsFocus(page)
}

/** Once round the panel: the page behind it is unreachable. */
async function staysInPanel(visitor: Visitor): Promise<void> {
  const panel = bookingPanel(visitor)
  const places = new Set<string>()
  for (let step = 0; step < 20; step += 1) {
    const isOutside = await panel.evaluate((dialog) => {
      const { activeElement: element, body } = document
      // Between the last place and the first lies the browser's own window.
      return element !== body && !dialog.contains(element)
    })
    expect(isOutside).toBe(false)
    places.add(await focused(visitor.page))
    await visitor.page.keyboard.press('Tab')
  }
  places.delete('nothing')
  expect(places.size).toBeGreaterThan(4)
  expect(places.size).toBeLessThan(15)
}

async function confirmForm({ page, words }: Visitor): Promise<void> {
  const couriers = page.getByRole('group', { name: words.cart.couriers.legend })
  const chosen = couriers.getByRole('radio', { checked: true })
  await chosen.waitFor()
  await skipToContent(page)
  await tabTo(page, chosen)
  const before = await chosen.inputValue()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => chosen.inputValue()).not.toBe(before)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => chosen.inputValue()).toBe(before)
  await activate(page, page.getByRole('main').getByRole('link', { name: words.cart.continue }))
  await page.getByRole('heading', { level: 1, name: words.screens.checkout }).waitFor()
  await keepsFocus(page)
}

async function giveDetails(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  const { checkout } = words
  const field = (label: string) => page.getByRole('textbox', { name: label })
  await field(checkout.name).waitFor()
  await skipToContent(page)
  await type(page, field(checkout.name), buyer.name)
  await type(page, field(checkout.phone), buyer.phone)
  await type(page, field(checkout.email), buyer.email)
  await type(page, field(checkout.unit), buyer.unit)
  await type(page, field(checkout.building), buyer.building)
  const district = page.getByRole('combobox', { name: checkout.district })
  await type(page, district, 'Kowloon City')
  expect(await district.inputValue()).toBe(buyer.district)

  // Submitted too early, it names what is missing and links there.
  await activate(page, placeButton(visitor))
  const summary = page.getByRole('group', { name: 'One detail needs another look' })
  await expect.poll(() => isFocused(summary)).toBe(true)
  const agreement = page.locator('main input[name=hasAgreed]')
  await activate(page, summary.getByRole('button', { name: checkout.agreeFirst }))
  await expect.poll(() => isFocused(agreement)).toBe(true)
  await page.keyboard.press('Space')
  await summary.waitFor({ state: 'detached' })
  await activate(page, placeButton(visitor))
  await orderPlaced(visitor)
  await keepsFocus(page)
}

async function proveIt({ page, words }: Visitor): Promise<void> {
  const { orders } = words
  await activate(page, page.getByRole('link', { name: orders.placedSee }))
  await page.getByRole('heading', { level: 2, name: orders.proof, exact: true }).waitFor()
  await keepsFocus(page)
  const chooser = page.waitForEvent('filechooser')
  await activate(page, page.getByLabel(orders.proofPicture), 'Space')
  await (await chooser).setFiles(receipt)
  await activate(page, page.getByRole('button', { name: orders.proofSend }))
  await page.locator('[aria-current=step]').getByText(orders.statuses.pending, { exact: true }).waitFor()
  await keepsFocus(page)
}

describe('with the keyboard alone', () => {
  test('the wide menu opens, is operated and returns the focus', async () => {
    const { page, words, goTo, leave } = await enter(browser, 'zh')
    await goTo('/contact-us')
    const { item, below } = await wideMenu()
    const arrow = page.getByRole('button', { name: filled(words.shell.more, { title: item.title.zh }) })
    const first = page.getByRole('link', { name: below.title.zh, exact: true })
    await activate(page, arrow)
    await first.waitFor()
    await page.keyboard.press('Tab')
    expect(await isFocused(first)).toBe(true)
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    expect(await isFocused(arrow)).toBe(true)
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: below.title.zh }).waitFor()
    await first.waitFor({ state: 'hidden' })
    await keepsFocus(page)
    await leave()
  })

  test('the menu of small screens opens level by level, goes back and returns the focus', async () => {
    const { page, words, goTo, leave } = await enter(browser, 'cn', { width: 'tablet' })
    await goTo('/contact-us')
    const { item, below, leaf } = await wideMenu()
    const opener = page.getByRole('button', { name: words.shell.openMenu })
    const menu = page.getByRole('dialog')
    await activate(page, opener)
    await menu.waitFor()
    await activate(page, menu.getByRole('button', { name: item.title.cn, exact: true }))
    const back = menu.getByRole('button', { name: words.shell.back })
    await expect.poll(() => isFocused(back)).toBe(true)
    const opened = menu.getByRole('button', { name: below.title.cn, exact: true })
    await activate(page, opened)
    await expect.poll(() => isFocused(back)).toBe(true)
    await menu.getByRole('link', { name: leaf.title.cn, exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(opened)).toBe(true)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)
    await leave()
  })

  test('switching the language keeps the screen', async () => {
    const { page, words, goTo, leave } = await enter(browser, 'en')
    await goTo('/services?page=1')
    const languages = page.getByRole('list', { name: words.shell.language })
    await activate(page, languages.getByRole('link', { name: '简体中文' }))
    await expect.poll(() => languageOf(page)).toBe('cn')
    expect(new URL(page.url()).pathname).toBe('/cn/services')
    await keepsFocus(page)
    await leave()
  })

  test('the booking form opens at the side, keeps the focus, and returns it', async () => {
    const visitor = await enter(browser, 'en')
    const { page, words, goTo, leave } = visitor
    await goTo(pathTo('product', 'zh', { id: plain._id, slug: plain.slug.en }))
    await activate(page, page.getByRole('button', { name: words.product.add }).first())
    await bookingPanel(visitor).getByText(words.product.added).first().waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, bookingWidget(page, words), 'Shift+Tab')
    await page.keyboard.press('Space')
    const panel = bookingPanel(visitor)
    await panel.waitFor()
    await staysInPanel(visitor)
    const boxOf = async () => (await panel.boundingBox())!
    expect((await boxOf()).width).toBe(300)
    await page.setViewportSize({ width: 812, height: 375 })
    await expect.poll(boxOf).toMatchObject({ x: 0, y: 375 - 218, height: 218 })
    await page.setViewportSize({ width: 1440, height: 900 })

    // A change is announced once, and not again by the panel opened later.
    const announcedTimes = async () =>
      (await announcements(page)).filter((text) => text.includes(plain.title.en)).length
    await activate(page, panel.getByRole('button', { name: words.cart.more }))
    await expect.poll(announcedTimes).toBe(1)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(bookingWidget(page, words))).toBe(true)
    await page.keyboard.press('Space')
    await panel.waitFor()
    expect(await panel.getByRole('status').allTextContents()).toEqual(['', ''])
    await activate(page, panel.getByRole('button', { name: words.cart.fewer }))
    await expect.poll(announcedTimes).toBe(2)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await leave()
  })

  test('the filters of small screens open, narrow the list and return the focus', async () => {
    const { page, words, goTo, leave } = await enter(browser, 'zh', { width: 'tablet' })
    await goTo('/products')
    const opener = page.getByRole('button', { name: words.catalogue.filters })
    const filters = page.getByRole('search', { name: words.catalogue.filters })
    await skipToContent(page)
    await activate(page, opener)
    await filters.waitFor()
    const choice = filters.getByRole('checkbox', { name: words.catalogue.onSale })
    await activate(page, choice, 'Space')
    await page.waitForURL(/on_sale=1/)
    expect(await isFocused(choice)).toBe(true)
    await page.keyboard.press('Escape')
    await filters.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(opener)).toBe(true)
    await isAlive(page, words)
    await leave()
  })
})
