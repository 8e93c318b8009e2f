import type { areaCodes } from '@fitout/contract/formats.ts'
import type { Context } from '../../context.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import { refuseInRoundedTime } from '../../http/rounded-duration.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { findCredentials } from '../accounts/account-credentials-service.ts'
import {
  countGuess,
  forgiveGuesses,
  giveBack,
  keyOf,
  noteWrongGuess,
  takeFromAllowance,
  tightening,
} from '../allowances/allowances-service.ts'
import { loginContacts } from '../contacts/contacts-service.ts'
import { isKnownSource } from '../sessions/sessions-service.ts'

type Credentials = {
  type: 'EMAIL' | 'PHONE'
  login_id?: string | undefined
  area_code?: (typeof areaCodes)[number] | undefined
  password?: string | undefined
}

// Queried if there is no account, so that every login takes the same number of queries.
const noAccount = '00000000-0000-7000-8000-000000000000'

const { loginsOfSource, guessesOfContact, guessesFromSource } = accountLimits

/**
 * Resolves to the account of a password. The work is the same for an unknown account, and an attempt counts before it is
 * checked, so that concurrent ones cannot exceed the limit. Throws `invalid-credentials`, `account-suspended` or
 * `rate-limited`.
 */
export function proveByPassword(context: Context, credentials: Credentials, origin: Origin): Promise<string> {
  return refuseInRoundedTime(() => prove(context, credentials, origin))
}

async function prove(context: Context, credentials: Credentials, origin: Origin): Promise<string> {
  const { source } = origin
  const typed = credentials.login_id ?? ''
  const contacts = loginContacts(credentials.type, typed, credentials.area_code)
  const named = keyOf(context, `${credentials.type} ${contacts[0]?.target ?? typed}`)
  const from = keyOf(context, source ?? 'own')
  const account = await findCredentials(context.db, contacts)
  // During a distributed attack all limits are tightened, except for known sources of the account.
  const isKnown = await isKnownSource(context, account?.id ?? noAccount, source ?? '')
  const tighten = await tightening(context, 'passwords')
  const logins = isKnown ? loginsOfSource.atMost : tighten(loginsOfSource.atMost)
  await takeFromAllowance(context, `logins of ${from}`, logins, loginsOfSource.seconds)
  await countGuess(context, `guess ${named} ${from}`, guessesFromSource)
  // Known sources are exempt: guesses by strangers must not lock the owner out. They are counted separately, so that a
  // login takes the same number of queries either way.
  const guesses = isKnown ? `known guesses of ${named}` : `guesses of ${named}`
  const atMost = isKnown ? Infinity : tighten(guessesOfContact.atMost)
  await takeFromAllowance(context, guesses, atMost, guessesOfContact.seconds)
  const isRight = await context.passwords.verify(account?.password_hash ?? undefined, credentials.password ?? '')
  if (!account || !isRight || account.is_disabled) {
    await noteEvent(context, context.db, account?.id ?? null, 'sign-in-failed', origin)
    if (!account || !isRight) await noteWrongGuess(context, 'passwords', from)
    // Only revealed to callers who know the password.
    throw new AppError(account && isRight ? 'account-suspended' : 'invalid-credentials')
  }
  await forgiveGuesses(context, `guess ${named} ${from}`)
  await giveBack(context, `logins of ${from}`, loginsOfSource.seconds)
  return account.id
}
