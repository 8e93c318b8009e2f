import { type Locale, locales } from '@fitout/contract/locales.ts'
import { screenKeys } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lostPlaces, type Place, everyPlace } from './addresses.ts'
import { bringAxe, checkedSizes, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { pagePool } from './page-pool.ts'
import { type Piece, piecesWithVersions } from './pieces.ts'
import { stateNames, walkThroughStates } from './screen-states.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
let places: Place[]
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  places = await everyPlace()
  piece = (await piecesWithVersions(5))[4]!
})
afterAll(() => browser.stop())

const inTurn = pagePool(async (locale: Locale) => {
  const visitor = await enter(browser, locale)
  await bringAxe(visitor.page)
  return visitor
})

const names = [...screenKeys, ...lostPlaces]
const screensInLanguages = names.flatMap((name) => locales.map((locale) => [name, locale] as const))

describe('axe finds nothing wrong with', () => {
  test.concurrent.each(screensInLanguages)('the screen %s in %s', async (name, locale) => {
    const place = places.find((one) => one.name === name)!
    const found = await inTurn(locale, async ({ page, goTo }) => {
      await page.setViewportSize(checkedSizes[0])
      await goTo(place.addressIn('zh'))
      return violations(page)
    })
    expect(found).toEqual([])
  })

  test.concurrent.each(locales)(
    `what opens on the way to an order in %s`,
    async (locale) => {
      const visitor = await enter(browser, locale)
      await bringAxe(visitor.page)
      const found: string[] = []
      const seen: string[] = []
      await walkThroughStates(visitor, piece, async (name, sizes = checkedSizes) => {
        seen.push(name)
        found.push(...(await violations(visitor.page, sizes)).map((violation) => `${name}, ${violation}`))
        await visitor.page.setViewportSize(checkedSizes[0])
      })
      await visitor.leave()
      expect(found).toEqual([])
      expect(seen).toEqual(stateNames)
    },
    180_000,
  )
})
