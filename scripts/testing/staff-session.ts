import { ownRequestHeader } from '@fitout/contract/client.ts'
import { signInStaff } from '@fitout/contract/staff/session.ts'
import { authenticatorCode } from '../../e2e/authenticator.ts'
import type { DemoShop } from './demo-shop.ts'

export type StaffCookie = { name: string; value: string; domain: string; path: string; httpOnly: true }

/** Signs the owner of a shop under test in, as the back office does. */
export async function openStaffSession({ url, staff }: Pick<DemoShop, 'url' | 'staff'>): Promise<StaffCookie> {
  const { email, password, secret } = staff
  const answer = await fetch(`${url}/api${signInStaff.path}`, {
    method: signInStaff.method,
    headers: { 'Content-Type': 'application/json', Origin: url, [ownRequestHeader]: '1' },
    body: JSON.stringify({ email, password, code: authenticatorCode(secret) }),
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  const [, name, value, path] = /^([^=]+)=([^;]*);.*\bPath=([^;]+)/i.exec(cookie) ?? []
  if (!name || !value || !path) throw new Error(`Signing staff in answers ${answer.status}: ${await answer.text()}`)
  return { name, value, path, domain: new URL(url).hostname, httpOnly: true }
}
