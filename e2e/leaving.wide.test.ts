import { locales } from '@fitout/contract/locales.ts'
import { localise, pathTo, screenKeys, screenNamed } from '@fitout/contract/storefront-paths.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rootOf, signedIn, signOut } from './account-steps.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { journeyLanguages } from './languages.ts'
import { isStill } from './layout-shifts.ts'
import { askAs, enterAsMember, type Member } from './member.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.stop())

const membersScreens = screenKeys.filter((key) => screenNamed(key).guard === 'auth/registeredOnly')

// All go through one function: `npm test` tries a third of the screens, `npm run test:all` each in one language.
test.each(journeyLanguages)(
  'signing out on a screen for members ends at the root and passes no other page, in %s',
  async (locale) => {
    const member = await enterAsMember(browser, locale, 'Siu Ming')
    const passed: Record<string, string[]> = {}
    for (const [index, key] of membersScreens.entries()) {
      if (locales[index % locales.length] !== locale) continue
      await signInAgain(member)
      await member.goTo(pathTo(key, 'zh'))
      passed[key] = await pagesPassed(member, () => signOut(member))
    }
    const expected = Object.fromEntries(Object.keys(passed).map((key) => [key, [localise('/', locale)]]))
    expect(passed).toEqual(expected)
    await member.leave()
  },
  90_000,
)

test('deleting the account ends at the root and passes no other page', async () => {
  const member = await enterAsMember(browser, 'zh', 'Siu Ming')
  const { page, words, password } = member
  await member.goTo(pathTo('account-profile', 'zh'))
  await page.getByRole('button', { name: words.personalDataScreen.begin }).click()
  const dialog = page.getByRole('dialog', { name: words.personalDataScreen.askTitle })
  await dialog.getByLabel(words.personalDataScreen.password, { exact: true }).fill(password)
  const passed = await pagesPassed(member, () =>
    dialog.getByRole('button', { name: words.personalDataScreen.confirm }).click(),
  )
  expect(passed).toEqual(['/'])
  await member.leave()
})

async function signInAgain({ page, locale, email, password }: Member): Promise<void> {
  await askAs(page, locale, 'POST', '/auth/login', { type: 'EMAIL', login_id: email, password })
  // Set by the last visit: it says that there is a guest's session.
  if (page.url() !== 'about:blank') await page.evaluate(() => localStorage.removeItem('fitout-session'))
}

/** Every address of the page from the action until it has settled, however short-lived. */
async function pagesPassed({ page, locale }: Member, leave: () => Promise<void>): Promise<string[]> {
  await signedIn(page)
  await page.evaluate(noteAddresses)
  await leave()
  await page.waitForURL(rootOf(locale))
  await signedIn(page, false)
  await isStill(page)
  return addressesOf(page)
}

function noteAddresses(): void {
  const addresses: string[] = []
  Object.assign(window, { addresses })
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history)
    history[name] = (...parameters) => {
      change(...parameters)
      addresses.push(location.pathname + location.search)
    }
  }
}

function addressesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as { addresses?: string[] }).addresses ?? [])
}
