import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { everyPlace, type Place } from './addresses.ts'
import { addPiece } from './booking-steps.ts'
import { openBrowser, type TestBrowser, type VisitorOptions } from './browser.ts'
import { isStill, shifts, watchShifts } from './layout-shifts.ts'
import { type Piece, plainPieces } from './pieces.ts'
import { enter } from './visitor.ts'

let browser: TestBrowser
let places: Place[]
let piece: Piece

beforeAll(async () => {
  browser = await openBrowser()
  places = await everyPlace()
  piece = (await plainPieces(2))[1]!
})
afterAll(() => browser.stop())

const addressOf = (name: string) => places.find((one) => one.name === name)!.addressIn('zh')

describe('nothing moves by itself on', () => {
  // The booking form twice: empty, and with the piece in it.
  const screens = ['home', 'products', 'cart', 'product', 'cart', 'checkout'] as const
  const visits = [
    ['phone', 'zh'],
    ['desk', 'en'],
    ...(inject('isThorough')
      ? ([
          ['phone', 'en'],
          ['desk', 'zh'],
        ] as const)
      : []),
  ] as const

  test.concurrent.each(visits)(
    'the screens of a %s in %s',
    async (width: VisitorOptions['width'], locale) => {
      const visitor = await enter(browser, locale, { width, withPictures: true })
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
