import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPiece, buyer, fillCheckout } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { enter, languageOf } from './visitor.ts'
import { filled, wordsIn } from './words.ts'

let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(1))[0]!
})
afterAll(() => browser.stop())

test('a change of language keeps the screen, the booking form and all input', async () => {
  const visitor = await enter(browser, 'zh')
  const { page, words } = visitor
  await addPiece(visitor, piece)
  await visitor.goTo('/checkout')
  await fillCheckout(visitor)
  const documents: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('list', { name: words.shell.language }).getByRole('link', { name: 'English' }).click()
  await expect.poll(() => languageOf(page)).toBe('en')
  expect(new URL(page.url()).pathname).toBe('/en/checkout')

  const { checkout } = wordsIn.en
  await page.getByRole('heading', { level: 1, name: wordsIn.en.screens.checkout }).waitFor()
  const typed = [checkout.name, checkout.phone, checkout.email, checkout.street, checkout.building, checkout.unit]
  const values = await Promise.all(typed.map((label) => page.getByRole('textbox', { name: label }).inputValue()))
  expect(values).toEqual([buyer.name, buyer.phone, buyer.email, buyer.street, buyer.building, buyer.unit])
  expect(await page.getByRole('combobox', { name: checkout.district }).inputValue()).toBe(buyer.district)
  await page.getByRole('complementary').getByRole('link', { name: piece.title.en }).waitFor()
  expect(documents).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'store_i18n')?.value).toBe('en')
  await visitor.leave()
})

test('going back from a piece leads to the same position of the same list', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  await goTo('/products?sort=price-asc')
  await page.getByRole('checkbox', { name: words.catalogue.inStock }).click()
  await page.waitForURL(/in_stock=1/)
  const chosen = page.getByRole('list', { name: words.catalogue.activeFilters }).getByText(words.catalogue.inStock)
  await chosen.waitFor()
  const address = page.url()
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).nth(20).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await page.getByRole('button', { name: words.product.add }).first().waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await chosen.waitFor()
  expect(page.url()).toBe(address)
  expect(await page.getByRole('checkbox', { name: words.catalogue.inStock }).isChecked()).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await leave()
})

test('the selected language is the language of the root', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'zh')
  await goTo('/contact-us')
  await page.getByRole('list', { name: words.shell.language }).getByRole('link', { name: '简体中文' }).click()
  await expect.poll(() => languageOf(page)).toBe('cn')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/cn')
  await page.getByRole('link', { name: filled(wordsIn.cn.shell.skip, {}) }).waitFor({ state: 'attached' })
  await leave()
})
