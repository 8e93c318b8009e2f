import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import type { signInStaff } from '@fitout/contract/staff/session.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { requestLocale } from '../../words.ts'
import { AppError } from '../../http/app-error.ts'
import { wantsCookie } from '../../http/session.ts'
import { setStaffCookies } from '../../http/staff-session.ts'
import { deviceOf } from '../../http/device-cookie.ts'
import { updateStaff } from './staff-queries.ts'
import {
  countGuess,
  forgiveGuesses,
  giveBack,
  keyOf,
  noteWrongGuess,
  takeFromAllowance,
  tightened,
} from '../allowances/allowances-service.ts'
import { isKnownSource, recordChange } from '../audit/audit-service.ts'
import { forgetDevice, takeOverDevice } from '../staff-devices/staff-devices-service.ts'
import { confirmSecret, draftSecret, takeSecondFactor } from './second-factor.ts'
import { findStaffCredentials, lockCredentials } from './staff-credentials-queries.ts'
import { showOneself } from './staff-service.ts'
import { endStaffSession, openStaffSession, type StaffCaller } from './staff-sessions-service.ts'

type Proof = { request: Request; source: string | undefined; headers: Headers }

const { loginsOfSource, guessesOfStaff, guessesFromSource, codesOfStaff } = accountLimits

/** Password first, then the second factor; both must be right. Sign-ins and failures are audited. */
export async function signIn(
  context: Context,
  body: Body<typeof signInStaff>,
  { request, source, headers }: Proof,
): Promise<AnswerInput<typeof signInStaff>> {
  const email = canonicalEmail(body.email)
  const guesses = `staff guess ${keyOf(context, email)} ${keyOf(context, source ?? 'own')}`
  const staff = await provePassword(context, email, body.password, guesses, source)
  const isSetUp = staff.totp_confirmed_at !== null
  if (!body.code) {
    return { data: isSetUp ? { state: 'code-needed' } : { state: 'set-up', ...(await draftSecret(context, staff)) } }
  }
  const { code } = body
  await takeFromAllowance(context, `staff codes of ${staff.id}`, codesOfStaff.atMost, codesOfStaff.seconds)
  const byCookie = wantsCookie(context, request)
  const { recoveryCodes, token, expiresAt } = await transaction(context.db, async (trx) => {
    // Checking a password takes a while, during which it may be reset or the person disabled.
    if (!(await lockCredentials(trx, staff.id, staff.password_hash))) throw new AppError('invalid-credentials')
    const codes = isSetUp ? null : await confirmSecret(context, trx, staff, code)
    if (isSetUp) await takeSecondFactor(context, trx, staff, code)
    // From now on this authenticator is required to sign in.
    else await recordSession(trx, staff, source, 'session.authenticator', [{ is_set_up: false }, { is_set_up: true }])
    await updateStaff(trx, staff.id, { language: requestLocale(request) })
    const session = await openStaffSession(context, trx, staff.id, request.headers.get('User-Agent') ?? '')
    await takeOverDevice(trx, { staffId: staff.id, deviceId: deviceOf(context, request) })
    await recordSession(trx, staff, source, 'session.open', [undefined, { session: 'opened' }])
    return { recoveryCodes: codes, ...session }
  }).catch((error: unknown) => failed(context.db, staff, source, error))
  await forgiveGuesses(context, guesses)
  if (byCookie) setStaffCookies(context, headers, token)
  return {
    data: {
      state: 'signed-in',
      token: byCookie ? null : token,
      expires_at: expiresAt.toISOString(),
      recovery_codes: recoveryCodes,
      staff: await showOneself(context, staff.id),
    },
  }
}

export async function signOut(
  { db }: Context,
  staff: StaffCaller & { source: string | undefined },
  deviceId: string | undefined,
): Promise<void> {
  await transaction(db, async (trx) => {
    await endStaffSession(trx, staff.sessionId)
    await forgetDevice(trx, { staffId: staff.id, deviceId })
    await recordSession(trx, staff, staff.source, 'session.close', [undefined, { session: 'closed' }])
  })
}

type Signer = { id: string; name: string }
type Change = [before: Record<string, unknown> | undefined, after: Record<string, unknown>]

async function recordSession(
  trx: Database,
  { id, name }: Signer,
  source: string | undefined,
  action: `session.${'authenticator' | 'open' | 'refused' | 'close'}`,
  [before, after]: Change,
): Promise<void> {
  await recordChange(trx, { id, source }, { action, subject: 'staff', id, title: name, before, after })
}

/** Audits a failed sign-in under the account concerned, and rethrows the error. */
async function failed(db: Database, whose: Signer, source: string | undefined, error: unknown): Promise<never> {
  if (error instanceof AppError && error.code !== 'rate-limited') {
    await recordSession(db, whose, source, 'session.refused', [undefined, { session: error.code }])
  }
  throw error
}

/**
 * Resolves to the person of a password; the work is the same if there is none. An attempt counts until the whole sign-in
 * has succeeded. Throws `invalid-credentials` or `rate-limited`.
 */
async function provePassword(
  context: Context,
  email: string,
  password: string,
  guesses: string,
  source: string | undefined,
) {
  const logins = `logins of ${keyOf(context, source ?? 'own')}`
  await takeFromAllowance(context, logins, loginsOfSource.atMost, loginsOfSource.seconds)
  const staff = await findStaffCredentials(context.db, email)
  // Known networks are exempt from the lockout caused by guesses from elsewhere.
  if (!staff || !source || !(await isKnownSource(context, staff.id, source))) {
    const ofAll = `guesses of staff ${keyOf(context, email)}`
    const atMost = await tightened(context, 'staff-passwords', guessesOfStaff.atMost)
    await takeFromAllowance(context, ofAll, atMost, guessesOfStaff.seconds)
  }
  await countGuess(context, guesses, guessesFromSource)
  const isRight = await context.passwords.verify(staff?.password_hash, password)
  const refusal = new AppError('invalid-credentials')
  if (!staff || !isRight || staff.disabled_at)
    await noteWrongGuess(context, 'staff-passwords', source && keyOf(context, source))
  if (!staff) throw refusal
  if (!isRight || staff.disabled_at) return failed(context.db, staff, source, refusal)
  await giveBack(context, logins, loginsOfSource.seconds)
  return staff
}
