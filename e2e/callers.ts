import { login } from '@fitout/contract/auth.ts'
import { type Call, createCall } from '@fitout/contract/client.ts'
import { uploadFile } from '@fitout/contract/files.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { register } from '@fitout/contract/registration.ts'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'

function callerWith(headers: Record<string, string>, locale: Locale): Call {
  const base = `${inject('shopUrl')}/api`
  return createCall({ base, fetch: (request) => fetch(request), locale: () => locale, headers: () => headers })
}

/** The calls of a new guest with a bearer token. */
export async function guestCall(locale: Locale = 'en'): Promise<Call> {
  return signedIn({ type: 'TEMP' }, locale)
}

/** Calls as a newly registered member. */
export async function memberCall(username: string, locale: Locale): Promise<Call> {
  const account = { email: `member-${crypto.randomUUID()}@example.com`, password: 'Lumen2018' }
  await callerWith({}, locale)(register, { body: { type: 'EMAIL', username, ...account } })
  return signedIn({ type: 'EMAIL', login_id: account.email, password: account.password }, locale)
}

async function signedIn(body: { type: 'TEMP' | 'EMAIL'; login_id?: string; password?: string }, locale: Locale) {
  // The storefront's own header would cause a cookie instead of the token.
  const answer = await fetch(`${inject('shopUrl')}/api${login.path}`, {
    method: login.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Signing in answers ${answer.status}: ${await answer.text()}`)
  const { token } = (await answer.json()) as { token: string }
  return callerWith({ Authorization: `Bearer ${token}` }, locale)
}

/** Calls as the staff member signed in on a back-office page. */
export async function staffCall(page: Page, locale: Locale = 'en'): Promise<Call> {
  const cookies = await page.context().cookies()
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return callerWith({ Cookie, Origin: inject('shopUrl') }, locale)
}

/** Uploads a picture and resolves to its id. */
export async function uploadBy(call: Call, file: { name: string; mimeType: string; buffer: Buffer }): Promise<string> {
  const picture = new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType })
  const { data } = await call(uploadFile, { file: picture })
  return data._id
}
