import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { deliveryNews as cn } from '@fitout/contract/messages/cn/delivery-news.ts'
import { deliveryNews as en } from '@fitout/contract/messages/en/delivery-news.ts'
import { deliveryNews as zh } from '@fitout/contract/messages/zh/delivery-news.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import { withQuery } from '@fitout/contract/with-query.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { channels, findConsentedContact } from '../consents/consents-service.ts'
import { type MailRow, sendNews } from '../mails/mails-service.ts'
import { collectionPlace } from './collection-place.ts'
import { findOrderById, type OrderRow } from './orders-queries.ts'
import { isOutdated } from './outdated-news.ts'
import { trackingRow } from './tracking-row.ts'

const words = { zh, cn, en }

/** Queues the delivery messages, in the transaction of the order step. */
export async function queueDeliveryNews(
  context: Context,
  trx: Database,
  news: Omit<Jobs['delivery-message'], 'channel'>,
  startAfterSeconds: number,
): Promise<void> {
  for (const channel of channels) {
    await context.jobs.enqueue(trx, 'delivery-message', { ...news, channel }, { startAfterSeconds })
  }
}

/** Sends a member the delivery status on one channel, if consented. Idempotent per job. */
export async function sendDeliveryMessage(context: Context, job: Jobs['delivery-message']): Promise<void> {
  const { orderId, event, channel } = job
  const order = await findOrderById(context.db, orderId)
  const found = order && (await findConsentedContact(context.db, order.account_id, channel))
  if (!order || !found?.contentTypes.includes('delivery_status_update')) return
  if (isOutdated(order, job)) return
  // That address has already been informed by the order's own mail.
  if (event === 'shipped' && found.contact === order.email) return
  const locale = isLocale(found.language) ? found.language : 'zh'
  const text = words[locale]
  const courier = inLocale(order.courier_title, locale)
  const news = event === 'shipped' && order.handover === 'COLLECTION' ? 'ready' : event
  const heading = fillIn(text[news], { reference: order.reference, courier })
  const url = context.config.publicUrl + withQuery(pathTo('order-tracking', locale), { reference: order.reference })
  await sendNews(context, channel, {
    id: `delivery-${orderId}-${event}`,
    to: found.contact,
    recorded: { accountId: order.account_id, kind: 'order-delivery', about: { is: 'order', id: orderId } },
    stop: text.stop,
    locale,
    heading,
    lead: [text.lead[news]],
    sections: [{ title: order.reference, rows: await rowsOf(context, order, locale), paragraphs: [] }],
    action: { title: text.action, hint: text.hint, url },
    closing: text.closing,
  })
}

async function rowsOf(context: Context, order: OrderRow, locale: Locale): Promise<MailRow[]> {
  if (order.handover === 'COLLECTION') return collectionPlace(context, words[locale], locale)
  const courier = { label: words[locale].courier, value: inLocale(order.courier_title, locale) }
  const tracking = await trackingRow(context, order, words[locale])
  return tracking ? [courier, tracking] : [courier]
}
