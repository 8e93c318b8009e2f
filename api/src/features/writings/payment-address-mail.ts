import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { paymentAddress as cn } from '@fitout/contract/messages/cn/payment-address.ts'
import { paymentAddress as en } from '@fitout/contract/messages/en/payment-address.ts'
import { paymentAddress as zh } from '@fitout/contract/messages/zh/payment-address.ts'
import { writings as cnWritings } from '@fitout/contract/messages/cn/staff/writings.ts'
import { writings as enWritings } from '@fitout/contract/messages/en/staff/writings.ts'
import { writings as zhWritings } from '@fitout/contract/messages/zh/staff/writings.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { sendMail } from '../mails/mails-service.ts'
import { findStaffRow, listOwners } from '../staff/staff-service.ts'

const words = { zh, cn, en }
const configurationNames: Record<Locale, Record<string, string>> = {
  zh: zhWritings.writings.configurations,
  cn: cnWritings.writings.configurations,
  en: enWritings.writings.configurations,
}
const hongKongTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Hong_Kong',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Notifies one owner where payments go from now on. Idempotent per change. */
export async function sendPaymentAddressMail(context: Context, job: Jobs['payment-address-mail']): Promise<void> {
  const { changeId, ownerId, at, by } = job
  const owner = (await listOwners(context.db)).find(({ id }) => id === ownerId)
  if (!owner) return
  const locale = isLocale(owner.language) ? owner.language : 'zh'
  const text = words[locale]
  const who = (by && (await findStaffRow(context.db, by))?.name) || text.system
  const when = hongKongTime.format(new Date(at)).replace(',', '')
  const { heading, lead, title, list, items, path } = whatHappened(job, locale)
  await sendMail(context, {
    id: `payment-address-${changeId}-${ownerId}`,
    to: owner.email,
    isToStaff: true,
    locale,
    heading,
    lead: [fillIn(lead, { who, when, title }), text.check],
    sections: [
      {
        title: list,
        rows: [
          { label: text.who, value: who },
          { label: text.when, value: when },
        ],
        paragraphs: items,
      },
    ],
    action: { title: text.action, hint: text.hint, url: `${context.config.publicUrl}/admin#/words/${path}` },
    closing: text.closing,
  })
}

function whatHappened({ fields, text: naming }: Jobs['payment-address-mail'], locale: Locale) {
  const { heading, lead, fields: list, named, ...text } = words[locale]
  if (!naming) {
    const items = fields.map((field) => nameOf(field, text))
    return { heading, lead, title: '', list, items, path: 'configuration/shop-constants?field=payment_channels' }
  }
  const { kind, key, title: written, accounts: items } = naming
  const title = inLocale(written, locale) || configurationNames[locale][key] || key
  return { ...named, title, items, path: `${kind}/${key}` }
}

function nameOf(field: string, { channels, parts }: Pick<typeof zh, 'channels' | 'parts'>): string {
  const [channel = '', part = ''] = field.split('.')
  const name = (of: Record<string, string>, key: string) => of[key] ?? key
  return `${name(channels, channel)} · ${name(parts, part)}`
}
