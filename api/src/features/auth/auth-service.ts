import type { login } from '@fitout/contract/auth.ts'
import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../database/new-id.ts'
import { newGuestToken, type Session, sessionCookieHeader, wantsCookie } from '../../http/session.ts'
import type { Origin } from '../account-events/account-events-service.ts'
import { endGuest, presentUser } from '../accounts/accounts-service.ts'
import { endAccountSession, openSession, type Proof } from '../sessions/sessions-service.ts'
import { proveByPassword } from './prove-by-password.ts'

/** Opens a session. A guest's needs no row: the account is created on the first write. */
export async function logIn(
  context: Context,
  body: Body<typeof login>,
  request: Proof & { locale: Locale },
): Promise<AnswerInput<typeof login>> {
  if (body.type === 'TEMP') return openGuest(context, request)
  const accountId = await proveByPassword(context, { ...body, type: body.type }, request)
  return openSession(context, accountId, request)
}

function openGuest(context: Context, { request, locale, headers }: Proof & { locale: Locale }) {
  const id = newId()
  const byCookie = wantsCookie(context, request)
  const { token, expiresAt } = newGuestToken(context, id)
  if (byCookie) headers.set('Set-Cookie', sessionCookieHeader(context, token))
  return {
    token: byCookie ? null : token,
    expires_at: expiresAt.toISOString(),
    user: presentUser({ id, language: locale }),
  }
}

/** Ends the current session. Both its token and the renewed one become invalid. */
export async function endOwnSession(
  context: Context,
  session: Session,
  { headers, ...origin }: Origin & { headers: Headers },
) {
  if (session.sessionId) await endAccountSession(context, session.accountId, session.sessionId, 'signed-out', origin)
  else await endGuest(context.db, session.accountId)
  if (session.byCookie) headers.set('Set-Cookie', sessionCookieHeader(context, ''))
  return { data: { ended: true as const } }
}

export function showUser({ account, accountId }: Session, locale: Locale) {
  return presentUser(account ?? { id: accountId, language: locale })
}
