import { randomInt } from 'node:crypto'
import type { Locale } from '@fitout/contract/locales.ts'
import { localise, pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { mailsTo } from './mail.ts'
import type { Visitor } from './visitor.ts'

export const password = 'quiet9lamps'

/** An unused email and Hong Kong number. */
export function newContact(locale: Locale): { email: string; phone: string } {
  const number = String(randomInt(1_000_000)).padStart(6, '0')
  return { email: `${locale}.${number}.${process.pid}@example.com`, phone: `91${number}` }
}

export function hasRegistered(email: string, locale: Locale): Promise<void> {
  return register({ type: 'EMAIL', email }, locale)
}

export function registerByPhone(phone: string, locale: Locale): Promise<void> {
  return register({ type: 'PHONE', area_code: '852', phone }, locale)
}

async function register(contact: object, locale: Locale): Promise<void> {
  const answer = await fetch(`${inject('shopUrl')}/api/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Locale': locale },
    body: JSON.stringify({ ...contact, password }),
  })
  if (!answer.ok) throw new Error(`Registering answers ${answer.status}: ${await answer.text()}`)
}

/** Uses the link that registering sent, without opening its page. */
export async function hasProved(email: string): Promise<void> {
  const link = await linkTo('verify', () => mailsTo(email))
  const answer = await fetch(`${inject('shopUrl')}/api/auth/verify?${link.split('?')[1]}`)
  if (!answer.ok) throw new Error(`Proving an email answers ${answer.status}: ${await answer.text()}`)
}

/** The path behind the link of a message, once the message is there. */
export async function linkTo(screen: 'verify' | 'reset-password', read: () => Promise<{ text: string }[]>) {
  const path = pathTo(screen, 'zh')
  const code = async () => {
    const text = (await read()).map((message) => message.text).join('\n')
    return new RegExp(`${path}\\?verification_code=([\\w-]+)`).exec(text)?.[1]
  }
  await expect.poll(code, { timeout: 15_000 }).toBeDefined()
  return withQuery(path, { verification_code: await code() })
}

/** The session as remembered by the browser, which other tabs rely on. */
export async function signedIn(page: Page, isMember = true): Promise<void> {
  await page.waitForFunction(
    (wanted) => localStorage.getItem('fitout-session')?.includes(`"registered":${wanted}`),
    String(isMember),
  )
}

/** By the menu in the header, which a page that finishes loading may close again during the press. */
export async function signOut({ page, words, press }: Visitor): Promise<void> {
  const leave = page.locator('#account-menu').getByRole('button', { name: words.shell.signOut })
  const hasLeft = async () => {
    if (!(await leave.isVisible())) await press(page.getByRole('button', { name: words.shell.account, exact: true }))
    await leave.click({ timeout: 2000 })
    return true
  }
  await expect.poll(() => hasLeft().catch(() => false), { timeout: 15_000 }).toBe(true)
}

/** With email and password, on the login page; ends at the root. */
export async function signIn({ page, words, goTo, locale }: Visitor, email: string, returnTo?: string) {
  const { auth, credentials } = words
  await goTo(withQuery('/authentication/login/email', { return_to: returnTo }))
  await page.getByRole('main').getByRole('textbox', { name: credentials.email }).fill(email)
  await page.getByLabel(credentials.password, { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: auth.signIn, exact: true }).click()
  await page.waitForURL(rootOf(locale))
  await signedIn(page)
}

export const rootOf = (locale: Locale) => (address: URL) => address.pathname === localise('/', locale)
