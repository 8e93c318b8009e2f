import { createHmac, timingSafeEqual } from 'node:crypto'
import { locales } from '@fitout/contract/locales.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { Context } from '../../context.ts'
import { type Database, dryRun } from '../../database/database.ts'
import type { By } from './change-writing.ts'
import { requirePublishable } from './require-publishable.ts'
import { proofOf } from './payment-address.ts'
import { publishLocked, readLive, requireForm } from './publish-writing.ts'
import { begunOf, showWriting } from './show-writings.ts'
import { findTyped, keepTyped } from './typed-texts.ts'
import { writingKinds } from './writing-kinds.ts'
import { findWritingRow, type Kind, lockWriting, type Written } from './writings-queries.ts'

const lifetimeMilliseconds = 30 * 60 * 1000

/** Preview addresses of a draft in each language. Throws `writing-not-found`, or `invalid-input` if invalid. */
export async function previewAddresses(context: Context, kind: Kind, key: string) {
  const { data } = await showWriting(context, kind, key)
  if (data.draft) await requirePublishable(context.db, requireForm(kind, key), data.draft)
  return addressesOf(context, kind, key)
}

/** As `previewAddresses`, for unsaved input. */
export async function previewTyped(context: Context, by: By, kind: Kind, key: string, written: Written) {
  await showWriting(context, kind, key)
  await requirePublishable(context.db, requireForm(kind, key), written)
  await keepTyped(context, by.id, kind, key, written)
  return addressesOf(context, kind, key, by)
}

function addressesOf(context: Context, kind: Kind, key: string, typedBy?: By) {
  const until = context.clock.now().getTime() + lifetimeMilliseconds
  const token = sealed(context, [kind, key, until, typedBy?.id ?? ''].join(' '))
  const [zh = '', cn = '', en = ''] = locales.map((locale) => {
    return withQuery(writingKinds[kind].pageOf(key, locale), { preview: token })
  })
  return { data: { zh, cn, en } }
}

/**
 * Renders the shop as if a draft were published, in a transaction that is rolled back: invisible to everyone else.
 * Undefined where the token is invalid or expired. Throws `invalid-input` for a draft that could not be published.
 */
export async function showDraft<T>(
  context: Context,
  token: string,
  show: (db: Database) => Promise<T>,
): Promise<T | undefined> {
  const opened = openSeal(context, token)
  if (!opened) return undefined
  const { kind, key, typedBy } = opened
  return dryRun(context.db, async (trx) => {
    const typed = typedBy === '' ? undefined : await findTyped(context, typedBy, kind, key)
    const kept = (await findWritingRow(trx, kind, key))?.draft ?? (await readLive(trx, kind, key))
    const written = typed ?? kept ?? begunOf(kind, key)
    if (!written) return undefined
    const shown = 'is_shown' in written ? { ...written, is_shown: true } : written
    // It is rolled back, so no authenticator code is needed.
    const proof = proofOf({ kind, key }, shown)
    await publishLocked(trx, await lockWriting(trx, kind, key), shown, { by: null, now: context.clock.now(), proof })
    return show(trx)
  })
}

function sealed({ sessionSecret }: Context, text: string): string {
  const payload = Buffer.from(text).toString('base64url')
  return `${payload}.${createHmac('sha256', sessionSecret).update(`preview ${payload}`).digest('base64url')}`
}

function openSeal(context: Context, token: string): { kind: Kind; key: string; typedBy: string } | undefined {
  const [payload = ''] = token.split('.')
  const text = Buffer.from(payload, 'base64url').toString()
  const expected = Buffer.from(sealed(context, text))
  const given = Buffer.from(token)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const [kind = '', key = '', until = '', typedBy = ''] = text.split(' ')
  if (!(kind in writingKinds) || Number(until) < context.clock.now().getTime()) return undefined
  requireForm(kind as Kind, key)
  return { kind: kind as Kind, key, typedBy }
}
