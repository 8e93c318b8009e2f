import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import { localise } from '@fitout/contract/storefront-paths.ts'
import type { Locator, Page } from 'playwright-core'
import type { TestBrowser, VisitorOptions } from './browser.ts'
import { listen } from './live-regions.ts'
import { saying, type Words, wordsIn } from './words.ts'

/** A visitor of the shop, in one language and on one device. */
export type Visitor = {
  page: Page
  locale: Locale
  words: Words
  /** By finger on a phone, otherwise by mouse. */
  press: (target: Locator) => Promise<void>
  /** Goes to a path of the shop in the visitor's language, and waits for hydration. */
  goTo: (path: string) => Promise<void>
  leave: () => Promise<void>
}

const browserLanguages = { zh: 'zh-HK', cn: 'zh-CN', en: 'en-GB' } as const

export async function enter(
  browser: TestBrowser,
  locale: Locale,
  options: Omit<VisitorOptions, 'language'> = {},
): Promise<Visitor> {
  const page = await browser.visit({ ...options, language: browserLanguages[locale] })
  await listen(page)
  const words = wordsIn[locale]
  return {
    page,
    locale,
    words,
    press: (target) => (options.width === 'phone' ? target.tap() : target.click()),
    async goTo(path) {
      await page.goto(localise(path, locale), { waitUntil: 'domcontentloaded' })
      await isAlive(page, words)
    },
    leave: () => page.context().close(),
  }
}

/**
 * Waits until scripts run and the guest's session is open. Then the booking form is in the header; on the few screens
 * without one, the browser remembers that there is a session.
 */
export async function isAlive(page: Page, words: Words): Promise<void> {
  await page.locator('main h1').first().waitFor()
  const hasWidgets = (await page.locator('.site-header').count()) > 0
  if (hasWidgets) await bookingWidget(page, words).waitFor()
  else await page.waitForFunction(() => localStorage.getItem('fitout-session') !== null)
}

export function bookingWidget(page: Page, words: Words): Locator {
  return page.getByRole('button', { name: saying(words.shell.cartCount) })
}

export function languageOf(page: Page): Promise<Locale | undefined> {
  return page
    .locator('html')
    .evaluate((html) => html.dataset.locale)
    .then((value) => (isLocale(value) ? value : undefined))
}
