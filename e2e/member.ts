import type { Locale } from '@fitout/contract/locales.ts'
import type { TestBrowser } from './browser.ts'
import { enter, type Visitor } from './visitor.ts'

/** Somebody with an account, signed in. */
export type Member = Visitor & { email: string; password: string }

/** Registers the guest of a new browser through the API and signs him in, as the screens of registration do. */
export async function enterAsMember(browser: TestBrowser, locale: Locale, username: string): Promise<Member> {
  const visitor = await enter(browser, locale)
  const { page, goTo } = visitor
  await goTo('/contact-us')
  const number = String(Math.floor(Math.random() * 100_000)).padStart(5, '0')
  const account = { email: `member-${crypto.randomUUID()}@example.com`, password: 'Lumen2018' }
  const statuses = await page.evaluate(
    async ({ email, password, phone, name, language }) => {
      const headers = { 'Content-Type': 'application/json', 'X-Storefront': '1', 'X-Locale': language }
      const send = async (path: string, body: object) =>
        (await fetch(`/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).status
      const contacts = { email, area_code: '852', phone }
      return [
        await send('migrate', { type: 'EMAIL', username: name, password, ...contacts }),
        await send('login', { type: 'EMAIL', login_id: email, password }),
      ]
    },
    { ...account, phone: `612${number}`, name: username, language: locale },
  )
  if (statuses.some((status) => status !== 200)) throw new Error(`Not registered: ${statuses.join()}`)
  return { ...visitor, ...account }
}
