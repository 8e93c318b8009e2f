import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { accountLimits, digitsMinutes, linkMinutes, triesPerCode } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import { keyOf, noteWrongGuess, takeFromAllowance, tightened } from '../allowances/allowances-service.ts'
import {
  type CodePurpose,
  countDigitsTry,
  deleteCodes,
  deleteCodesBefore,
  deleteDigits,
  deleteLink,
  findCode,
  findLinkByHash,
  putCode,
  setCodeHash,
} from './verification-codes-queries.ts'

export type { CodePurpose }

export const linkPurposes: CodePurpose[] = ['verify-email', 'verify-phone', 'reset-password', 'join-guest']

// 144 bits, since the call that takes a link's code names no account.
const linkBytes = 18

export type ExpectedCode = {
  accountId: string
  purpose: CodePurpose
  /** The contact that it is sent to and verifies. */
  target: string
  /** Six digits work only in the session that asked for them. */
  sessionId?: string | undefined
  guestId?: string | undefined
}

/**
 * Reserves a code, which ends the previous one. The code itself is created when its message is sent; until then no code
 * matches. Resolves to its expiry.
 */
export async function expectCode(context: Context, db: Database, code: ExpectedCode): Promise<Date> {
  const minutes = code.sessionId ? digitsMinutes : linkMinutes
  const expiresAt = new Date(context.clock.now().getTime() + minutes * 60_000)
  await putCode(db, {
    accountId: code.accountId,
    purpose: code.purpose,
    target: code.target,
    codeHash: randomBytes(32),
    sessionId: code.sessionId ?? null,
    guestId: code.guestId ?? null,
    expiresAt,
  })
  return expiresAt
}

/** Creates the reserved code and resolves to its target; undefined when it is no longer expected. */
export async function drawCode(context: Context, accountId: string, purpose: CodePurpose) {
  const expected = await findCode(context.db, { accountId, purpose }, context.clock.now())
  if (!expected) return undefined
  const code = expected.session_id
    ? String(randomInt(0, 1_000_000)).padStart(6, '0')
    : randomBytes(linkBytes).toString('base64url')
  const hash = expected.session_id
    ? digitsHash(context, { accountId, purpose, sessionId: expected.session_id, code })
    : linkHash(code)
  await setCodeHash(context.db, { accountId, purpose }, hash)
  return { code, target: expected.target }
}

/** The target of the code that a session is expected to enter, if any. */
export async function expectedTarget(context: Context, accountId: string, purpose: CodePurpose, sessionId: string) {
  const expected = await findCode(context.db, { accountId, purpose }, context.clock.now())
  return expected?.session_id === sessionId ? expected.target : undefined
}

/** Counts every code of a link, right or wrong, in any call. Throws `rate-limited`. */
export async function countCode(context: Context, source: string | undefined): Promise<void> {
  const { atMost, seconds } = accountLimits.codesOfSource
  if (!source) return
  const left = await tightened(context, 'codes', atMost)
  await takeFromAllowance(context, `codes of ${keyOf(context, source)}`, left, seconds)
}

/** Looks up a link without using it. Throws `verification-code-invalid`. */
export async function requireLink(context: Context, code: string, purposes: CodePurpose[]) {
  const link = await findLinkByHash(context.db, linkHash(code), purposes, context.clock.now())
  if (link) return presentLink(link)
  await noteWrongGuess(context, 'codes')
  throw new AppError('verification-code-invalid')
}

/**
 * Uses a link up in the caller's transaction; one of several concurrent callers gets it. Its validity is checked before,
 * where invalid ones are counted.
 */
export async function takeLink(context: Context, trx: Database, code: string, purposes: CodePurpose[]) {
  const link = await deleteLink(trx, linkHash(code), purposes, context.clock.now())
  if (!link) throw new AppError('verification-code-invalid')
  return presentLink(link)
}

function presentLink(link: { account_id: string; purpose: string; target: string; guest_id: string | null }) {
  return {
    accountId: link.account_id,
    purpose: link.purpose as CodePurpose,
    target: link.target,
    guestId: link.guest_id,
  }
}

export type TypedDigits = { accountId: string; purpose: CodePurpose; sessionId: string; code: string }

/**
 * Checks the code that this session is expected to enter; an attempt is counted first. Resolves to a function that uses
 * the code up, for one of several concurrent callers.
 */
export async function matchDigits(
  context: Context,
  typed: TypedDigits,
): Promise<((trx: Database) => Promise<void>) | undefined> {
  if (!/^[0-9]{6}$/.test(typed.code)) return undefined
  const expected = await countDigitsTry(context.db, typed, typed.sessionId, context.clock.now(), triesPerCode)
  const hash = digitsHash(context, typed)
  if (!expected || !timingSafeEqual(expected.code_hash, hash)) return undefined
  return async (trx) => {
    if (!(await deleteDigits(trx, typed, hash))) throw new AppError('verification-code-invalid')
  }
}

export async function dropCodes(db: Database, accountId: string, purposes: CodePurpose[]): Promise<void> {
  await deleteCodes(db, accountId, purposes)
}

export async function sweepVerificationCodes(context: Context): Promise<void> {
  await deleteCodesBefore(context.db, context.clock.now())
}

function linkHash(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

// A plain hash of six digits is easily brute-forced, so it is keyed and covers the other facts too.
function digitsHash(context: Context, { accountId, purpose, sessionId, code }: TypedDigits): Buffer {
  return createHmac('sha256', context.sessionSecret)
    .update(`fitout digits ${accountId} ${purpose} ${sessionId} ${code}`)
    .digest()
}
