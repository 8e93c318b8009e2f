import { randomBytes } from 'node:crypto'
import { seal } from '../seal.ts'
import { totpCode, totpStep } from '../features/staff/totp.ts'
import type { StaffVisitor } from './staff.ts'
import type { TestShop } from './test-shop.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits that an authenticator shows for a secret at a given time. */
export function authenticatorCode(secret: string, seconds: number): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  return totpCode(bytes, totpStep(seconds))
}

/** Sets up an authenticator; resolves to a function that returns its current code. */
export async function giveAuthenticator({ context }: TestShop, { accountId }: StaffVisitor): Promise<() => string> {
  const { db, clock, sessionSecret } = context
  const secret = randomBytes(20)
  await db
    .updateTable('staff')
    .set({ totp_secret: seal(sessionSecret, secret, accountId), totp_confirmed_at: clock.now() })
    .where('id', '=', accountId)
    .execute()
  return () => totpCode(secret, totpStep(clock.seconds()))
}
