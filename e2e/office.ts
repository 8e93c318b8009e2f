import type { Locale } from '@fitout/contract/locales.ts'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { authenticatorCode } from './authenticator.ts'
import { staffWords as words } from './staff-words.ts'

/** Opens the back office as the owner, with a session shared by all journeys. */
export async function enterOffice(page: Page): Promise<void> {
  await page.context().addCookies([inject('staffCookie')])
}

/** Switches the back office to a language. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.goto('/admin')
  // While it starts, the page writes its own choice.
  await page.getByRole('heading').first().waitFor()
  await page.evaluate((chosen) => localStorage.setItem('fitout.locale', chosen), locale)
  await page.reload()
}

/** Signs in as staff do. A code works once, and another test may just have used this one: then waits for the next. */
export async function signInByCode(page: Page, { email, password, secret } = inject('staff')): Promise<void> {
  await speak(page, 'en')
  await page.getByRole('textbox', { name: words.signIn.email }).fill(email)
  await page.getByLabel(words.signIn.password).fill(password)
  await page.getByRole('button', { name: words.signIn.next }).click()
  const field = page.getByRole('textbox', { name: words.signIn.code })
  const arrived = page.getByRole('heading', { name: words.waiting.title }).first()
  let tried = ''
  const enter = async () => {
    const code = authenticatorCode(secret)
    if (code === tried || (await arrived.isVisible())) return arrived.isVisible()
    tried = code
    await field.fill(code)
    await page.getByRole('button', { name: words.signIn.enter }).click()
    return arrived.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    )
  }
  await expect.poll(enter, { timeout: 70_000, interval: 500 }).toBe(true)
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: words.kit.places.title })

/** Opens a group of the menu, if it is folded. */
export async function openGroup(page: Page, name: string): Promise<void> {
  const group = menuOf(page).getByRole('button', { name: new RegExp(`^${name}`) })
  await group.waitFor()
  if ((await group.getAttribute('aria-expanded')) !== 'true') await group.click()
}

/** The targets of all menu items. */
export async function placesOf(page: Page): Promise<string[]> {
  const places = new Set<string>()
  for (const group of ['orders', 'works', 'catalogue', 'customers', 'site', 'settings'] as const) {
    await openGroup(page, words.kit.places[group])
    const links = menuOf(page).getByRole('link')
    await links.first().waitFor()
    for (const link of await links.all()) places.add((await link.getAttribute('href')) ?? '')
  }
  return [...places]
}
