import type { Body } from '@fitout/contract/endpoint.ts'
import type { deleteAccount } from '@fitout/contract/personal-data.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import { type Session, sessionCookieHeader } from '../../http/session.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import { contactOf, findCredentialsOf } from '../accounts/account-credentials-service.ts'
import { countGuess, forgiveGuesses, takeFromAllowance } from '../allowances/allowances-service.ts'
import { expectCode, matchDigits } from '../verification-codes/verification-codes-service.ts'
import { forgetPerson } from './forget-person.ts'

/**
 * Attempts of one account per hour, including correct ones that fail because of an open order. Documented in
 * docs/limits.md.
 */
const triesAnHour = 10

/** Returns which proof a deletion needs, and sends a code to an account without a password. */
export async function askForDeletion(context: Context, { accountId, sessionId }: Session) {
  const credentials = await findCredentialsOf(context.db, accountId)
  if (!credentials || !sessionId) throw new AppError('not-allowed')
  if (credentials.password_hash) return { needs: 'password' as const }
  const contact = contactOf(credentials, 'EMAIL') ?? contactOf(credentials, 'PHONE')
  if (!contact) throw new AppError('not-allowed')
  const { codesOfAccountAnHour: hourly } = accountLimits
  await takeFromAllowance(context, `deletion codes of ${accountId}`, hourly.atMost, hourly.seconds)
  await transaction(context.db, async (trx) => {
    await expectCode(context, trx, { accountId, purpose: 'delete-account', target: contact.target, sessionId })
    await queueMessage(context, trx, { accountId, about: 'delete-account' })
  })
  return { needs: 'verification_code' as const }
}

/**
 * Deletes the account of a session after re-authentication. Throws `password-wrong`, `verification-code-invalid`,
 * `orders-still-open`, or `rate-limited` after too many wrong attempts.
 */
export async function deleteOwnAccount(
  context: Context,
  session: Session,
  body: Body<typeof deleteAccount>,
  headers: Headers,
): Promise<void> {
  await takeFromAllowance(context, `deletions of ${session.accountId}`, triesAnHour, 3600)
  const useProof = await prove(context, session, body)
  await forgetPerson(context, session.accountId, useProof)
  if (session.byCookie) headers.set('Set-Cookie', sessionCookieHeader(context, ''))
}

/** Checks the proof and returns a function that uses it up within the deletion's transaction. */
async function prove(context: Context, { accountId, sessionId }: Session, body: Body<typeof deleteAccount>) {
  const credentials = await findCredentialsOf(context.db, accountId)
  if (!credentials?.password_hash) {
    const typed = { accountId, purpose: 'delete-account', sessionId: sessionId ?? '' } as const
    const useCode = sessionId && (await matchDigits(context, { ...typed, code: body.verification_code ?? '' }))
    if (!useCode) throw new AppError('verification-code-invalid')
    return useCode
  }
  const guesses = `password of ${accountId}`
  await countGuess(context, guesses, accountLimits.oldPasswords)
  const isRight = await context.passwords.verify(credentials.password_hash, body.password ?? '')
  if (!isRight) throw new AppError('password-wrong')
  await forgiveGuesses(context, guesses)
  // A password is not consumed.
  return async (_trx: Database) => {}
}
