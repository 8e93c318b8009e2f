import { languageNames } from '@fitout/contract/locales.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls, refuse, requestsTo } from './api-answers.ts'
import { addPiece, bookingPanel } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { mainStoreId } from './shop-facts.ts'
import { bookingWidget, enter, type Visitor } from './visitor.ts'
import { filled } from './words.ts'

let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await plainPieces(3))[2]!
})
afterAll(() => browser.stop())

test('a guest session opens by itself, once, after the first paint', async () => {
  const { page, goTo, leave } = await enter(browser, 'en')
  const logins = requestsTo(page, '/auth/login')
  await goTo('/')
  const times = await page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const login = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/auth/login'))
    return { paint: paint?.startTime ?? Infinity, login: login?.startTime ?? 0 }
  })
  expect(times.login).toBeGreaterThan(times.paint)
  await goTo('/services')
  expect(logins).toHaveLength(1)
  await leave()
})

test('opening a session is retried five times silently, with growing pauses, and then the visitor is told', async () => {
  const { page, words, leave } = await enter(browser, 'zh')
  const logins = requestsTo(page, '/auth/login')
  await page.route(calls.login, (route) => refuse(route, { status: 503, code: 'service-unavailable' }))
  await page.goto('/contact-us')
  const alert = page.getByRole('alert').getByText(words.errors.serverError)
  await expect.poll(() => logins.length, { timeout: 30_000 }).toBe(4)
  expect(await alert.count()).toBe(0)
  await alert.waitFor()
  expect(logins).toHaveLength(5)
  const pauses = logins.slice(1).map(({ at }, index) => at - logins[index]!.at)
  for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(400 * 2 ** index)
  await leave()
})

test('a Retry-After is respected', async () => {
  const { page, words, leave } = await enter(browser, 'en')
  const logins = requestsTo(page, '/auth/login')
  await page.route(calls.login, (route) => refuse(route, { status: 503, code: 'service-busy', retryAfterSeconds: 3 }), {
    times: 1,
  })
  await page.goto('/en/contact-us')
  await bookingWidget(page, words).waitFor()
  expect(logins).toHaveLength(2)
  expect(logins[1]!.at - logins[0]!.at).toBeGreaterThanOrEqual(3000)
  await leave()
})

test('the browser keeps the booking form only as ids and quantities', async () => {
  const visitor = await enter(browser, 'en')
  await addPiece(visitor, piece)
  const kept = await visitor.page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
  const { [`fitout-cart-${await mainStoreId()}`]: copy, 'fitout-session': session, ...others } = kept
  expect(JSON.parse(copy!)).toEqual([{ id: piece.variants[0]!._id, qty: 1 }])
  expect(JSON.parse(session!)).toEqual({ at: expect.any(Number), registered: false })
  expect(others).toEqual({})
  await visitor.leave()
})

test('a session that expired while the visitor was away is replaced, and its booking form restored', async () => {
  const visitor = await enter(browser, 'cn')
  await addPiece(visitor, piece)
  await setQuantity(visitor, '3')
  const before = await visitor.page.context().cookies()
  await visitor.page.context().clearCookies()
  await visitor.goTo('/cart')
  await expect.poll(() => quantity(visitor).inputValue()).toBe('3')
  const after = await visitor.page.context().cookies()
  expect(sessionCookie(after)).toBeTruthy()
  expect(sessionCookie(after)).not.toBe(sessionCookie(before))
  await visitor.leave()
})

test('a session that expires on an open page is replaced during a call', async () => {
  const visitor = await enter(browser, 'en')
  const { page, words } = visitor
  await addPiece(visitor, piece)
  await page.keyboard.press('Escape')
  const logins = requestsTo(page, '/auth/login')
  await page.context().clearCookies()
  await page.getByRole('button', { name: words.product.add }).first().click()
  await bookingPanel(visitor).waitFor()
  await expect.poll(() => quantity(visitor, bookingPanel(visitor)).inputValue()).toBe('2')
  expect(logins).toHaveLength(1)
  expect(await page.getByRole('alert').allInnerTexts()).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/\S/)]),
  )
  await visitor.leave()
})

test('a page for registered customers redirects a guest to sign in, and keeps the way back', async () => {
  const { page, words, leave } = await enter(browser, 'en')
  await page.goto('/en/account/orders?page=2')
  await page.waitForURL('**/en/authentication/login/email?*')
  expect(new URL(page.url()).searchParams.get('return_to')).toBe('/en/account/orders?page=2')
  await page.getByRole('heading', { level: 1, name: words.screens['login-email'] }).waitFor()
  await page.getByRole('link', { name: languageNames.cn }).first().click()
  await page.waitForURL('**/cn/authentication/login/email?*')
  expect(new URL(page.url()).searchParams.get('return_to')).toBe('/cn/account/orders?page=2')
  await leave()
})

test('a page for registered customers shows an error when the session is unknown', async () => {
  const { page, words, leave } = await enter(browser, 'cn')
  await page.route(calls.login, (route) => refuse(route, { status: 400, code: 'bad-request' }))
  await page.goto('/cn/account')
  await page.getByRole('heading', { level: 1, name: words.errors.serverError }).waitFor()
  // The page has retried once by then, and was refused at once; the visitor's own retry still counts.
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await page.unroute(calls.login)
  await page.getByRole('button', { name: words.shell.tryAgain }).click()
  await page.waitForURL('**/cn/authentication/login/email?*')
  await leave()
})

const sessionCookie = (cookies: { name: string; value: string; httpOnly: boolean }[]) =>
  cookies.find(({ httpOnly }) => httpOnly)?.value

function quantity({ page, words, locale }: Visitor, place: Locator = page.getByRole('main')): Locator {
  return place.getByRole('textbox', { name: filled(words.cart.quantityOf, { title: piece.title[locale] }) })
}

async function setQuantity(visitor: Visitor, count: string): Promise<void> {
  const { page } = visitor
  const field = quantity(visitor, bookingPanel(visitor))
  await field.fill(count)
  await Promise.all([page.waitForResponse(calls.addToCart), field.press('Enter')])
  const isStored = (wanted: string) => Object.values(localStorage).some((text) => text.includes(`"qty":${wanted}`))
  await page.waitForFunction(isStored, count)
}
