import type { Locale } from '@fitout/contract/locales.ts'
import { pathTo, type ScreenKey } from '@fitout/contract/storefront-paths.ts'
import { bringAxe, violations } from './axe.ts'
import type { TestBrowser } from './browser.ts'
import { journeySizes } from './languages.ts'
import { watchShifts } from './layout-shifts.ts'
import { enterAsMember } from './member.ts'

const desk = { width: 1440, height: 900 }

export type Account = Awaited<ReturnType<typeof openAccount>>

/** A new member on the account screens, with the steps common to all of them. */
export async function openAccount(browser: TestBrowser, locale: Locale) {
  const member = await enterAsMember(browser, locale, 'Siu Ming')
  const { page, words } = member
  await bringAxe(page)
  await watchShifts(page)
  await member.goTo('/account')
  const main = page.getByRole('main')

  return {
    ...member,
    main,
    expectText: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    pressNamed: (name: string | RegExp) => page.getByRole('button', { name }).click(),
    /** Navigates by the list of tabs, without loading the page again. */
    async turnTo(tab: ScreenKey): Promise<void> {
      await main
        .locator(`a[href="${pathTo(tab, locale)}"]`)
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: words.screens[tab] }).waitFor()
    },
    /** The axe violations of the current screen. */
    async faults(): Promise<string[]> {
      const found = await violations(page, journeySizes(locale))
      await page.setViewportSize(desk)
      return found
    },
  }
}
