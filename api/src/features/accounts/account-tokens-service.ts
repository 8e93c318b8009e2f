import { createHash, createHmac, randomBytes } from 'node:crypto'
import { tokenMaximumAgeSeconds } from '@fitout/contract/limits.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { findSessionByToken, insertSession, isTokenOf, replaceToken, touchSession } from './accounts-queries.ts'
import { type Account, accountOf } from './accounts-service.ts'

/** Seconds for which the old token stays valid after a renewal, for requests in flight. */
const overlapSeconds = 60
const seenEverySeconds = 60
const userAgentAtMost = 300

// 33 bytes are 44 characters of base64url without a spare bit; a guest's signed token has 72.
const tokenBytes = 33
export const accountTokenLength = 44

export type OpenSession = { sessionId: string; account: Account; wantsRenewal: boolean }

/** Opens a session of a registered account with an opaque random token, of which only a hash is stored. */
export async function issueAccountToken(context: Context, db: Database, accountId: string, userAgent: string) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const now = context.clock.now()
  const id = newId()
  await insertSession(db, {
    id,
    accountId,
    tokenHash: hashOf(token),
    userAgent: userAgent.slice(0, userAgentAtMost),
    now,
  })
  return { sessionId: id, token, expiresAt: new Date(now.getTime() + tokenMaximumAgeSeconds * 1000) }
}

export async function findAccountToken(context: Context, token: string): Promise<OpenSession | undefined> {
  const now = context.clock.now()
  const oldestIssue = new Date(now.getTime() - tokenMaximumAgeSeconds * 1000)
  const row = await findSessionByToken(context.db, hashOf(token), now, oldestIssue)
  if (!row) return undefined
  if (secondsBetween(row.last_seen_at, now) >= seenEverySeconds) await touchSession(context.db, row.session_id, now)
  const wantsRenewal = row.is_previous || secondsBetween(row.issued_at, now) > tokenMaximumAgeSeconds / 2
  return { sessionId: row.session_id, account: accountOf(row), wantsRenewal }
}

/**
 * The next token of a session. It is derived from the current one, so that concurrent requests get the same token and a
 * lost response ends no session.
 */
export async function renewAccountToken(
  context: Context,
  sessionId: string,
  token: string,
): Promise<string | undefined> {
  const next = createHmac('sha512', context.sessionSecret)
    .update('fitout next token')
    .update(token)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url')
  const now = context.clock.now()
  const pair = { present: hashOf(token), next: hashOf(next) }
  const isReplaced = await replaceToken(context.db, sessionId, pair, now, {
    overlap: overlapSeconds,
    maximumAge: tokenMaximumAgeSeconds,
  })
  return isReplaced || (await isTokenOf(context.db, sessionId, pair.next)) ? next : undefined
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

function secondsBetween(earlier: Date, later: Date): number {
  return (later.getTime() - earlier.getTime()) / 1000
}
