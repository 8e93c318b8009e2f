import type { Context } from '../../context.ts'
import { transaction } from '../../database/database.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import {
  contactOf,
  findCredentialsOf,
  isProved,
  lockCredentials,
  putProvedContact,
} from '../accounts/account-credentials-service.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import type { Channel } from '../contacts/contacts-service.ts'
import { joinGuest } from '../guests/guests-service.ts'
import { invitationTo } from '../renovations/invitations-service.ts'
import {
  type CodePurpose,
  countCode,
  expectCode,
  linkPurposes,
  requireLink,
  takeLink,
} from '../verification-codes/verification-codes-service.ts'

/** The purpose of a link, without using it up. Throws `verification-code-invalid` or `rate-limited`. */
export async function checkCode(context: Context, code: string, source: string | undefined) {
  await countCode(context, source)
  const { purpose } = await requireLink(context, code, linkPurposes)
  return { purpose: shownPurpose(purpose) }
}

/** Performs the action of a link: verifies the contact it was sent to, or merges a guest's data. */
export async function verifyByLink(context: Context, code: string, source: string | undefined) {
  await countCode(context, source)
  const purposes: CodePurpose[] = ['verify-email', 'verify-phone', 'join-guest']
  await requireLink(context, code, purposes)
  return transaction(context.db, async (trx) => {
    const { accountId, purpose, target, guestId } = await takeLink(context, trx, code, purposes)
    // Carts are locked before accounts, so the guest comes first.
    if (guestId) await joinGuest(trx, guestId, accountId)
    const account = await lockCredentials(trx, accountId)
    const channels: Channel[] = ['EMAIL', 'PHONE']
    const channel = account && channels.find((one) => contactOf(account, one)?.target === target)
    const contact = account && channel && contactOf(account, channel)
    if (!contact || account.is_disabled) throw new AppError('verification-code-invalid')
    if (!isProved(account, contact.channel)) await putProvedContact(trx, accountId, contact, context.clock.now())
    return { purpose: shownPurpose(purpose), invitation: await invitationTo(context, trx, target) }
  })
}

/** Sends a new link to an unverified contact of the account. False if there is none. */
export async function sendVerificationAgain(context: Context, accountId: string, channel: Channel): Promise<boolean> {
  const { codesOfAccountAnHour: hourly, codesOfAccountADay: daily } = accountLimits
  await takeFromAllowance(context, `codes of account ${accountId} an hour`, hourly.atMost, hourly.seconds)
  await takeFromAllowance(context, `codes of account ${accountId} a day`, daily.atMost, daily.seconds)
  return transaction(context.db, async (trx) => {
    const account = await findCredentialsOf(trx, accountId)
    const contact = account && contactOf(account, channel)
    if (!contact || isProved(account, channel)) return false
    const purpose = channel === 'EMAIL' ? 'verify-email' : 'verify-phone'
    await expectCode(context, trx, { accountId, purpose, target: contact.target })
    await queueMessage(context, trx, { accountId, about: purpose })
    return true
  })
}

function shownPurpose(purpose: CodePurpose) {
  if (purpose === 'reset-password' || purpose === 'join-guest') return purpose
  return 'verify' as const
}
