import type { Locale } from '@fitout/contract/locales.ts'
import type { Endpoint } from '@fitout/contract/endpoint.ts'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { TestBrowser, VisitorOptions } from './browser.ts'
import type { Piece } from './pieces.ts'
import { mainStoreId } from './shop-facts.ts'
import { enter, type Visitor } from './visitor.ts'

/** A signed-in member. */
export type Member = Visitor & { email: string; password: string }

/**
 * Registers a member through the API and signs in with the cookies of a new browser, which remembers the member as it would
 * after the registration screens. No page is opened.
 */
export async function enterAsMember(
  browser: TestBrowser,
  locale: Locale,
  username: string,
  options: Omit<VisitorOptions, 'language'> = {},
): Promise<Member> {
  const visitor = await enter(browser, locale, options)
  const { page } = visitor
  const phone = `612${String(Math.floor(Math.random() * 100_000)).padStart(5, '0')}`
  const account = { email: `member-${crypto.randomUUID()}@example.com`, password: 'Lumen2018' }
  const contacts = { email: account.email, area_code: '852', phone }
  const data = { type: 'EMAIL', username, password: account.password, ...contacts }
  await askAs(page, locale, 'POST', '/auth/register', data)
  return signedIn(visitor, account)
}

/** The client with the demo's renovations. */
export async function enterAsDemoClient(
  browser: TestBrowser,
  locale: Locale,
  options: Omit<VisitorOptions, 'language'> = {},
): Promise<Member> {
  return signedIn(await enter(browser, locale, options), inject('client'))
}

async function signedIn(visitor: Visitor, account: { email: string; password: string }): Promise<Member> {
  const { page, locale } = visitor
  const credentials = { type: 'EMAIL', login_id: account.email, password: account.password }
  await askAs(page, locale, 'POST', '/auth/login', credentials)
  await rememberSession(page, true)
  return { ...visitor, ...account }
}

/** Opens a guest's session and adds a piece to its booking form, before any page is opened. */
export async function chooseAsGuest({ page, locale }: Visitor, piece: Piece): Promise<void> {
  await askAs(page, locale, 'POST', '/auth/login', { type: 'TEMP' })
  const path = `/stores/${await mainStoreId()}/shopping-cart/add-to-cart`
  await askAs(page, locale, 'POST', path, { product_variant_id: piece.variants[0]?._id, qty: 1 })
  await rememberSession(page, false)
}

/** Scripts cannot see the cookie and rely on this. */
async function rememberSession(page: Page, registered: boolean): Promise<void> {
  await page.addInitScript((isMember) => {
    localStorage['fitout-session'] ??= JSON.stringify({ at: Date.now(), registered: isMember })
  }, registered)
}

/** Calls the API with the cookies of a page, like the storefront, without the page. */
export async function askAs<T>(
  page: Page,
  locale: Locale,
  method: Endpoint['method'],
  path: string,
  data?: object,
): Promise<T> {
  const origin = inject('shopUrl')
  const headers = { Origin: origin, 'X-Storefront': '1', 'X-Locale': locale }
  const answer = await page.context().request.fetch(`${origin}/api${path}`, { method, headers, ...(data && { data }) })
  if (!answer.ok()) throw new Error(`${method} ${path} answers ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Uploads a picture with the cookies of a page. */
export async function uploadAs(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const origin = inject('shopUrl')
  const headers = { Origin: origin, 'X-Storefront': '1' }
  const answer = await page.context().request.post(`${origin}/api/files`, { headers, multipart: { file } })
  if (!answer.ok()) throw new Error(`POST /files answers ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as { data: { _id: string } }
}
