import { ownRequestHeader } from '@fitout/contract/client.ts'
import { tokenMaximumAgeSeconds } from '@fitout/contract/limits.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../context.ts'
import { accountTokenLength, findAccountToken, renewAccountToken } from '../features/accounts/account-tokens-service.ts'
import { type Account, findGuest } from '../features/accounts/accounts-service.ts'
import { AppError } from './app-error.ts'
import { cookieHeader, sessionCookieName } from './cookies.ts'
import { issueGuestToken, readGuestToken } from './session-token.ts'

/** A live session. A guest who has written nothing yet has an id but no account; only a registered user has a row. */
export type Session = {
  accountId: string
  account: Account | undefined
  registered: boolean
  sessionId: string | undefined
  byCookie: boolean
  /** The next token, once the current one has passed half of its lifetime; the answer carries it. */
  renew: (() => Promise<string | undefined>) | undefined
}

export async function readSession(context: Context, request: Request): Promise<Session | undefined> {
  const presented = presentedToken(request, sessionCookieName(context.config))
  if (!presented) return undefined
  return presented.token.length === accountTokenLength
    ? readAccountSession(context, presented)
    : readGuestSession(context, presented)
}

export function presentsToken(context: Context, request: Request): boolean {
  return presentedToken(request, sessionCookieName(context.config)) !== undefined
}

type Presented = { token: string; byCookie: boolean }

async function readAccountSession(context: Context, { token, byCookie }: Presented): Promise<Session | undefined> {
  const found = await findAccountToken(context, token)
  if (!found) return undefined
  const { account, sessionId } = found
  return {
    accountId: account.id,
    account,
    registered: true,
    sessionId,
    byCookie,
    renew: found.wantsRenewal ? () => renewAccountToken(context, sessionId, token) : undefined,
  }
}

async function readGuestSession(context: Context, presented: Presented): Promise<Session | undefined> {
  const now = context.clock.seconds()
  const token = readGuestToken(context.sessionSecret, presented.token, now)
  const guest = token && (await findGuest(context, token.accountId))
  if (!guest) return undefined
  const isHalfOver = now - token.issuedAt > tokenMaximumAgeSeconds / 2
  return {
    accountId: token.accountId,
    account: guest.account,
    registered: false,
    sessionId: undefined,
    byCookie: presented.byCookie,
    renew: isHalfOver ? async () => newGuestToken(context, token.accountId).token : undefined,
  }
}

/** Returns the token of a request: from `Authorization`, otherwise from a cookie. */
export function presentedToken(request: Request, cookie: string): Presented | undefined {
  const authorization = request.headers.get('Authorization')
  if (authorization !== null) {
    const token = /^Bearer ([\w-]{1,200})$/.exec(authorization)?.[1]
    return token ? { token, byCookie: false } : undefined
  }
  const token = cookieOf(request, cookie)
  return token ? { token, byCookie: true } : undefined
}

export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = request.headers.get('Cookie')
  return cookies === null ? undefined : new RegExp(`(?:^|;\\s*)${name}=([\\w-]{1,200})(?:;|$)`).exec(cookies)?.[1]
}

/**
 * A cookie is sent with any site's request; only the own site can add the own header, and a browser states the origin of a
 * request. Throws `not-own-request`.
 */
export function requireOwnRequest(context: Context, request: Request): void {
  const origin = request.headers.get('Origin')
  const site = request.headers.get('Sec-Fetch-Site')
  const isSameOrigin = origin === context.config.publicUrl || (origin === null && site === 'same-origin')
  if (!request.headers.has(ownRequestHeader) || !isSameOrigin) throw new AppError('not-own-request')
}

/**
 * Returns whether a new token is sent as a cookie that scripts cannot read, as for the storefront's own requests; other clients
 * get it in the answer. Throws `not-own-request`.
 */
export function wantsCookie(context: Context, request: Request): boolean {
  if (!request.headers.has(ownRequestHeader)) return false
  requireOwnRequest(context, request)
  return true
}

export function newGuestToken(context: Context, accountId: string): { token: string; expiresAt: Date } {
  const now = context.clock.seconds()
  return {
    token: issueGuestToken(context.sessionSecret, accountId, now),
    expiresAt: new Date((now + tokenMaximumAgeSeconds) * 1000),
  }
}

export function sessionCookieHeader(context: Context, token: string): string {
  const name = sessionCookieName(context.config)
  return cookieHeader(context.config, { name, token, path: '/', seconds: tokenMaximumAgeSeconds, sameSite: 'Lax' })
}

/** Returns the account's language, unless the request names one. */
export function sessionLocale(session: Session | undefined): Locale | undefined {
  return session?.registered ? session.account?.language : undefined
}
