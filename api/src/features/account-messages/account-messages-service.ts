import { isLocale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { accountLimits } from '../../http/account-limits.ts'
import type { AccountMessage } from '../../jobs/job-data.ts'
import { contactOf, findCredentialsOf } from '../accounts/account-credentials-service.ts'
import { findLiveAccount } from '../accounts/accounts-service.ts'
import { hasTaken, keyOf } from '../allowances/allowances-service.ts'
import { type Contact, dialled, emailContact } from '../contacts/contacts-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import { drawCode, expectCode } from '../verification-codes/verification-codes-service.ts'
import { writeMail, writeText } from './write-message.ts'

type Message = Omit<AccountMessage, 'messageId'>

/** Queues a message about an account, in the same transaction as its cause. */
export async function queueMessage(context: Context, trx: Database, message: Message): Promise<void> {
  await context.jobs.enqueue(trx, 'account-message', { messageId: newId(), ...message })
}

/** Messages that strangers can trigger. Security warnings are never rate-limited by them. */
const withoutCode = {
  'account-exists': true,
  'contact-in-use': true,
  'password-changed': false,
  'contact-changed': false,
  'passkey-added': false,
  'moved-in': false,
  'customers-merged': false,
}

/** Sends one message, by mail or text, in the account's language. A retry contains a new code. */
export async function sendAccountMessage(context: Context, message: AccountMessage): Promise<void> {
  const { accountId, about } = message
  const account = accountId ? await findLiveAccount(context.db, accountId) : undefined
  if (!account) return
  if (about === 'reset-password') await expectReset(context, message)
  const isCausedByAnyone = about in withoutCode ? withoutCode[about as keyof typeof withoutCode] : true
  const drawn = about in withoutCode ? undefined : await drawCode(context, account.id, purposeOf(about))
  const contact = drawn ? contactNamed(drawn.target) : about in withoutCode && (await contactFor(context, message))
  if (!contact) return
  // Staff invite all customers of an imported shop at once, each a single time.
  const isWithinLimits = about === 'moved-in' || (await mayWrite(context, contact, isCausedByAnyone))
  if (!isWithinLimits) {
    context.log.warn({ about, account_id: account.id }, 'a message about an account was held back by its limits')
    return
  }
  const content = {
    about,
    code: drawn?.code,
    name: account.username,
    locale: isLocale(account.language) ? account.language : 'zh',
  }
  if (contact.channel === 'EMAIL') {
    const mail = writeMail(context.config.publicUrl, content)
    const recorded = { accountId: account.id, kind: drawn ? 'account-code' : 'account-news' } as const
    await sendMail(context, { ...mail, id: `account-${message.messageId}`, to: contact.target, recorded })
  } else {
    const text = writeText(context.config.publicUrl, content)
    await context.texts.send({ id: `account-${message.messageId}`, to: dialled(contact), text })
  }
}

async function expectReset(context: Context, message: AccountMessage): Promise<void> {
  const contact = await contactFor(context, message)
  if (!message.accountId || !contact) return
  const { accountId } = message
  await expectCode(context, context.db, { accountId, purpose: 'reset-password', target: contact.target })
}

function purposeOf(about: Exclude<AccountMessage['about'], never>) {
  return (about === 'claim' ? 'reset-password' : about) as Parameters<typeof drawCode>[2]
}

function contactNamed(target: string): Contact {
  return target.includes('@') ? emailContact(target) : { channel: 'PHONE', target }
}

async function contactFor(context: Context, { accountId, channel, to }: AccountMessage): Promise<Contact | undefined> {
  if (to) return contactNamed(to)
  const credentials = accountId ? await findCredentialsOf(context.db, accountId) : undefined
  if (!credentials) return undefined
  return channel
    ? contactOf(credentials, channel)
    : (contactOf(credentials, 'EMAIL') ?? contactOf(credentials, 'PHONE'))
}

async function mayWrite(context: Context, contact: Contact, isCausedByAnyone: boolean): Promise<boolean> {
  const { messagesToContactAnHour: hourly, messagesToContactADay: daily, mails, texts } = accountLimits
  const all = contact.channel === 'EMAIL' ? mails : texts
  const key = keyOf(context, contact.target)
  if (isCausedByAnyone) {
    if (!(await hasTaken(context, `messages to ${key} an hour`, hourly.atMost, hourly.seconds))) return false
    if (!(await hasTaken(context, `messages to ${key} a day`, daily.atMost, daily.seconds))) return false
  }
  return hasTaken(context, `all messages by ${contact.channel}`, all.atMost, all.seconds)
}
