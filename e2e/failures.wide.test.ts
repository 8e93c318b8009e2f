import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, refuse } from './api-answers.ts'
import { addPiece, agree, fillCheckout, orderPlaced, placeButton } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { announcements } from './live-regions.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { enter, isAlive } from './visitor.ts'
import { filled } from './words.ts'

let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(4))[3]!
})
afterAll(() => browser.stop())

const broken = { status: 500, code: 'internal-error', message: 'The cupboard is bare.' } as const

test.each(journeyLanguages)('a failed call is shown top right in %s, with the message of the API', async (locale) => {
  const { page, words, goTo, leave } = await enter(browser, locale)
  await page.route(calls.addToCart, (route) => refuse(route, broken))
  await goTo(pathTo('product', 'zh', { id: piece._id, slug: piece.slug[locale] }))
  await page.getByRole('button', { name: words.product.add }).first().click()
  const toast = page.getByRole('alert').locator('div', { hasText: words.errors.serverError })
  await toast.getByText(broken.message).waitFor()
  const announced = async () => (await announcements(page)).filter((text) => text.includes(broken.message))
  await expect.poll(announced).toHaveLength(1)
  const box = (await toast.boundingBox())!
  expect(box.x + box.width).toBeGreaterThan(1440 - 40)
  expect(box.y).toBeLessThan(200)
  await page.getByRole('button', { name: words.shell.closeMessage }).click()
  await toast.waitFor({ state: 'detached' })
  await leave()
})

test('a failed change of a quantity is reverted, and the line says why', async () => {
  const visitor = await enter(browser, 'en')
  const { page, words, goTo, leave } = visitor
  await addPiece(visitor, piece)
  await goTo('/cart')
  const quantity = page.getByRole('textbox', { name: filled(words.cart.quantityOf, { title: piece.title.en }) })
  await quantity.waitFor()
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route(calls.addToCart, async (route) => {
    await held
    await refuse(route, broken)
  })
  await page.getByRole('main').getByRole('button', { name: words.cart.more }).click()
  await expect.poll(() => quantity.inputValue()).toBe('2')
  release()
  await page.getByRole('listitem').filter({ has: quantity }).getByText(broken.message).waitFor()
  await expect.poll(() => quantity.inputValue()).toBe('1')
  await leave()
})

test('a success message shows bottom centre, for two seconds', async () => {
  const visitor = await enter(browser, 'en')
  const { page, words, goTo, leave } = visitor
  await addPiece(visitor, piece)
  await goTo('/checkout')
  await fillCheckout(visitor)
  await agree(visitor)
  await placeButton(visitor).click()
  const { id } = await orderPlaced(visitor)
  await goTo(pathTo('order', 'zh', { id }))
  await page.getByRole('button', { name: words.orders.cancel }).click()
  await page.getByRole('button', { name: words.orders.cancelConfirm }).click()
  const toast = page.getByRole('status').getByText(words.orders.cancelled, { exact: true })
  await toast.waitFor()
  const appeared = Date.now()
  const box = (await toast.boundingBox())!
  expect(Math.abs(box.x + box.width / 2 - 720)).toBeLessThan(20)
  expect(box.y).toBeGreaterThan(700)
  await toast.waitFor({ state: 'detached' })
  const shown = Date.now() - appeared
  expect(shown).toBeGreaterThan(1200)
  expect(shown).toBeLessThan(4000)
  await leave()
})

test('the loading bar shows while a page loads, and disappears', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  await goTo('/contact-us')
  let release = () => {}
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/en/services.data*', async (route) => {
    await held
    await route.continue()
  })
  await page
    .getByRole('navigation', { name: words.shell.mainNavigation })
    .getByRole('link', { name: 'Services' })
    .click()
  const bar = page.locator('.loading-bar')
  await expect.poll(() => bar.getAttribute('data-active')).not.toBeNull()
  await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  await page.getByRole('status').getByText(words.shell.loading).waitFor()
  release()
  await page.getByRole('heading', { level: 1, name: words.screens.services }).waitFor()
  await expect.poll(() => bar.getAttribute('data-active')).toBeNull()
  await leave()
})

describe('the code of a screen that cannot be loaded', () => {
  test('reloads the page once, and not again within a minute', async () => {
    const { page, words, goTo, leave } = await enter(browser, 'en')
    await goTo('/contact-us')
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.route('**/assets/{services,service-list}*.js', (route) => route.abort())
    const services = page
      .getByRole('navigation', { name: words.shell.mainNavigation })
      .getByRole('link', { name: 'Services' })
    await services.click()
    await expect.poll(() => loads.length).toBe(1)
    await isAlive(page, words)
    await services.click()
    await page.getByRole('heading', { level: 1, name: words.errors.internalError }).waitFor()
    expect(loads).toHaveLength(1)

    await page.unroute('**/assets/{services,service-list}*.js')
    await page.getByRole('link', { name: words.errors.backHome }).click()
    await page.waitForURL('**/en')
    await leave()
  })
})
