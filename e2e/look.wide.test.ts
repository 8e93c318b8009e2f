import type { Locale } from '@fitout/contract/locales.ts'
import { localise, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPlace, lostPlaces, mainPlaces, type Place } from './addresses.ts'
import { bringAxe, violations } from './axe.ts'
import { addPiece } from './booking-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { collectFaults } from './faults.ts'
import { looksClosely, sweptLanguages, sweptSizes, widthsOf } from './languages.ts'
import { isStill, overflow, shifts, watchShifts } from './layout-shifts.ts'
import { brokenText, hiddenFocus, lookAtWidths, shownText, wastefulPictures } from './look.ts'
import { pagePool } from './page-pool.ts'
import { plainPieces } from './pieces.ts'
import { foreignTo } from './scripts-of-chinese.ts'
import { enter, isAlive, type Visitor } from './visitor.ts'
import { withoutCachedPictures } from './without-pictures.ts'

/** A check waits for the previous ones on the same page, which takes its time on a busy machine. */
const turnMilliseconds = 240_000

/** The screen on which each language first opens a page, so that three are checked. */
const opening = {
  zh: { width: 375, height: 812, scale: 2 },
  cn: { width: 1440, height: 900, scale: 1 },
  en: { width: 768, height: 1024, scale: 2 },
} as const

let browser: TestBrowser
let places: Place[]

beforeAll(async () => {
  browser = await openBrowser()
  places = await everyPlace()
})
afterAll(() => browser.stop())

const withFaults = new WeakMap<object, string[]>()
const onPage = pagePool(async (locale: Locale) => {
  const visitor = await enter(browser, locale, { scale: opening[locale].scale, withPictures: true })
  withFaults.set(visitor, collectFaults(visitor.page))
  await bringAxe(visitor.page)
  await addPiece(visitor, (await plainPieces(2))[1]!)
  await watchShifts(visitor.page)
  // Only the choice of pictures is measured here, not the pictures.
  await withoutCachedPictures(visitor.page)
  return visitor
})

// Guests are redirected from the tabs of an account, and visitors without a code from its pages; those are checked in
// account.wide.test.ts and accounts.test.ts.
const leadingAway = new Set<string | undefined>(['auth/registeredOnly', 'verification-code'])
const forGuests = screenKeys.filter((key) => !leadingAway.has(screenNamed(key).guard))
const names = [...forGuests, ...lostPlaces]
const isMain = (name: string) => mainPlaces.some((one) => one === name)
const screensInLanguages = names.flatMap((name) =>
  sweptLanguages(isMain(name)).map((locale) => [name, locale] as const),
)

describe('at every width', () => {
  test.concurrent.each(screensInLanguages)(
    '%s in %s is in order',
    { timeout: turnMilliseconds },
    async (name, locale) => {
      const { addressIn } = places.find((place) => place.name === name)!
      const found = await onPage(locale, async (visitor) => {
        const { page } = visitor
        const faults = withFaults.get(visitor)!
        faults.length = 0
        await page.setViewportSize(opening[locale])
        await visitor.goTo(addressIn('zh'))
        await page.locator('main [role=status][aria-label]').waitFor({ state: 'detached' })
        await isStill(page)
        return [
          ...faults.map((fault) => `the browser says: ${fault}`),
          ...(await movedOn(page, name, addressIn(locale))).map((shift) => `moves by itself: ${shift}`),
          ...foreignTo(locale)(await shownText(page)).map((one) => `a character of another script: ${one}`),
          ...(await wasted(visitor, addressIn('zh'))).map((picture) => `too large a picture: ${picture}`),
          ...(await lookAtWidths(page, widthsOf(locale))),
          ...(await violations(page, sweptSizes(locale, names.indexOf(name)))).map(
            (violation) => `axe says: ${violation}`,
          ),
          ...(isMain(name) && looksClosely(locale) ? await lookClosely(page) : []),
        ]
      })
      expect(found).toEqual([])
    },
  )
})

// The way to an order is measured with its real pictures and objects in stability.wide.test.ts.
const measuredElsewhere = new Set(['home', 'products', 'product', 'cart', 'checkout'])

/** Empty if the screen redirected: another page is no layout shift of this one. */
async function movedOn(page: Page, name: string, address: string): Promise<string[]> {
  const { pathname } = new URL(address, page.url())
  return measuredElsewhere.has(name) || new URL(page.url()).pathname !== pathname ? [] : shifts(page)
}

/** Repeats a page that loaded while its window was still being resized, and so requested pictures for the old size. */
async function wasted({ page, goTo }: Visitor, path: string): Promise<string[]> {
  if ((await wastefulPictures(page)).length === 0) return []
  await goTo(path)
  await isStill(page)
  return wastefulPictures(page)
}

/** Text at twice its size, and whether the focused element stays clear of the fixed bars. */
async function lookClosely(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of [
    [375, 700],
    [1440, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    found.push(...(await hiddenFocus(page)).map((one) => `${width} px: the focus is hidden: ${one}`))
  }
  // A zoomed page is like one of the widths; here only the text is large, by the browser's own setting.
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  // Even so the widest has room for the wide header.
  for (const width of [768, 1440, 2000]) {
    await page.setViewportSize({ width, height: 900 })
    const large = [...(await overflow(page)), ...(await brokenText(page))]
    found.push(...large.map((one) => `${width} px, text at 200 %: ${one}`))
  }
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await session.detach()
  return found
}

describe('the first load', () => {
  test.each([
    ['home', 160],
    ['products', 160],
    ['product', 175],
  ] as const)('of %s has at most %i kB of scripts and 60 kB of fonts', async (name, kilobytes) => {
    for (const locale of ['zh', 'en'] as const) {
      const visitor = await enter(browser, locale)
      await visitor.goTo(places.find((place) => place.name === name)!.addressIn('zh'))
      const loaded = await visitor.page.evaluate(() => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const sizeOf = (ending: RegExp) =>
          entries.filter((one) => ending.test(one.name)).reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000
        return { scripts: sizeOf(/\.js$/), fonts: sizeOf(/\.woff2$/) }
      })
      await visitor.leave()
      expect(loaded.scripts).toBeGreaterThan(50)
      expect(loaded.scripts).toBeLessThanOrEqual(kilobytes)
      expect(loaded.fonts).toBeGreaterThan(5)
      expect(loaded.fonts).toBeLessThanOrEqual(60)
    }
  })

  test.each(['home', 'product'])(
    'of %s requests scripts after its first picture has loaded, or not at all',
    async (name) => {
      const visitor = await enter(browser, 'zh', { width: 'phone', withPictures: true })
      const { page } = visitor
      const asked: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
      const pictures = Promise.withResolvers<void>()
      await page.route(/\/media\//, async (route) => {
        await pictures.promise
        await route.continue()
      })
      const address = places.find((place) => place.name === name)!.addressIn('zh')
      await page.goto(localise(address, 'zh'), { waitUntil: 'domcontentloaded' })
      await page.locator('main h1').waitFor()
      expect(asked).toEqual([])
      pictures.resolve()
      await isAlive(page, visitor.words)
      expect(asked).not.toEqual([])

      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route(/\/media\//, () => {})
      await page.reload({ waitUntil: 'domcontentloaded' })
      await isAlive(page, visitor.words)
      await visitor.leave()
    },
  )
})
