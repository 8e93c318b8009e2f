import type { Locale } from '@fitout/contract/locales.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { type Channel, channels, type ConsentItem, contentTypes, isMarketing, wordingOf } from './consent-wordings.ts'
import {
  deleteOptOut,
  findAccountByEmail,
  findReach,
  hasOptOut,
  holdConsents,
  insertConsents,
  insertOptOut,
  listCurrentConsents,
} from './consents-queries.ts'
import { contactHash, type OptOutTarget } from './opt-out-link.ts'

export { type Channel, channels, type ConsentItem, contentTypes } from './consent-wordings.ts'
export { consentWords, isMarketing, wordingOf, wordingVersion } from './consent-wordings.ts'
export { optOutLink } from './opt-out-link.ts'
export { holdConsents }

export type ConsentSource = 'settings' | 'opt-out' | 'deletion'
export type ConsentChange = { item: ConsentItem; isAccept: boolean }

const everyItem: ConsentItem[] = [
  { content_type: 'direct_marketing', channel: 'ANY' },
  { content_type: 'receive_via_sms', channel: 'SMS' },
  ...contentTypes.flatMap((content_type) => channels.map((channel) => ({ content_type, channel }))),
]

const keyOf = (item: { content_type: string; channel: string }) => `${item.content_type} ${item.channel}`

/** What an account has agreed to and when it last said so; what it never spoke of is not agreed to. */
export async function readConsents(db: Database, accountId: string) {
  const rows = await listCurrentConsents(db, accountId)
  const known = new Map(rows.map((row) => [keyOf(row), row]))
  return (item: ConsentItem) => {
    const row = known.get(keyOf(item))
    return { isAccept: row?.is_accept ?? false, changedAt: row?.created_at.toISOString() ?? null }
  }
}

/** Adds to the log what is different from now, with the words that were shown. */
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

/** Withdraws everything an account has agreed to. */
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

/** Puts an address on the list of those not to be written to, and withdraws what its account agreed to, if any. */
export async function optOutContact(context: Context, { email, locale }: OptOutTarget): Promise<void> {
  await transaction(context.db, async (trx) => {
    await insertOptOut(trx, await contactHash(trx, email), context.clock.now())
    const accountId = await findAccountByEmail(trx, email)
    if (accountId) await withdrawAll(context, trx, accountId, { source: 'opt-out', language: locale })
  })
}

/** Whoever asks for advertising again, signed in, takes his own contacts off the list. */
export async function takeOffList(trx: Database, accountId: string): Promise<void> {
  const reach = await findReach(trx, accountId)
  const contacts = [reach?.email, reach?.phone && `+${reach.area_code}${reach.phone}`]
  for (const contact of contacts) if (contact) await deleteOptOut(trx, await contactHash(trx, contact))
}

/**
 * The one way to a person for anything but messages about his own orders and account: where to write on a channel and
 * what he wants to hear there, or nothing when anything speaks against it. The list of those not to be written to
 * beats all else.
 */
export async function findConsentedContact(db: Database, accountId: string, channel: Channel) {
  const reach = await findReach(db, accountId)
  const contact = channel === 'EMAIL' ? reach?.email : reach?.phone && `+${reach.area_code}${reach.phone}`
  if (!reach || !contact || reach.is_notifiable !== true || !reach.channels?.includes(channel)) return undefined
  if (await hasOptOut(db, await contactHash(db, contact))) return undefined
  const consent = await readConsents(db, accountId)
  if (channel === 'SMS' && !consent({ content_type: 'receive_via_sms', channel }).isAccept) return undefined
  const hasAgreed = consent({ content_type: 'direct_marketing', channel: 'ANY' }).isAccept
  const accepted = contentTypes.filter(
    (content_type) => consent({ content_type, channel }).isAccept && (hasAgreed || !isMarketing(content_type)),
  )
  if (accepted.length === 0) return undefined
  return { contact, language: reach.chosen_language ?? reach.language, contentTypes: accepted }
}
