import type { login, user } from '@fitout/contract/auth.ts'
import { ownRequestHeader } from '@fitout/contract/client.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { newGuestToken, requireOwnRequest, type Session, sessionCookieHeader } from '../../http/session.ts'
import { endGuest } from '../accounts/accounts-service.ts'

/**
 * Opens a session. A guest's costs no row: his account is written with the first thing he does.
 * The storefront's own request gets the token as a cookie that page scripts cannot read, everybody else in the answer.
 */
export async function logIn(
  context: Context,
  body: Body<typeof login>,
  request: Request,
  locale: Locale,
  headers: Headers,
) {
  // Accounts with a password do not exist yet, so every such login is the one for an unknown account.
  if (body.type !== 'TEMP') throw new AppError('invalid-credentials')
  const accountId = newId()
  const { token, expiresAt } = newGuestToken(context, accountId)
  const wantsCookie = request.headers.has(ownRequestHeader)
  if (wantsCookie) {
    requireOwnRequest(context, request)
    headers.set('Set-Cookie', sessionCookieHeader(context, token))
  }
  return {
    token: wantsCookie ? null : token,
    expires_at: expiresAt.toISOString(),
    user: guestUser(accountId, locale),
  }
}

export async function endSession(context: Context, session: Session, headers: Headers) {
  await endGuest(context, session.accountId)
  if (session.byCookie) headers.set('Set-Cookie', sessionCookieHeader(context, ''))
  return { data: { ended: true as const } }
}

export function showUser(session: Session, locale: Locale): z.input<typeof user> {
  const { account } = session
  if (!account) return guestUser(session.accountId, locale)
  return {
    _id: account.id,
    type: account.type,
    registered: session.registered,
    username: account.username,
    email: account.email,
    area_code: account.areaCode,
    phone: account.phone,
    email_verified: account.emailVerified,
    phone_verified: account.phoneVerified,
    language: account.language,
  }
}

function guestUser(accountId: string, locale: Locale): z.input<typeof user> {
  return {
    _id: accountId,
    type: 'TEMP',
    registered: false,
    username: null,
    email: null,
    area_code: null,
    phone: null,
    email_verified: false,
    phone_verified: false,
    language: locale,
  }
}
