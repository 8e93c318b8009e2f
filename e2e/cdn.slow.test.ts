import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoShop, openDemoShop } from '../scripts/testing/demo-shop.ts'
import { addPiece } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { signInByCode } from './office.ts'
import { plainPieces, sofaPage } from './pieces.ts'
import { present } from './present.ts'
import { type Cdn, openCdn } from './pulling-cdn.ts'
import { enter } from './visitor.ts'

const isFile = (address: string) => /\/(?:assets|media)\//.test(address)

let cdn: Cdn
let shop: DemoShop
let browser: TestBrowser
beforeAll(async () => {
  cdn = await openCdn()
  shop = await openDemoShop({ ASSETS_URL: cdn.url })
  cdn.pullFrom(shop.url)
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.stop()
  await shop?.stop()
  await cdn?.stop()
})

/** The requests and console errors of a visitor's browser. */
function watch(page: Page) {
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    // Before the sign-in the API refuses to show a session. The rest comes from the test tool and software rendering.
    const isExpected =
      url.startsWith(`${shop.url}/api/`) || /blocked by Playwright|GPU stall|rAF timed out/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(`${message.text()} ${url}`)
  })
  const below = (address: string) => asked.filter((one) => one.startsWith(`${address}/`))
  return { complaints, fromCdn: () => below(cdn.url), filesFromShop: () => below(shop.url).filter(isFile) }
}

test(
  'with ASSETS_URL, scripts, styles, fonts, pictures and models come from there, without an error',
  { timeout: 240_000 },
  async () => {
    const visitor = await enter(browser, 'en', { shopUrl: shop.url, withPictures: true })
    const { page, words, goTo, leave } = visitor
    const { complaints, fromCdn, filesFromShop } = watch(page)
    await goTo('/')
    // By a link as well: the loaded code requests that of the next screen.
    await page
      .locator(`main a[href^="${pathTo('products', 'en')}"]`)
      .first()
      .click()
    await page.waitForURL(/\/products/)
    await goTo(pathTo('products', 'zh'))
    await goTo(await sofaPage())
    // Rendered in software: a few pixels are enough.
    await page.locator('section[aria-labelledby=model] .aspect-square').evaluate((place) => {
      place.style.width = '48px'
    })
    await page.getByRole('button', { name: words.model.show }).press('Enter')
    await page.getByRole('button', { name: words.model.reset }).waitFor({ timeout: 90_000 })
    const [piece] = await plainPieces(1)
    await addPiece(visitor, present(piece))
    await goTo(pathTo('checkout', 'zh'))
    await page.getByRole('textbox', { name: words.checkout.name }).waitFor()
    await signInByCode(page, shop.staff)
    await page.waitForLoadState('networkidle')

    expect(complaints).toEqual([])
    expect(filesFromShop()).toEqual([])
    const kinds = new Set(fromCdn().map((address) => /\w+$/.exec(address)?.[0]))
    expect([...kinds]).toEqual(expect.arrayContaining(['js', 'css', 'woff2', 'avif', 'glb']))
    expect(fromCdn().some((address) => address.includes('/admin/assets/'))).toBe(true)
    await leave()
  },
)

test('no cached page names a file of the shop itself', async () => {
  const piece = await sofaPage()
  const paths = [
    '/',
    '/en',
    '/cn',
    pathTo('products', 'en'),
    `/en${piece}`,
    pathTo('projects', 'en'),
    pathTo('blogs', 'en'),
    pathTo('checkout', 'en'),
    '/admin',
  ]
  for (const path of paths) {
    // Cached after the first request.
    await fetch(shop.url + path)
    const html = await (await fetch(shop.url + path)).text()
    expect([path, html.includes(`${cdn.url}/`)]).toEqual([path, true])
    const own = html.replaceAll(`${cdn.url}/admin/`, 'CDN').replaceAll(`${cdn.url}/`, 'CDN')
    // The data of a page contain paths, to which its scripts prepend the address.
    const written = own.replaceAll(/<script[^>]*>\(data=>.*?<\/script>/gs, '')
    expect([path, written.match(/.{0,60}\/(?:assets|media)\/.{0,40}/g)]).toEqual([path, null])
  }
})

test('pages already visited are available offline, including files of the CDN', async () => {
  const { page, words, goTo, leave } = await enter(browser, 'en', {
    shopUrl: shop.url,
    mayKeepPages: true,
    withPictures: true,
  })
  await goTo('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await goTo('/blogs')
  await page.waitForLoadState('networkidle')
  const kept = await page.evaluate(async () =>
    (await (await caches.open('fitout-assets')).keys()).map(({ url }) => url),
  )
  expect(kept.filter((address) => !address.startsWith(`${cdn.url}/`))).toEqual([])
  expect(kept.some((address) => address.endsWith('.css'))).toBe(true)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: words.screens.blogs }).waitFor()
  const look = () => page.locator('h1').evaluate((one) => getComputedStyle(one).fontFamily)
  expect(await look()).toContain('Newsreader')
  await leave()
})
