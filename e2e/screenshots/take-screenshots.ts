import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { everyPlace } from '../addresses.ts'
import { addPiece } from '../booking-steps.ts'
import { openBrowser, type TestBrowser } from '../browser.ts'
import { type Piece, piecesWithVersions } from '../pieces.ts'
import { walkThroughStates } from '../screen-states.ts'
import { enter } from '../visitor.ts'
import { type Thumbnail, writeSheet } from './contact-sheet.ts'
import { takeScreenshot } from './take-screenshot.ts'

const listed = (name: string) => (process.env[name] ?? '').split(',').filter((one) => one !== '')
const folder = process.env.SCREENSHOTS_FOLDER ?? ''
const readmePicture = process.env.SCREENSHOTS_README
const widths = listed('SCREENSHOTS_WIDTHS').map(Number)
const languages = listed('SCREENSHOTS_LANGUAGES').filter(isLocale)
const wanted = listed('SCREENSHOTS_SCREENS')
const heightFor = (width: number) => (width < 577 ? 812 : 900)

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

test.runIf(readmePicture)('the picture of the README', async () => {
  const { page, goTo, leave } = await enter(browser, 'zh', { withPictures: true })
  await goTo('/')
  await takeScreenshot(page, { width: 1440, height: 900 }, readmePicture ?? '', { isWhole: false })
  await leave()
})

test.skipIf(readmePicture).concurrent.each(languages)('the screens in %s', async (locale) => {
  const thumbnails = [...(await screensIn(locale)), ...(wanted.length > 0 ? [] : await statesIn(locale))]
  await writeSheet(await browser.visit(), `${folder}/${locale}`, locale, thumbnails)
})

async function screensIn(locale: Locale): Promise<Thumbnail[]> {
  const visitor = await enter(browser, locale, { withPictures: true })
  await addPiece(visitor, await pieceAt(0))
  const taken: Thumbnail[] = []
  for (const { name, addressIn } of await everyPlace()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await visitor.goTo(addressIn('zh'))
    for (const width of widths) {
      const file = `${width}/${fileName(name)}.jpg`
      const size = { width, height: heightFor(width) }
      const image = await takeScreenshot(visitor.page, size, `${folder}/${locale}/${file}`, { isWhole: true })
      taken.push({ name, width, file, image })
    }
  }
  await visitor.leave()
  return taken
}

async function statesIn(locale: Locale): Promise<Thumbnail[]> {
  const visitor = await enter(browser, locale, { withPictures: true })
  const taken: Thumbnail[] = []
  await walkThroughStates(visitor, await pieceAt(1), async (name, sizes) => {
    for (const width of widths) {
      // A state of one kind of screen is taken at the widths of that kind.
      if (sizes && !sizes.some((size) => size.width < 992 === width < 992)) continue
      const file = `${width}/state-${fileName(name)}.jpg`
      const size = { width, height: heightFor(width) }
      const image = await takeScreenshot(visitor.page, size, `${folder}/${locale}/${file}`, { isWhole: false })
      taken.push({ name, width, file, image })
    }
    await visitor.page.setViewportSize({ width: 1440, height: 900 })
  })
  await visitor.leave()
  return taken
}

async function pieceAt(index: number): Promise<Piece> {
  const piece = (await piecesWithVersions(index + 1))[index]
  if (!piece) throw new Error('The demo shop has too few pieces in several versions.')
  return piece
}

function fileName(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
