import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { paymentMails as cn } from '@fitout/contract/messages/cn/payment-mails.ts'
import { paymentMails as en } from '@fitout/contract/messages/en/payment-mails.ts'
import { paymentMails as zh } from '@fitout/contract/messages/zh/payment-mails.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import type { RecordState } from '@fitout/contract/payment-records.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { type InstalmentRow, openOf, showInstalmentsById, showSchedule } from '../instalments/schedule-service.ts'
import { type MailSection, recordedFor, sendMail } from '../mails/mails-service.ts'
import { type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { addresseeOf } from '../renovations/room-news-service.ts'
import { makeReceipt } from './payment-receipt.ts'
import { findRecord, type RecordRow } from './payment-records-queries.ts'

const words = { zh, cn, en }

/** The state in which each message is still true; otherwise it is not sent. */
const stateAt = { received: 'SUBMITTED', confirmed: 'CONFIRMED', refused: 'REFUSED' } as const satisfies Record<
  string,
  RecordState
>

type Job = Jobs['payment-mail']
type News = { instalment: InstalmentRow; record: RecordRow | undefined }

/** Mails one payer about a payment or a due instalment. Idempotent per job. */
export async function sendPaymentMail(context: Context, job: Job): Promise<void> {
  const news = await newsOf(context, job)
  if (!news) return
  const { instalment, record } = news
  const room = await requireRoomRow(context.db, instalment.renovation_id)
  const reader = await addresseeOf(context, room, job)
  if (!reader) return
  const { locale, name } = reader
  const text = words[locale]
  const event = text.events[job.event]
  const heading = fillIn(event.heading, { title: inLocale(instalment.title, locale) })
  const receipt = record && job.event === 'confirmed' ? await makeReceipt(context, record, locale) : undefined
  const about = 'recordId' in job ? job.recordId : `${job.instalmentId}-${job.day}`
  await sendMail(context, {
    id: `payment-${about}-${job.event}-${reader.key}`,
    to: reader.email,
    recorded: recordedFor(job, 'renovation-payment', room.id),
    locale,
    heading,
    lead: [name ? fillIn(text.greeting, { name }) : text.greetingUnnamed, event.lead],
    sections: await sectionsOf(context, room, news, locale),
    action: {
      title: event.action,
      hint: event.hint,
      url: context.config.publicUrl + pathTo('account-project-payments', locale, { id: room.id }),
    },
    closing: text.closing,
    attachments: receipt
      ? [{ filename: receipt.name, contentType: 'application/pdf', content: Buffer.from(receipt.bytes) }]
      : [],
  })
}

async function newsOf(context: Context, job: Job): Promise<News | undefined> {
  const record = 'recordId' in job ? await findRecord(context.db, job.recordId) : undefined
  const id = record?.instalment_id ?? ('instalmentId' in job ? job.instalmentId : '')
  const instalment = id ? (await showInstalmentsById(context, [id])).get(id)?.row : undefined
  if (!instalment) return undefined
  if ('recordId' in job) return record?.state === stateAt[job.event] ? { instalment, record } : undefined
  const isTrue = instalment.due_on === job.day && openOf(instalment) > 0 && !instalment.is_checking
  return isTrue ? { instalment, record: undefined } : undefined
}

async function sectionsOf(
  { db }: Context,
  room: RenovationRow,
  { instalment, record }: News,
  locale: Locale,
): Promise<MailSection[]> {
  const text = words[locale]
  const dollars = (cents: number) => formatDollars(toDollars(cents))
  const isConfirmed = record?.state === 'CONFIRMED'
  const left = isConfirmed ? (await showSchedule(db, room.id)).reduce((sum, row) => sum + openOf(row), 0) : 0
  const rows: [string, string | null | undefined][] = [
    [text.renovation, room.reference],
    [text.instalment, inLocale(instalment.title, locale)],
    [text.open, record ? null : dollars(openOf(instalment))],
    [text.dueOn, record ? null : showDay(instalment.due_on)],
    [text.amount, record && !isConfirmed ? dollars(record.amount_cents) : null],
    [text.stated, isConfirmed && record.received_cents !== record.amount_cents ? dollars(record.amount_cents) : null],
    [text.paidOn, record && showDay(record.paid_on)],
    [text.received, isConfirmed ? dollars(record.received_cents ?? 0) : null],
    [text.receivedOn, isConfirmed ? showDay(record.received_on) : null],
    [text.openOfInstalment, isConfirmed && openOf(instalment) > 0 ? dollars(openOf(instalment)) : null],
    [text.remaining, isConfirmed ? dollars(left) : null],
    [text.reference, instalment.reference],
  ]
  const details = rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
  return [
    { title: text.details, rows: details, paragraphs: record ? [] : [text.accounts] },
    ...(record?.reason ? [{ title: text.reason, rows: [], paragraphs: [record.reason] }] : []),
  ]
}
