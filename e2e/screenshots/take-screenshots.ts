import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import { afterAll, beforeAll, test } from 'vitest'
import { everyPlace } from '../addresses.ts'
import { addPiece } from '../booking-steps.ts'
import { openBrowser, type TestBrowser } from '../browser.ts'
import { enterAsDemoClient, enterAsMember } from '../member.ts'
import { type Piece, piecesWithVersions } from '../pieces.ts'
import { walkThroughStates } from '../screen-states.ts'
import { enter, type Visitor } from '../visitor.ts'
import { camera, type Take } from './camera.ts'
import { type Thumbnail, writeSheet } from './contact-sheet.ts'
import { walkAsClient } from './client-states.ts'
import { walkAsGuest } from './guest-states.ts'
import { illustrateHandbook } from './handbook-pictures.ts'
import { walkAsMember } from './member-states.ts'
import { walkThroughOffice } from './office-walk.ts'
import { takeScreenshot } from './take-screenshot.ts'

const folder = process.env.SCREENSHOTS_FOLDER ?? ''
const readmePicture = process.env.SCREENSHOTS_README
const handbookFolder = process.env.SCREENSHOTS_HANDBOOK
const languages = (process.env.SCREENSHOTS_LANGUAGES ?? '').split(',').filter(isLocale)
const wanted = (process.env.SCREENSHOTS_SCREENS ?? '').split(',').filter((name) => name !== '')

// A guest is redirected from the tabs of an account: they are taken of a member.
const tabs = new Set<string>(screenKeys.filter((key) => screenNamed(key).guard === 'auth/registeredOnly'))

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

test.runIf(handbookFolder).each(languages)('the pictures of the handbook in %s', async (locale) => {
  await illustrateHandbook(await asGuest(locale), handbookFolder ?? '', wanted)
})

test.skipIf(readmePicture ?? handbookFolder).concurrent.each(languages)('the screens in %s', async (locale) => {
  const thumbnails: Thumbnail[] = []
  for (const [name, walk] of Object.entries(walks)) {
    if (wanted.length > 0 && name !== 'screens' && !wanted.includes(name)) continue
    thumbnails.push(...(await walk(locale)))
  }
  await writeSheet(await browser.visit(), `${folder}/${locale}`, locale, thumbnails)
})

/** Each by a visitor of its own: otherwise the data of one would show on the screens of the next. */
const walks: Record<string, (locale: Locale) => Promise<Thumbnail[]>> = {
  screens: (locale) => follow(asGuest(locale), walkThroughScreens),
  order: (locale) => follow(asGuest(locale), walkToOrder),
  guest: (locale) => follow(asGuest(locale), walkAsGuest),
  member: (locale) => follow(enterAsMember(browser, locale, 'Siu Ming', { withPictures: true }), walkAsMember),
  client: (locale) => follow(enterAsDemoClient(browser, locale, { withPictures: true }), walkAsClient),
  office: (locale) => follow(asGuest(locale), walkThroughOffice),
}

function asGuest(locale: Locale): Promise<Visitor> {
  return enter(browser, locale, { withPictures: true })
}

async function follow<V extends Visitor>(
  entering: Promise<V>,
  walk: (visitor: V, take: Take) => Promise<void>,
): Promise<Thumbnail[]> {
  const visitor = await entering
  const { taken, take } = camera(visitor)
  await walk(visitor, take)
  await visitor.leave()
  return taken
}

async function walkToOrder(visitor: Visitor, take: Take): Promise<void> {
  await walkThroughStates(visitor, await pieceAt(1), (name, sizes) =>
    take(name, { isWhole: false, among: sizes?.map(({ width }) => width) }),
  )
}

async function walkThroughScreens(visitor: Visitor, take: Take): Promise<void> {
  await addPiece(visitor, await pieceAt(0))
  for (const { name, addressIn } of await everyPlace()) {
    if (tabs.has(name) || (wanted.length > 0 && !wanted.includes(name))) continue
    await visitor.goTo(addressIn('zh'))
    await visitor.page.locator('main [role=status][aria-label]').waitFor({ state: 'detached' })
    await take(name)
  }
}

async function pieceAt(index: number): Promise<Piece> {
  const piece = (await piecesWithVersions(index + 1))[index]
  if (!piece) throw new Error('The demo shop has too few pieces in several versions.')
  return piece
}
