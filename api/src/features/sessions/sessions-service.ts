import { createHmac } from 'node:crypto'
import type { login } from '@fitout/contract/auth.ts'
import type { AnswerInput } from '@fitout/contract/endpoint.ts'
import { tokenMaximumAgeSeconds } from '@fitout/contract/limits.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { type Session, sessionCookieHeader, wantsCookie } from '../../http/session.ts'
import { type AccountEvent, noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { findCredentialsOf } from '../accounts/account-credentials-service.ts'
import { issueAccountToken } from '../accounts/account-tokens-service.ts'
import { endGuest, findLiveAccount, presentUser } from '../accounts/accounts-service.ts'
import { joinGuest } from '../guests/guests-service.ts'
import { deviceOf } from './device-names.ts'
import {
  deleteKnownSourcesBefore,
  deleteSession,
  deleteSessions,
  deleteSessionsBefore,
  findKnownSource,
  listSessionRows,
  putKnownSource,
} from './sessions-queries.ts'

export { deviceName } from './device-names.ts'

/** The request that proved ownership of an account, and its session. */
export type Proof = {
  session: Session | undefined
  request: Request
  source: string | undefined
  headers: Headers
}

const knownSourceDays = 180

/**
 * Opens a session after the owner of the account has authenticated, by password, passkey or otherwise. The data of
 * the request's guest is merged into the account in the same transaction, and the guest ends. Returns the response of
 * `login`. Throws `invalid-credentials` if the account is gone, `account-suspended`, `not-own-request`.
 */
export async function openSession(
  context: Context,
  accountId: string,
  proof: Proof,
): Promise<AnswerInput<typeof login>> {
  const { session, request, source, headers } = proof
  const byCookie = wantsCookie(context, request)
  const opened = await transaction(context.db, async (trx) => {
    const account = await findLiveAccount(trx, accountId)
    if (!account || account.type === 'TEMP') {
      const isSuspended = (await findCredentialsOf(trx, accountId))?.is_disabled
      throw new AppError(isSuspended ? 'account-suspended' : 'invalid-credentials')
    }
    if (session && !session.registered) {
      if (session.account) await joinGuest(trx, session.accountId, accountId)
      else await endGuest(trx, session.accountId)
    }
    // A cookie holds one session; the previous one would linger with no client to end it.
    if (session?.byCookie && session.sessionId) await deleteSession(trx, session.accountId, session.sessionId)
    if (source) await putKnownSource(trx, accountId, sourceHash(context, source), context.clock.now())
    await noteEvent(context, trx, accountId, 'signed-in', proof)
    const userAgent = request.headers.get('User-Agent') ?? ''
    return { account, ...(await issueAccountToken(context, trx, accountId, userAgent)) }
  })
  if (byCookie) headers.set('Set-Cookie', sessionCookieHeader(context, opened.token))
  return {
    token: byCookie ? null : opened.token,
    expires_at: opened.expiresAt.toISOString(),
    user: presentUser(opened.account),
  }
}

/** Whether the account has been opened from this network before. */
export async function isKnownSource(context: Context, accountId: string, source: string): Promise<boolean> {
  return findKnownSource(context.db, accountId, sourceHash(context, source))
}

export async function showSessions(context: Context, session: Session, page: PageRequest) {
  const { accountId, sessionId } = session
  const place = placeOf(page.query)
  const found = await listSessionRows(context.db, accountId, sessionId, oldestLiveIssue(context), place)
  return pageOf(context, page, found, (rows) =>
    rows.map((row) => ({
      _id: row.id,
      ...deviceOf(row.user_agent),
      opened_at: row.opened_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      is_current: row.id === sessionId,
    })),
  )
}

/** Throws `session-not-found`, also for a session of another account. */
export async function endAccountSession(
  context: Context,
  accountId: string,
  sessionId: string,
  event: AccountEvent,
  origin: Origin,
): Promise<void> {
  await transaction(context.db, async (trx) => {
    if (!isId(sessionId) || !(await deleteSession(trx, accountId, sessionId))) throw new AppError('session-not-found')
    await noteEvent(context, trx, accountId, event, origin)
  })
}

/** Ends all sessions but the current one; returns how many were live. */
export async function endOthers(context: Context, { accountId, sessionId }: Session, origin: Origin): Promise<number> {
  return transaction(context.db, async (trx) => {
    await noteEvent(context, trx, accountId, 'sessions-ended', origin)
    return endSessions(context, trx, accountId, sessionId)
  })
}

/** Ends all sessions of an account, or all but one; returns how many were live. */
export async function endSessions(
  context: Context,
  db: Database,
  accountId: string,
  remainingId?: string,
): Promise<number> {
  return deleteSessions(db, accountId, remainingId, oldestLiveIssue(context))
}

export async function sweepSessions(context: Context): Promise<void> {
  await deleteSessionsBefore(context.db, oldestLiveIssue(context))
  await deleteKnownSourcesBefore(context.db, new Date(context.clock.now().getTime() - knownSourceDays * 86_400_000))
}

function oldestLiveIssue(context: Context): Date {
  return new Date(context.clock.now().getTime() - tokenMaximumAgeSeconds * 1000)
}

function sourceHash(context: Context, source: string): Buffer {
  return createHmac('sha256', context.sessionSecret).update('known source').update(source).digest()
}
