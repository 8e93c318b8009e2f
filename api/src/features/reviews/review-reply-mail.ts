import { inLocale, isLocale } from '@fitout/contract/locales.ts'
import { reviewMails as cn } from '@fitout/contract/messages/cn/review-mails.ts'
import { reviewMails as en } from '@fitout/contract/messages/en/review-mails.ts'
import { reviewMails as zh } from '@fitout/contract/messages/zh/review-mails.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import { findUntoldReply, markReplyTold } from './reviews-queries.ts'

const words = { zh, cn, en }

/** Mails the author of a review the studio's reply, in the language of the order; once, however often it changes. */
export async function sendReviewReplyMail(context: Context, { reviewId }: Jobs['review-reply-mail']): Promise<void> {
  const review = await findUntoldReply(context.db, reviewId)
  if (!review?.email || !review.reply) return
  const locale = isLocale(review.language) ? review.language : 'zh'
  const text = words[locale]
  const studio = await findStudio(context)
  const fill = (template: string) =>
    fillIn(template, { studio: inLocale(studio.name, locale), piece: inLocale(review.title, locale) })
  const stars = '★'.repeat(review.rating) + '☆'.repeat(5 - review.rating)
  const path = pathTo('product', locale, { id: review.product_id, slug: inLocale(review.slug, locale) })
  await sendMail(context, {
    id: `review-reply-${review.id}`,
    studio,
    to: review.email,
    recorded: { accountId: review.account_id, kind: 'review-reply' },
    locale,
    heading: fill(text.subject),
    lead: [fillIn(text.greeting, { name: review.recipient_name }), text.lead],
    sections: [
      { title: text.reply, rows: [], paragraphs: review.reply.split(/\n{2,}/) },
      { title: text.yours, rows: [], paragraphs: [stars, review.comment].filter(Boolean) },
    ],
    // A piece that is no longer shown has no page.
    ...(review.status === 'ACTIVE' && {
      action: { title: text.action, hint: text.hint, url: `${context.config.publicUrl}${path}#reviews` },
    }),
    closing: text.closing,
  })
  await markReplyTold(context.db, review.id, context.clock.now())
}
