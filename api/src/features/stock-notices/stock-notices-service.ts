import type { AnswerInput, Body } from '@fitout/contract/endpoint.ts'
import { canonicalEmail } from '@fitout/contract/formats.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import type { askStockNotice, listStockDemand } from '@fitout/contract/stock-notices.ts'
import type { Context } from '../../context.ts'
import { type Database, transaction } from '../../database/database.ts'
import { isId, newId } from '../../database/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { pageOf, type PageRequest, placeOf } from '../../http/pages.ts'
import { ensureGuestAccount } from '../accounts/accounts-service.ts'
import { keyOf, takeFromAllowance } from '../allowances/allowances-service.ts'
import { isProvedEmail } from '../consents/consents-service.ts'
import type { NoticeStep } from './notice-link.ts'
import { noticeLimits } from './notice-limits.ts'
import {
  confirmNotice,
  deleteNotice,
  deleteNoticesBefore,
  findNotice,
  findWantedVariant,
  listDemand,
  putNotice,
  takeReturned,
} from './stock-notices-queries.ts'

const noticesAtOnce = 200

type Asker = { accountId: string; source: string | undefined; locale: Locale }

/** Records that an address waits for a variant, and sends a confirmation request. Throws `variant-not-found`. */
export async function askForNotice(
  context: Context,
  { accountId, source, locale }: Asker,
  storeId: string,
  body: Body<typeof askStockNotice>,
): Promise<{ is_confirmed: boolean }> {
  const { atMost, seconds } = noticeLimits.askedBySource
  await takeFromAllowance(context, `stock notices from ${keyOf(context, source ?? 'this process')}`, atMost, seconds)
  const email = canonicalEmail(body.email)
  return transaction(context.db, async (trx) => {
    await ensureGuestAccount(trx, accountId, locale)
    const variant = await findWantedVariant(trx, storeId, body.product_variant_id)
    if (!variant) throw new AppError('variant-not-found')
    const isConfirmed = await isProvedEmail(trx, accountId, email)
    const now = context.clock.now()
    const kept = { accountId, variantId: variant.id, email, language: locale, now, isConfirmed }
    const notice = await putNotice(trx, { ...kept, id: newId(), isBack: variant.units > 0 })
    if (!notice.is_confirmed) {
      await context.jobs.enqueue(trx, 'stock-notice', { noticeId: notice.id, event: 'confirm', mailId: newId() })
    }
    return { is_confirmed: isConfirmed }
  })
}

/** Follows a link; a used link, or one of a deleted notice, has no effect. */
export async function followNoticeLink(context: Context, { step, id }: { step: NoticeStep; id: string }) {
  if (step === 'stop') await deleteNotice(context.db, id)
  else await confirmNotice(context.db, id, context.clock.now())
}

export async function findNoticeLanguage(db: Database, id: string): Promise<string | undefined> {
  return isId(id) ? (await findNotice(db, id))?.language : undefined
}

/** Queues one mail for each address that waits for a variant that is back. */
export async function gatherStockNotices(context: Context): Promise<void> {
  for (;;) {
    const count = await transaction(context.db, async (trx) => {
      const ids = await takeReturned(trx, context.clock.now(), noticesAtOnce)
      for (const noticeId of ids) {
        await context.jobs.enqueue(trx, 'stock-notice', { noticeId, event: 'back', mailId: newId() })
      }
      return ids.length
    })
    if (count < noticesAtOnce) return
  }
}

export async function showDemand(context: Context, request: PageRequest): Promise<AnswerInput<typeof listStockDemand>> {
  const found = await listDemand(context.db, placeOf(request.query))
  return pageOf(context, request, found, (rows) =>
    rows.map(({ id: _id, since, row_key: _key, ...row }) => ({ _id, since: since.toISOString(), ...row })),
  )
}

export async function sweepStockNotices(context: Context): Promise<void> {
  const now = context.clock.now().getTime()
  const daysAgo = (days: number) => new Date(now - days * 86_400_000)
  const { retentionDays, unconfirmedDays } = noticeLimits
  await deleteNoticesBefore(context.db, { notified: daysAgo(retentionDays), unconfirmed: daysAgo(unconfirmedDays) })
}
