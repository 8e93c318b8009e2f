import { isLocale } from '@fitout/contract/locales.ts'
import { webhookMails as cn } from '@fitout/contract/messages/cn/webhook-mails.ts'
import { webhookMails as en } from '@fitout/contract/messages/en/webhook-mails.ts'
import { webhookMails as zh } from '@fitout/contract/messages/zh/webhook-mails.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { sendMail } from '../mails/mails-service.ts'
import { listOwners } from '../staff/staff-service.ts'
import { findWebhookRow } from './webhooks-queries.ts'

const words = { zh, cn, en }

/** Notifies one owner that an endpoint was switched off. */
export async function sendWebhookMail(context: Context, job: Jobs['webhook-mail']): Promise<void> {
  const { endpointId, ownerId, at } = job
  const owner = (await listOwners(context.db)).find(({ id }) => id === ownerId)
  const webhook = await findWebhookRow(context.db, endpointId)
  if (!owner || !webhook || webhook.is_on) return
  const locale = isLocale(owner.language) ? owner.language : 'zh'
  const text = words[locale]
  const why = webhook.off_reason === 'GONE' ? text.gone : text.failed
  await sendMail(context, {
    id: `webhook-${endpointId}-${at}-${ownerId}`,
    to: owner.email,
    isToStaff: true,
    locale,
    heading: text.heading,
    lead: [fillIn(why, { title: webhook.title }), text.meanwhile],
    sections: [],
    action: {
      title: text.action,
      hint: text.hint,
      url: `${context.config.publicUrl}/admin#/webhooks/${endpointId}`,
    },
    closing: text.closing,
  })
}
