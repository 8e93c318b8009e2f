import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newContact, password, rootOf, signedIn } from './account-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { isAlive, enter } from './visitor.ts'
import { saying } from './words.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

/** The current price of a piece, in dollars: the first amount that is not struck out. */
const amountIn = (place: Locator) =>
  place.evaluate((one) => {
    const copy = one.cloneNode(true) as Element
    for (const struck of copy.querySelectorAll('s')) struck.remove()
    return /HK\$(\d{1,3}(?:,\d{3})*(?:\.\d\d)?)/.exec(copy.textContent)?.[1]
  })

test('every card of the home page and of a list shows the price of its quick view and of its page', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en')
  let looked = 0
  for (const path of ['/', '/products']) {
    await goTo(path)
    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('a[href*="/products/"]') })
    await cards.first().waitFor()
    const count = Math.min(await cards.count(), 5)
    expect(count).toBeGreaterThan(1)
    const prices: { address: string; price: string | undefined }[] = []
    for (let at = 0; at < count; at += 1) {
      const card = cards.nth(at)
      const price = await amountIn(card)
      const address = (await card.locator('a[href*="/products/"]').first().getAttribute('href')) ?? ''
      await card.hover()
      const opener = card.getByRole('button', { name: saying(words.catalogue.quickViewOf) })
      if ((await opener.count()) > 0) {
        await opener.click()
        const view = page.getByRole('dialog')
        await view.getByRole('button', { name: words.catalogue.closeQuickView }).waitFor()
        await view.getByText(/HK\$/).first().waitFor()
        expect([address, await amountIn(view)]).toEqual([address, price])
        looked += 1
        await view.getByRole('button', { name: words.catalogue.closeQuickView }).click()
        await expect.poll(() => view.count()).toBe(0)
      }
      prices.push({ address, price })
    }
    for (const { address, price } of prices) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await isAlive(page, words)
      expect([address, await amountIn(page.getByRole('main'))]).toEqual([address, price])
    }
  }
  expect(looked).toBeGreaterThan(0)
  await leave()
})

test('a new member is welcomed, and is nowhere asked to register', async () => {
  const visitor = await enter(browser, 'en')
  const { page, words, goTo, leave } = visitor
  const { auth, credentials, shell } = words
  await goTo('/authentication/register')
  const secret = page.getByLabel(credentials.password, { exact: true })
  expect(await secret.getAttribute('passwordrules')).toMatch(/minlength: 8;.*required: lower, upper; required: digit/)
  await page.getByRole('main').getByRole('textbox', { name: credentials.email }).fill(newContact('en').email)
  await secret.fill(password)
  await page.getByRole('button', { name: auth.register, exact: true }).click()
  await page.waitForURL(rootOf('en'))
  await signedIn(page)
  await page.getByText(shell.welcome, { exact: true }).waitFor()
  const screens = [
    'home',
    'products',
    'member-store',
    'vouchers',
    'cart',
    'account',
    'account-profile',
    'wishlist',
  ] as const
  for (const screen of screens) {
    await goTo(pathTo(screen, 'en'))
    await page.locator('main h1').first().waitFor()
    await signedIn(page)
    const advice = page.locator('a[href*="/authentication/register"]:visible')
    await expect.poll(() => advice.count(), { message: screen }).toBe(0)
  }
  await leave()
})
