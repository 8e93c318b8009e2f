import type { register } from '@fitout/contract/registration.ts'
import type { Body } from '@fitout/contract/endpoint.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, isTaken, transaction } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { accountLimits } from '../../http/account-limits.ts'
import { AppError } from '../../http/app-error.ts'
import type { Session } from '../../http/session.ts'
import { noteEvent, type Origin } from '../account-events/account-events-service.ts'
import { queueMessage } from '../account-messages/account-messages-service.ts'
import {
  type Credentials,
  findCredentials,
  freeUnproved,
  isProved,
  makeGuestMember,
  type NewMember,
  putUnprovedContact,
  writeMember,
} from '../accounts/account-credentials-service.ts'
import { endGuest, ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { type Contact, readContact, requireContact } from '../contacts/contacts-service.ts'
import { hashNewPassword } from '../passwords/passwords-service.ts'
import { expectCode } from '../verification-codes/verification-codes-service.ts'

type Form = Body<typeof register>
type Applicant = Origin & { session: Session | undefined; locale: Locale }

/**
 * Creates a registered account, or notifies the owner of an existing one; the caller cannot tell which. The guest's data
 * is merged at the next login, or by the owner's link.
 */
export async function registerMember(context: Context, form: Form, applicant: Applicant): Promise<void> {
  const application = await readApplication(context, form, applicant)
  const guest = applicant.session?.registered ? undefined : applicant.session
  await untilContactsAreFree(context, application, async (trx, second) => {
    if (await writeMember(trx, application.member)) return welcome(context, trx, application.member, second, applicant)
    return notifyOwner(context, trx, application.member.contact, guest?.account && guest.accountId)
  })
}

/** As `registerMember`, for the current guest: the account keeps its id and all its data. Throws `not-allowed`. */
export async function migrateGuest(context: Context, form: Form, applicant: Applicant & { session: Session }) {
  if (applicant.session.registered) throw new AppError('not-allowed')
  const guestId = applicant.session.accountId
  const application = await readApplication(context, form, applicant)
  const member = { ...application.member, id: guestId }
  await untilContactsAreFree(context, application, async (trx, second) => {
    if (await findCredentials(trx, [member.contact])) {
      return notifyOwner(context, trx, member.contact, applicant.session.account && guestId)
    }
    await ensureGuestAccount(trx, guestId, applicant.locale)
    if (!(await makeGuestMember(trx, member))) throw new AppError('no-session')
    await endGuest(trx, guestId)
    return welcome(context, trx, member, second, applicant)
  })
}

type Application = { member: NewMember; second: Contact | undefined }

async function readApplication(context: Context, form: Form, { source, locale }: Applicant): Promise<Application> {
  const contact = requireContact(form.type, form)
  const second = readContact(form.type === 'EMAIL' ? 'PHONE' : 'EMAIL', form)
  const { atMost, seconds } = accountLimits.registrationsOfSource
  if (source) await takeFromAllowance(context, `registrations of ${keyOf(context, source)}`, atMost, seconds)
  const passwordHash = await hashNewPassword(context, form.password, 'password')
  const username = form.username?.trim() || null
  return {
    member: { id: newId(), contact, username, passwordHash, language: locale, now: context.clock.now() },
    second,
  }
}

/** Concurrent calls may want the same contact: the database decides, and the others retry. */
async function untilContactsAreFree(
  context: Context,
  { member, second }: Application,
  write: (trx: Database, second: Contact | undefined) => Promise<void>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await transaction(context.db, async (trx) => {
        await freeUnproved(trx, member.contact)
        const isSecondFree = second && !(await findCredentials(trx, [second]))
        await write(trx, isSecondFree ? second : undefined)
      })
      return
    } catch (error) {
      if (attempt === 3 || !isTaken(error)) throw error
    }
  }
}

async function welcome(
  context: Context,
  trx: Database,
  member: NewMember,
  second: Contact | undefined,
  origin: Origin,
) {
  const { id: accountId, contact } = member
  if (second) await putUnprovedContact(trx, accountId, second)
  const purpose = contact.channel === 'EMAIL' ? 'verify-email' : 'verify-phone'
  await expectCode(context, trx, { accountId, purpose, target: contact.target })
  await queueMessage(context, trx, { accountId, about: purpose })
  await noteEvent(context, trx, accountId, 'registered', origin)
}

/** Notifies the contact's owner, who can merge the guest's data by a link, or claim a never verified account. */
async function notifyOwner(context: Context, trx: Database, contact: Contact, guestId: string | undefined) {
  const owner = await findCredentials(trx, [contact])
  const about = owner && aboutOwner(owner, contact, guestId)
  const accountId = owner?.id ?? null
  if (accountId && about === 'join-guest') {
    await expectCode(context, trx, { accountId, purpose: 'join-guest', target: contact.target, guestId })
  } else if (accountId && about === 'claim') {
    await expectCode(context, trx, { accountId, purpose: 'reset-password', target: contact.target })
  }
  await queueMessage(context, trx, { accountId, about: about ?? 'account-exists', channel: contact.channel })
}

function aboutOwner(owner: Credentials, contact: Contact, guestId: string | undefined) {
  if (!isProved(owner, contact.channel)) return 'claim'
  return guestId ? 'join-guest' : 'account-exists'
}
