import { ownRequestHeader } from '@fitout/contract/client.ts'
import { tokenMaximumAgeSeconds } from '@fitout/contract/limits.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../context.ts'
import { type Account, findSessionAccount } from '../features/accounts/accounts-service.ts'
import { AppError } from './app-error.ts'
import { issueGuestToken, readGuestToken } from './session-token.ts'

/** A live session. A guest who has written nothing yet has an id but no account. */
export type Session = {
  accountId: string
  account: Account | undefined
  registered: boolean
  byCookie: boolean
  /** Whether half of the token's age is over, so that the answer carries a new one. */
  wantsRenewal: boolean
}

export const sessionCookie = 'fitout_session'

export async function readSession(context: Context, request: Request): Promise<Session | undefined> {
  const presented = presentedToken(request)
  if (!presented) return undefined
  const now = context.clock.seconds()
  const token = readGuestToken(context.sessionSecret, presented.token, now)
  if (!token) return undefined
  const found = await findSessionAccount(context, token.accountId)
  if (found.isEnded) return undefined
  return {
    accountId: token.accountId,
    account: found.account,
    registered: found.account !== undefined && found.account.type !== 'TEMP',
    byCookie: presented.byCookie,
    wantsRenewal: now - token.issuedAt > tokenMaximumAgeSeconds / 2,
  }
}

function presentedToken(request: Request): { token: string; byCookie: boolean } | undefined {
  const authorization = request.headers.get('Authorization')
  if (authorization !== null) {
    const token = /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1]
    return token ? { token, byCookie: false } : undefined
  }
  const cookies = request.headers.get('Cookie')
  const token = cookies && new RegExp(`(?:^|;\\s*)${sessionCookie}=([\\w-]{1,200})(?:;|$)`).exec(cookies)?.[1]
  return token ? { token, byCookie: true } : undefined
}

/**
 * A cookie travels with any site's request; only the own site can add the own header, and a browser says where a
 * request comes from. Throws `not-own-request`.
 */
export function requireOwnRequest(context: Context, request: Request): void {
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  const isSameOrigin = origin === context.config.publicUrl || (origin === null && site === 'same-origin')
  if (!request.headers.has(ownRequestHeader) || !isSameOrigin) throw new AppError('not-own-request')
}

export function newGuestToken(context: Context, accountId: string): { token: string; expiresAt: Date } {
  const now = context.clock.seconds()
  return {
    token: issueGuestToken(context.sessionSecret, accountId, now),
    expiresAt: new Date((now + tokenMaximumAgeSeconds) * 1000),
  }
}

export function sessionCookieHeader(context: Context, token: string): string {
  const secure = context.config.publicUrl.startsWith('https:') ? '; Secure' : ''
  const age = token === '' ? 0 : tokenMaximumAgeSeconds
  return `${sessionCookie}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** The account's language, unless the request names one. */
export function sessionLocale(session: Session | undefined): Locale | undefined {
  return session?.registered ? session.account?.language : undefined
}
