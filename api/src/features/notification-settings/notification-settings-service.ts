import type { Body } from '@fitout/contract/endpoint.ts'
import type { FieldErrorCode } from '@fitout/contract/errors.ts'
import { isLocale, type Locale } from '@fitout/contract/locales.ts'
import type { notificationSettings, saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { AppError } from '../../http/app-error.ts'
import {
  type Channel,
  channels as allChannels,
  type ConsentChange,
  contentTypes,
  holdConsents,
  isMarketing,
  logConsents,
  readConsents,
  takeOffList,
  wordingOf,
  wordingVersion,
} from '../consents/consents-service.ts'
import { findSettings, putSettings } from './notification-settings-queries.ts'

type Changes = Body<typeof saveNotificationSettings>

const marketing = { content_type: 'direct_marketing', channel: 'ANY' } as const
const viaSms = { content_type: 'receive_via_sms', channel: 'SMS' } as const

async function readSettings(db: Database, accountId: string) {
  const row = await findSettings(db, accountId)
  const language = row.language ?? row.account_language
  const available = allChannels.filter((channel) => (channel === 'EMAIL' ? row.email : row.phone) !== null)
  const isProved = (channel: Channel) => (channel === 'EMAIL' ? row.email_verified_at : row.phone_verified_at) !== null
  return {
    is_notifiable: row.is_notifiable ?? true,
    channels: (row.channels ?? ['EMAIL']) as Channel[],
    available,
    unproved: available.filter((channel) => !isProved(channel)),
    language: isLocale(language) ? language : 'zh',
  }
}

export async function showSettings(
  context: Context,
  accountId: string,
  locale: Locale,
): Promise<z.input<typeof notificationSettings>> {
  const settings = await readSettings(context.db, accountId)
  const consent = await readConsents(context.db, accountId)
  return {
    is_notifiable: settings.is_notifiable,
    channels: settings.channels,
    available_channels: settings.available,
    unproved_channels: settings.unproved,
    language: settings.language,
    is_accept: consent(marketing).isAccept,
    accept_wording: wordingOf(marketing, locale),
    sms_wording: wordingOf(viaSms, locale),
    accepted_at: consent(marketing).changedAt,
    settings: contentTypes.flatMap((content_type) =>
      allChannels.map((channel) => {
        const { isAccept, changedAt } = consent({ content_type, channel })
        return {
          content_type,
          channel,
          is_marketing: isMarketing(content_type),
          is_accept: isAccept,
          wording: wordingOf({ content_type, channel }, locale),
          changed_at: changedAt,
        }
      }),
    ),
  }
}

/**
 * Saves the given settings and logs every change of consent. Turning anything on requires the version of the wording that
 * was shown; advertising requires `is_accept`. Throws `invalid-input`, `consent-wording-changed`.
 */
export async function saveSettings(context: Context, accountId: string, body: Changes, locale: Locale): Promise<void> {
  await transaction(context.db, async (trx) => {
    await holdConsents(trx, accountId)
    const before = await readSettings(trx, accountId)
    const changes = await consentChanges(trx, accountId, body)
    requireWording(body, changes)
    await putSettings(trx, accountId, {
      is_notifiable: body.is_notifiable ?? before.is_notifiable,
      channels: body.channels ? allChannels.filter((channel) => body.channels?.includes(channel)) : before.channels,
      language: body.language ?? before.language,
      updated_at: context.clock.now(),
    })
    const shown = { source: 'settings', language: body.wording?.language ?? locale } as const
    const made = await logConsents(context, trx, accountId, changes, shown)
    if (made.some(({ isAccept }) => isAccept)) {
      await takeOffList(trx, accountId)
      await context.jobs.enqueue(trx, 'subscription-mail', {
        accountId,
        id: context.clock.now().getTime().toString(36),
      })
    }
  })
}

async function consentChanges(trx: Database, accountId: string, body: Changes): Promise<ConsentChange[]> {
  const consent = await readConsents(trx, accountId)
  const agreed = body.is_accept ?? consent(marketing).isAccept
  const wishes = new Map((body.settings ?? []).map((wish) => [`${wish.content_type} ${wish.channel}`, wish.is_accept]))
  const rows = contentTypes.flatMap((content_type) =>
    allChannels.map((channel) => {
      const wish = wishes.get(`${content_type} ${channel}`)
      if (wish === true && isMarketing(content_type) && !agreed) throw fault('is_accept', 'required')
      const isOff = isMarketing(content_type) && !agreed
      const item = { content_type, channel }
      return { item, isAccept: isOff ? false : (wish ?? consent(item).isAccept) }
    }),
  )
  const general = [
    { item: marketing, isAccept: agreed },
    { item: viaSms, isAccept: body.channels ? body.channels.includes('SMS') : consent(viaSms).isAccept },
  ]
  return [...general, ...rows].filter(({ item, isAccept }) => consent(item).isAccept !== isAccept)
}

function requireWording({ wording }: Changes, changes: ConsentChange[]): void {
  if (!changes.some(({ isAccept }) => isAccept)) return
  if (!wording) throw fault('wording', 'required')
  if (wording.version !== wordingVersion) throw new AppError('consent-wording-changed')
}

function fault(path: string, code: FieldErrorCode): AppError {
  return new AppError('invalid-input', { errors: [{ path, code }] })
}
