import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { stockNotices as cn } from '@fitout/contract/messages/cn/stock-notices.ts'
import { stockNotices as en } from '@fitout/contract/messages/en/stock-notices.ts'
import { stockNotices as zh } from '@fitout/contract/messages/zh/stock-notices.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { hasTaken, keyOf } from '../allowances/allowances-service.ts'
import { findConsentedContact, hasOptedOut } from '../consents/consents-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import { noticeLink } from './notice-link.ts'
import { noticeLimits } from './notice-limits.ts'
import { findNotice, type Notice, waitAgain } from './stock-notices-queries.ts'

export const noticeWords = { zh, cn, en }

/** Sends a confirmation request, or once the notice that the variant is back. */
export async function sendStockNotice(context: Context, { noticeId, event, mailId }: Jobs['stock-notice']) {
  const notice = await findNotice(context.db, noticeId)
  if (!notice || (await hasOptedOut(context.db, notice.email))) return
  if (event === 'confirm') await askAddress(context, notice, mailId)
  else await mailAddress(context, notice, mailId)
}

function wordsOf({ language, product_title, variant_title, ...notice }: Notice) {
  const locale: Locale = isLocale(language) ? language : 'zh'
  const name = [inLocale(product_title, locale), inLocale(variant_title, locale)].filter(Boolean).join(' · ')
  const fill = (template: string) => fillIn(template, { name, units: notice.units, watchers: notice.watchers })
  return { locale, name, text: noticeWords[locale], fill }
}

async function askAddress(context: Context, notice: Notice, mailId: string): Promise<void> {
  if (notice.confirmed_at) return
  const { atMost, seconds } = noticeLimits.mailsToContact
  if (!(await hasTaken(context, `stock notices to ${keyOf(context, notice.email)}`, atMost, seconds))) return
  const { locale, text, fill } = wordsOf(notice)
  await sendMail(context, {
    id: `stock-notice-${mailId}`,
    to: notice.email,
    recorded: { accountId: notice.account_id, kind: 'stock-notice' },
    locale,
    heading: fill(text.confirmHeading),
    lead: [fill(text.confirmLead)],
    sections: [],
    action: {
      title: text.confirmAction,
      hint: text.confirmHint,
      url: await noticeLink(context, 'confirm', notice.id),
    },
    closing: text.confirmClosing,
  })
}

async function mailAddress(context: Context, notice: Notice, mailId: string): Promise<void> {
  if (!notice.is_shown || notice.units === 0) return waitAgain(context.db, notice.id)
  const { locale, text, fill } = wordsOf(notice)
  const path = pathTo('product', locale, { id: notice.product_id, slug: inLocale(notice.product_slug, locale) })
  const url = context.config.publicUrl + withQuery(path, { variant: notice.variant_id })
  const stop = await noticeLink(context, 'stop', notice.id)
  const heading = fill(text.backHeading)
  const isShort = notice.units < notice.watchers
  await sendMail(context, {
    id: `stock-notice-${mailId}`,
    to: notice.email,
    recorded: { accountId: notice.account_id, kind: 'stock-notice' },
    isByConsent: true,
    locale,
    heading,
    lead: [fill(text.backLead), fill(isShort ? text.backShort : text.backEnough)],
    sections: [],
    action: { title: text.backAction, hint: text.backHint, url },
    closing: `${text.backClosing} ${text.stop} ${stop}`,
  })
  const sms = await findConsentedContact(context.db, notice.account_id, 'SMS')
  if (!sms?.contentTypes.includes('wishlist_products_update')) return
  await context.texts.send({
    id: `stock-notice-${mailId}`,
    to: sms.contact,
    text: `${heading} ${url}\n${text.stop} ${stop}`,
  })
}
