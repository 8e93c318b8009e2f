import type { Locale } from '@fitout/contract/locales.ts'
import { contactChanges as cn } from '@fitout/contract/messages/cn/contact-changes.ts'
import { contactChanges as en } from '@fitout/contract/messages/en/contact-changes.ts'
import { contactChanges as zh } from '@fitout/contract/messages/zh/contact-changes.ts'
import type { Context } from '../../context.ts'
import { isTaken, transaction } from '../../database/database.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import type { Session } from '../../http/session.ts'
import { fillIn } from '../../words.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import {
  contactOf,
  type Credentials,
  findCredentials,
  findCredentialsOf,
  freeUnproved,
  isProved,
  isReleasable,
  lockCredentials,
  putProvedContact,
} from '../accounts/account-credentials-service.ts'
import { takeFromAllowance } from '../allowances/allowances-service.ts'
import { type Channel, type Contact, maskContact } from '../contacts/contacts-service.ts'
import { endSessions } from '../sessions/sessions-service.ts'
import { dropCodes, expectCode, expectedTarget, matchDigits } from '../verification-codes/verification-codes-service.ts'

const purposes = {
  EMAIL: { begin: 'change-email', prove: 'prove-email' },
  PHONE: { begin: 'change-phone', prove: 'prove-phone' },
} as const

const words = { zh, cn, en }

/** The source of the request, and its language. */
type Caller = Origin & { locale: Locale }

type Owner = { accountId: string; sessionId: string }

/** Changes need a registered session, which has a row; the digits are bound to it. */
function ownerOf({ accountId, sessionId }: Session): Owner {
  if (!sessionId) throw new AppError('not-allowed')
  return { accountId, sessionId }
}

/** Sends the first code to a current contact of the account, a verified one where there is one. */
export async function beginChange(context: Context, session: Session, changed: Channel, via: Channel | undefined) {
  const owner = ownerOf(session)
  await countAskedCode(context, owner.accountId)
  const account = await requireAccount(context, owner)
  const contact = presentContact(account, changed, via)
  const is_code_needed = isAnyProved(account)
  if (!contact) return { sent_to: null, channel: null, is_code_needed, expires_at: context.clock.now().toISOString() }
  const purpose = purposes[changed].begin
  const expiresAt = await transaction(context.db, async (trx) => {
    const until = await expectCode(context, trx, { ...owner, purpose, target: contact.target })
    await queueMessage(context, trx, { accountId: owner.accountId, about: purpose })
    return until
  })
  const sent_to = maskContact(contact)
  return { sent_to, channel: contact.channel, is_code_needed, expires_at: expiresAt.toISOString() }
}

/**
 * Takes one of the two codes. The first sends digits to the new contact; those change the contact. Nothing changes
 * before the new contact is verified, so a typo locks no owner out.
 * Throws `verification-code-invalid`, or `invalid-input` for a contact that is the account's own already.
 */
export async function takeChange(context: Context, session: Session, code: string, next: Contact, origin: Caller) {
  const owner = ownerOf(session)
  const account = await requireAccount(context, owner)
  const { channel } = next
  if (contactOf(account, channel)?.target === next.target && isProved(account, channel)) {
    throw new AppError('invalid-input', {
      errors: [{ path: channel === 'EMAIL' ? 'email' : 'phone', code: 'duplicate' }],
    })
  }
  if (await proveNext(context, owner, { account, code, next }, origin)) {
    return { is_changed: true, message: words[origin.locale].changed, sent_to: null, expires_at: null }
  }
  const useCode = await matchDigits(context, { ...owner, purpose: purposes[channel].begin, code })
  if (!useCode && (code !== '' || isAnyProved(account))) throw new AppError('verification-code-invalid')
  if (!useCode) await countAskedCode(context, owner.accountId)
  const expiresAt = await transaction(context.db, async (trx) => {
    await useCode?.(trx)
    const purpose = purposes[channel].prove
    const until = await expectCode(context, trx, { ...owner, purpose, target: next.target })
    const holder = await findCredentials(trx, [next])
    // The contact's owner is notified; the caller sees no difference, and waits for digits that never come.
    if (holder && holder.id !== owner.accountId && !isReleasable(holder, channel)) {
      await queueMessage(context, trx, { accountId: holder.id, about: 'contact-in-use', channel })
    } else {
      await queueMessage(context, trx, { accountId: owner.accountId, about: purpose })
    }
    return until
  })
  const sent_to = maskContact(next)
  const message = fillIn(words[origin.locale].secondStep, { contact: sent_to })
  return { is_changed: false, message, sent_to, expires_at: expiresAt.toISOString() }
}

type Proof = { account: Credentials; code: string; next: Contact }

/** Changes the contact and ends all other sessions, which may have been opened with the old one. */
async function proveNext(context: Context, owner: Owner, { account, code, next }: Proof, origin: Origin) {
  const purpose = purposes[next.channel].prove
  if ((await expectedTarget(context, owner.accountId, purpose, owner.sessionId)) !== next.target) return false
  const useCode = await matchDigits(context, { ...owner, purpose, code })
  if (!useCode) return false
  const before = contactOf(account, next.channel)
  try {
    await transaction(context.db, async (trx) => {
      await useCode(trx)
      await lockCredentials(trx, owner.accountId)
      await freeUnproved(trx, next)
      await putProvedContact(trx, owner.accountId, next, context.clock.now())
      await dropCodes(trx, owner.accountId, [
        'reset-password',
        next.channel === 'EMAIL' ? 'verify-email' : 'verify-phone',
      ])
      await endSessions(context, trx, owner.accountId, owner.sessionId)
      await noteEvent(context, trx, owner.accountId, 'contact-changed', origin)
      await queueMessage(context, trx, {
        accountId: owner.accountId,
        about: 'contact-changed',
        ...(before && before.target !== next.target && { to: before.target }),
      })
    })
  } catch (error) {
    throw isTaken(error) ? new AppError('verification-code-invalid') : error
  }
  return true
}

async function requireAccount(context: Context, { accountId }: Owner): Promise<Credentials> {
  const account = await findCredentialsOf(context.db, accountId)
  if (!account) throw new AppError('no-session')
  return account
}

function presentContact(account: Credentials, changed: Channel, via: Channel | undefined): Contact | undefined {
  const other: Channel = changed === 'EMAIL' ? 'PHONE' : 'EMAIL'
  const order = via === other ? [other, changed] : [changed, other]
  const channel = order.find((one) => isProved(account, one)) ?? [changed, other].find((one) => contactOf(account, one))
  return channel && contactOf(account, channel)
}

function isAnyProved(account: Credentials): boolean {
  return isProved(account, 'EMAIL') || isProved(account, 'PHONE')
}

async function countAskedCode(context: Context, accountId: string): Promise<void> {
  const { codesOfAccountAnHour: hourly, codesOfAccountADay: daily } = accountLimits
  await takeFromAllowance(context, `codes of account ${accountId} an hour`, hourly.atMost, hourly.seconds)
  await takeFromAllowance(context, `codes of account ${accountId} a day`, daily.atMost, daily.seconds)
}
