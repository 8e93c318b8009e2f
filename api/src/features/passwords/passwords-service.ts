import type { forgetPassword, resetPassword, updatePassword } from '@fitout/contract/passwords.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import type { Session } from '../../http/session.ts'
import { inRoundedTime } from '../../http/rounded-duration.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import {
  contactOf,
  type Credentials,
  dropUnprovedContact,
  findCredentials,
  findCredentialsOf,
  isProved,
  isReleasable,
  lockCredentials,
  putProvedContact,
  setPassword,
} from '../accounts/account-credentials-service.ts'
import { countGuess, forgiveGuesses, keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { type Channel, requireContact } from '../contacts/contacts-service.ts'
import { invitationTo } from '../renovations/invitations-service.ts'
import { dropEarlyPasskeys, dropPasskeys } from '../passkeys/passkeys-service.ts'
import { endSessions } from '../sessions/sessions-service.ts'
import { countCode, dropCodes, requireLink, takeLink } from '../verification-codes/verification-codes-service.ts'
import { refuseCommon } from './refuse-common.ts'

/** Refuses a common password, else hashes it. Throws `invalid-input` or `service-busy`. */
export async function hashNewPassword(context: Context, password: string, path: string): Promise<string> {
  refuseCommon(password, path)
  return context.passwords.hash(password)
}

/** Queues a reset link if the contact has an account; answer and work are the same if it has none. */
export function sendReset(context: Context, body: Body<typeof forgetPassword>, source: string | undefined) {
  return inRoundedTime(() => queueReset(context, body, source))
}

async function queueReset(context: Context, body: Body<typeof forgetPassword>, source: string | undefined) {
  const contact = requireContact(body.type, body)
  const { atMost, seconds } = accountLimits.forgottenOfSource
  if (source) await takeFromAllowance(context, `forgotten of ${keyOf(context, source)}`, atMost, seconds)
  const account = await findCredentials(context.db, [contact])
  // An unverified contact may be a stranger's, who must not get into the account.
  const mayReset = account && !account.is_disabled && !isReleasable(account, contact.channel)
  const accountId = mayReset ? account.id : null
  // The code is created when it is sent: here it would take longer for contacts with an account.
  await queueMessage(context, context.db, { accountId, about: 'reset-password', channel: contact.channel })
}

/**
 * Sets a password by a link, which verifies the contact it was sent to. Resolves to the code of an open invitation to it.
 * Throws `verification-code-invalid`.
 */
export async function resetByLink(context: Context, body: Body<typeof resetPassword>, origin: Origin) {
  refuseCommon(body.new_password, 'new_password')
  await countCode(context, origin.source)
  await requireLink(context, body.verification_code, ['reset-password'])
  const hash = await hashNewPassword(context, body.new_password, 'new_password')
  return transaction(context.db, async (trx) => {
    const { accountId, target } = await takeLink(context, trx, body.verification_code, ['reset-password'])
    const account = await lockCredentials(trx, accountId)
    if (!account || account.is_disabled) throw new AppError('verification-code-invalid')
    await proveBy(context, trx, account, target)
    await dropEarlyPasskeys(trx, accountId)
    await changePassword(context, trx, accountId, hash, undefined)
    await noteEvent(context, trx, accountId, 'password-reset', origin)
    return invitationTo(context, trx, target)
  })
}

/** The first to verify a contact owns the account: anything unverified that another person added is removed. */
async function proveBy(context: Context, trx: Database, account: Credentials, target: string): Promise<void> {
  const channels: Channel[] = ['EMAIL', 'PHONE']
  const channel = channels.find((one) => contactOf(account, one)?.target === target)
  const contact = channel && contactOf(account, channel)
  if (!contact) throw new AppError('verification-code-invalid')
  if (isProved(account, contact.channel)) return
  await putProvedContact(trx, account.id, contact, context.clock.now())
  await dropUnprovedContact(trx, account.id, contact.channel === 'EMAIL' ? 'PHONE' : 'EMAIL')
  await dropPasskeys(trx, account.id)
}

/** Sets a password, given the current one. Throws `password-wrong`, or `rate-limited` after some wrong ones. */
export async function updateOwnPassword(
  context: Context,
  session: Session,
  body: Body<typeof updatePassword>,
  origin: Origin,
) {
  const key = `password of ${session.accountId}`
  await countGuess(context, key, accountLimits.oldPasswords)
  const before = await findCredentialsOf(context.db, session.accountId)
  const isRight = await context.passwords.verify(before?.password_hash ?? undefined, body.old_password)
  if (!isRight) throw new AppError('password-wrong')
  await forgiveGuesses(context, key)
  const hash = await hashNewPassword(context, body.new_password, 'new_password')
  await transaction(context.db, async (trx) => {
    const account = await lockCredentials(trx, session.accountId)
    // Of two concurrent changes, the later one has an outdated password.
    if (account?.password_hash !== before?.password_hash) throw new AppError('password-wrong')
    await changePassword(context, trx, session.accountId, hash, session.sessionId)
    await noteEvent(context, trx, session.accountId, 'password-changed', origin)
  })
}

/** Ends everything opened with the old password: sessions and pending codes. */
async function changePassword(
  context: Context,
  trx: Database,
  accountId: string,
  hash: string,
  remainingSessionId: string | undefined,
) {
  await setPassword(trx, accountId, hash)
  await endSessions(context, trx, accountId, remainingSessionId)
  await dropCodes(trx, accountId, ['reset-password', 'change-email', 'change-phone', 'prove-email', 'prove-phone'])
  await queueMessage(context, trx, { accountId, about: 'password-changed' })
}
