import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringAxe, checkedSizes, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages, journeySizes } from './languages.ts'
import { type Piece, piecesWithVersions } from './pieces.ts'
import { stateNames, walkThroughStates } from './screen-states.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  piece = (await piecesWithVersions(5))[4]!
})
afterAll(() => browser.stop())

// Screens that have an address are checked with axe in look.wide.test.ts.
describe('axe finds nothing wrong with', () => {
  test.concurrent.each(journeyLanguages)(
    `what opens along the way to an order in %s`,
    async (locale) => {
      const visitor = await enter(browser, locale)
      await bringAxe(visitor.page)
      const found: string[] = []
      const seen: string[] = []
      await walkThroughStates(visitor, piece, async (name, sizes = journeySizes(locale)) => {
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
