import { type Locale, locales } from '@fitout/contract/locales.ts'
import { pathTo, screenKeys } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyPlace, lostPlaces, mainPlaces, type Place } from './addresses.ts'
import { addPiece } from './booking-steps.ts'
import { openBrowser, type TestBrowser, type VisitorOptions } from './browser.ts'
import { collectFaults } from './faults.ts'
import { isStill, overflow, shifts, watchShifts } from './layout-shifts.ts'
import { pagePool } from './page-pool.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { enter, type Visitor } from './visitor.ts'

const widths = [1920, 1440, 1024, 768, 375, 320]
let browser: TestBrowser
let places: Place[]
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  places = await everyPlace()
  piece = (await plainPieces(2))[1]!
})
afterAll(() => browser.stop())

const withFaults = new WeakMap<object, string[]>()
const inTurn = pagePool(async (locale: Locale) => {
  const visitor = await enter(browser, locale)
  withFaults.set(visitor, collectFaults(visitor.page))
  await addPiece(visitor, piece)
  return visitor
})

const addressOf = (name: string) => places.find((one) => one.name === name)!.addressIn('zh')
const mainScreens = mainPlaces.flatMap((name) => locales.map((locale) => [name, locale] as const))
const otherScreens = [...screenKeys, ...lostPlaces]
  .filter((name) => !mainPlaces.some((one) => one === name))
  .map((name, index) => [name, locales[index % locales.length]!] as const)

/** Goes to a screen, and sees that the browser has nothing to complain of there. */
async function visit(visitor: Visitor, name: string): Promise<void> {
  const faults = withFaults.get(visitor)!
  faults.length = 0
  await visitor.page.setViewportSize({ width: 1440, height: 900 })
  await visitor.goTo(addressOf(name))
  expect(faults).toEqual([])
}

test.concurrent.each(mainScreens)(
  '%s in %s never scrolls sideways, and the browser complains of nothing',
  async (name, locale) => {
    await inTurn(locale, async (visitor) => {
      await visit(visitor, name)
      for (const width of widths) {
        await visitor.page.setViewportSize({ width, height: 900 })
        expect([width, ...(await overflow(visitor.page))]).toEqual([width])
      }
    })
  },
)

test.concurrent.each(otherScreens)('the browser complains of nothing on %s in %s', (name, locale) =>
  inTurn(locale, (visitor) => visit(visitor, name)),
)

describe('nothing moves by itself on', () => {
  // The booking form twice: empty, and with the piece in it.
  const screens = ['home', 'products', 'cart', 'product', 'cart', 'checkout'] as const
  const visits = (['phone', 'desk'] as const).flatMap((width) =>
    (['zh', 'en'] as const).map((locale) => [width, locale] as const),
  )

  test.concurrent.each(visits)(
    'the screens of a %s in %s',
    async (width: VisitorOptions['width'], locale) => {
      const visitor = await enter(browser, locale, { width })
      await watchShifts(visitor.page)
      const moved: string[] = []
      for (const name of screens) {
        if (name === 'product') await addPiece(visitor, piece)
        await visitor.goTo(
          name === 'product' ? pathTo('product', 'zh', { id: piece._id, slug: piece.slug[locale] }) : addressOf(name),
        )
        await visitor.page.locator('main [role=status][aria-label]').waitFor({ state: 'detached' })
        await isStill(visitor.page)
        moved.push(...(await shifts(visitor.page)).map((shift) => `${name}, ${shift}`))
      }
      await visitor.leave()
      expect(moved).toEqual([])
    },
    120_000,
  )
})
