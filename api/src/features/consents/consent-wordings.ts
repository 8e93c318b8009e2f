import type { Locale } from '@fitout/contract/locales.ts'
import { consents as cn } from '@fitout/contract/messages/cn/consents.ts'
import { consents as en } from '@fitout/contract/messages/en/consents.ts'
import { consents as zh } from '@fitout/contract/messages/zh/consents.ts'

export const consentWords = { zh, cn, en }

/**
 * The version of the consent wordings in all three languages: the day they were written. A test compares it with the
 * messages.
 */
export const wordingVersion = '2026-11-26'

export type Channel = 'EMAIL' | 'SMS'
export type ContentType = 'newsletter' | 'delivery_status_update' | 'wishlist_products_update' | 'renovation_progress'

/** What can be agreed to: marketing in general, text messages in general, and each kind of message on each channel. */
export type ConsentItem =
  | { content_type: 'direct_marketing'; channel: 'ANY' }
  | { content_type: 'receive_via_sms'; channel: 'SMS' }
  | { content_type: ContentType; channel: Channel }

export const contentTypes: readonly ContentType[] = [
  'newsletter',
  'delivery_status_update',
  'wishlist_products_update',
  'renovation_progress',
]

const services: ReadonlySet<ContentType> = new Set(['delivery_status_update', 'renovation_progress'])
export const channels: readonly Channel[] = ['EMAIL', 'SMS']

/** Advertising needs the general consent too; delivery and renovation news are a service. */
export function isMarketing(contentType: ContentType): boolean {
  return !services.has(contentType)
}

export function wordingOf(item: ConsentItem, language: Locale) {
  const { wordings } = consentWords[language]
  const text =
    item.content_type === 'direct_marketing' || item.content_type === 'receive_via_sms'
      ? wordings[item.content_type]
      : wordings[item.content_type][item.channel]
  return { text, language, version: wordingVersion }
}
