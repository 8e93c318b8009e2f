import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import type { Contact } from '../contacts/contacts-service.ts'
import { type Channel, channels, type ConsentItem, contentTypes, isMarketing, wordingOf } from './consent-wordings.ts'
import {
  deleteOptOut,
  findAccountByEmail,
  findNewsletterHindrance,
  findReach,
  hasOptOut,
  holdConsents,
  insertConsents,
  insertOptOut,
  listCurrentConsents,
  whyNoNewsletter,
} from './consents-queries.ts'
import { contactHash, contactPads, type OptOutTarget } from './opt-out-link.ts'

export { type Channel, channels, type ConsentItem, contentTypes } from './consent-wordings.ts'
export { consentWords, isMarketing, wordingOf, wordingVersion } from './consent-wordings.ts'
export { linkKey as linkSecret, optOutLink } from './opt-out-link.ts'
export { buttonPage } from './opt-out-page.ts'
export { holdConsents }

export type ConsentSource = 'settings' | 'opt-out' | 'deletion'
export type ConsentChange = { item: ConsentItem; isAccept: boolean }

const everyItem: ConsentItem[] = [
  { content_type: 'direct_marketing', channel: 'ANY' },
  { content_type: 'receive_via_sms', channel: 'SMS' },
  ...contentTypes.flatMap((content_type) => channels.map((channel) => ({ content_type, channel }))),
]

const keyOf = (item: { content_type: string; channel: string }) => `${item.content_type} ${item.channel}`

/** The consents of an account, with the time of the last change; the default is no consent. */
export async function readConsents(db: Database, accountId: string) {
  const rows = await listCurrentConsents(db, accountId)
  const known = new Map(rows.map((row) => [keyOf(row), row]))
  return (item: ConsentItem) => {
    const row = known.get(keyOf(item))
    return { isAccept: row?.is_accept ?? false, changedAt: row?.created_at.toISOString() ?? null }
  }
}

/** Logs the given consents that differ from the current ones, with the wording shown. */
export async function logConsents(
  context: Context,
  trx: Database,
  accountId: string,
  changes: ConsentChange[],
  shown: { source: ConsentSource; language: Locale },
): Promise<ConsentChange[]> {
  const present = await readConsents(trx, accountId)
  const different = changes.filter(({ item, isAccept }) => present(item).isAccept !== isAccept)
  await insertConsents(
    trx,
    different.map(({ item, isAccept }) => {
      const { text, language, version } = wordingOf(item, shown.language)
      return {
        account_id: accountId,
        ...item,
        is_accept: isAccept,
        source: shown.source,
        wording: text,
        wording_language: language,
        wording_version: version,
        created_at: context.clock.now(),
      }
    }),
  )
  return different
}

export async function withdrawAll(
  context: Context,
  trx: Database,
  accountId: string,
  shown: { source: ConsentSource; language: Locale },
): Promise<void> {
  await holdConsents(trx, accountId)
  await logConsents(
    context,
    trx,
    accountId,
    everyItem.map((item) => ({ item, isAccept: false })),
    shown,
  )
}

/** Withdraws from an account the consents that an account merged into it has withdrawn; grants none. */
export async function narrowConsents(context: Context, trx: Database, fromId: string, toId: string): Promise<void> {
  await holdConsents(trx, toId)
  const withdrawn = (await listCurrentConsents(trx, fromId)).filter(({ is_accept }) => !is_accept)
  const items = everyItem.filter((item) => withdrawn.some((row) => keyOf(row) === keyOf(item)))
  const changes = items.map((item) => ({ item, isAccept: false }))
  await logConsents(context, trx, toId, changes, { source: 'opt-out', language: 'zh' })
}

/** Adds an address to the opt-out list, and withdraws the consents of its account, if any. */
export async function optOutContact(context: Context, { email, locale }: OptOutTarget): Promise<void> {
  await transaction(context.db, async (trx) => {
    await insertOptOut(trx, await contactHash(trx, email), context.clock.now())
    const accountId = await findAccountByEmail(trx, email)
    if (accountId) await withdrawAll(context, trx, accountId, { source: 'opt-out', language: locale })
  })
}

/** Opting in to advertising again, signed in, removes the account's own contacts from the opt-out list. */
export async function takeOffList(trx: Database, accountId: string): Promise<void> {
  const reach = await findReach(trx, accountId)
  const contacts = [reach?.email, reach?.phone && `+${reach.area_code}${reach.phone}`]
  for (const contact of contacts) if (contact) await deleteOptOut(trx, await contactHash(trx, contact))
}

/**
 * The only way to contact a person about anything but their own orders and account: the address on a channel and the
 * content types agreed to, or nothing without consent. The opt-out list overrides all else.
 */
export async function findConsentedContact(db: Database, accountId: string, channel: Channel) {
  const open = await findOpenChannel(db, accountId, channel)
  if (!open) return undefined
  const { contact, language, consent } = open
  const hasAgreed = consent({ content_type: 'direct_marketing', channel: 'ANY' }).isAccept
  const accepted = contentTypes.filter(
    (content_type) => consent({ content_type, channel }).isAccept && (hasAgreed || !isMarketing(content_type)),
  )
  if (accepted.length === 0) return undefined
  return { contact, language, contentTypes: accepted }
}

/** For lists of customers `a`: why a newsletter may not be mailed, or null. Consistent with `findConsentedContact`. */
export async function newsletterHindrance(db: Database) {
  return whyNoNewsletter(await contactPads(db))
}

/** As `newsletterHindrance`, for one customer. */
export async function whyNoNewsletterFor(db: Database, accountId: string) {
  return findNewsletterHindrance(db, accountId, await contactPads(db))
}

/** The number of a member who agreed to text messages, for service messages. */
export async function findAgreedPhone(db: Database, accountId: string): Promise<string | undefined> {
  return (await findOpenChannel(db, accountId, 'SMS'))?.contact
}

/** A channel that a person has not opted out of, with its verified contact; text messages need separate consent. */
async function findOpenChannel(db: Database, accountId: string, channel: Channel) {
  const reach = await findReach(db, accountId)
  const contact = channel === 'EMAIL' ? reach?.email : reach?.phone && `+${reach.area_code}${reach.phone}`
  if (!reach || !contact || reach.is_notifiable !== true || !reach.channels?.includes(channel)) return undefined
  if (await hasOptOut(db, await contactHash(db, contact))) return undefined
  const consent = await readConsents(db, accountId)
  if (channel === 'SMS' && !consent({ content_type: 'receive_via_sms', channel }).isAccept) return undefined
  return { contact, language: reach.chosen_language ?? reach.language, consent }
}

/** Whether the account has verified this address, so that it needs no confirmation. */
export async function isProvedEmail(db: Database, accountId: string, email: string): Promise<boolean> {
  return (await findReach(db, accountId))?.email === email
}

/** As `isProvedEmail`, for a contact of either kind. */
export async function isProvedContact(db: Database, accountId: string, contact: Contact): Promise<boolean> {
  const reach = await findReach(db, accountId)
  if (contact.channel === 'EMAIL') return reach?.email === contact.target
  return reach?.phone != null && contact.target === `${reach.area_code} ${reach.phone}`
}

/** Whether the address is on the opt-out list. */
export async function hasOptedOut(db: Database, email: string): Promise<boolean> {
  return hasOptOut(db, await contactHash(db, email))
}
