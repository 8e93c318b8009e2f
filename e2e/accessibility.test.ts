import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringAxe, checkedSizes, sizeCheckedIn, violations } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
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

// The screens as they are opened by an address are held against axe where they are looked at: look.test.ts.
describe('axe finds nothing wrong with', () => {
  // English has the same parts, and each size has had its look with the other two.
  test.concurrent.each(['zh', 'cn'] as const)(
    `what opens on the way to an order in %s`,
    async (locale) => {
      const visitor = await enter(browser, locale)
      await bringAxe(visitor.page)
      const found: string[] = []
      const seen: string[] = []
      await walkThroughStates(visitor, piece, async (name, sizes = [sizeCheckedIn[locale]]) => {
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
