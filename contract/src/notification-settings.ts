import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { locales } from './locales.ts'
import { instant, oneOf } from './wire.ts'

export const channel = z.enum(['EMAIL', 'SMS'])

/**
 * Optional messages; those about the member's own orders and contracts are always sent. Newsletter and wishlist news are
 * direct marketing and need `is_accept`; delivery and renovation news are a service.
 */
export const contentType = z.enum([
  'newsletter',
  'delivery_status_update',
  'wishlist_products_update',
  'renovation_progress',
])

const wording = z.object({ text: z.string(), language: z.enum(locales), version: z.string() })

export const notificationSettings = z.object({
  is_notifiable: z.boolean().meta({ description: 'False silences everything below without changing it' }),
  channels: z.array(channel).meta({ description: 'In use; SMS among them is "receive via SMS". At first only EMAIL' }),
  available_channels: z.array(channel).meta({ description: 'On which the account has a contact at present' }),
  unproved_channels: z
    .array(channel)
    .meta({ description: 'Of those the ones whose contact is not confirmed yet; nothing is sent there before it is' }),
  language: z.enum(locales),
  is_accept: z.boolean().meta({ description: 'Whether the person agreed to direct marketing' }),
  accept_wording: wording,
  sms_wording: wording,
  accepted_at: instant.nullable().meta({ description: 'When is_accept last changed' }),
  settings: z.array(
    z.object({
      content_type: contentType,
      channel,
      is_marketing: z.boolean(),
      is_accept: z.boolean(),
      wording,
      changed_at: instant.nullable(),
    }),
  ),
})

export const showNotificationSettings = endpoint('GET', '/notification-settings/details', {
  summary: 'The notification settings of the account by channel, with the wording to agree to. All are off at first.',
  access: 'registered',
  rate: 'read',
  query: z.object({ language: z.enum(locales).optional().meta({ description: "Of the words; else the caller's" }) }),
  response: oneOf(notificationSettings),
  errors: [],
})

export const saveNotificationSettings = endpoint('PUT', '/notification-settings/details', {
  summary: 'Changes notification settings. Omitted fields stay as they are.',
  access: 'registered',
  rate: 'write',
  body: z.strictObject({
    is_notifiable: z.boolean().optional(),
    channels: z.array(channel).max(2).optional(),
    language: z.enum(locales).optional(),
    is_accept: z.boolean().optional().meta({ description: 'False also ends every marketing setting' }),
    settings: z
      .array(z.strictObject({ content_type: contentType, channel, is_accept: z.boolean() }))
      .max(12)
      .optional(),
    wording: z
      .strictObject({ version: z.string().max(40), language: z.enum(locales) })
      .optional()
      .meta({ description: 'The words that were shown; needed to turn anything on' }),
  }),
  response: oneOf(notificationSettings),
  errors: ['consent-wording-changed'],
})
