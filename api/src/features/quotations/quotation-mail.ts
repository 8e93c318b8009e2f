import { hongKongTime, showDay } from '@fitout/contract/hong-kong-time.ts'
import type { Locale } from '@fitout/contract/locales.ts'
import { quotationMails as cn } from '@fitout/contract/messages/cn/quotation-mails.ts'
import { quotationMails as en } from '@fitout/contract/messages/en/quotation-mails.ts'
import { quotationMails as zh } from '@fitout/contract/messages/zh/quotation-mails.ts'
import { formatDollars, toDollars } from '@fitout/contract/money.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs, QuotationEvent } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { type MailSection, recordedFor, sendMail } from '../mails/mails-service.ts'
import { type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { addresseeOf } from '../renovations/room-news-service.ts'
import { fileName, signedQuotationPdf } from './quotation-pdf.ts'
import { findDecision, findQuotationById, type QuotationRow } from './quotations-queries.ts'

const words = { zh, cn, en }

/** The status in which each message is still true; otherwise it is not sent. */
const statusAt: Record<QuotationEvent, QuotationRow['status']> = {
  sent: 'SENT',
  expiring: 'SENT',
  withdrawn: 'WITHDRAWN',
  accepted: 'ACCEPTED',
  'accepted-on-paper': 'ACCEPTED',
  declined: 'DECLINED',
  cancelled: 'CANCELLED',
  'early-start': 'ACCEPTED',
}

/** Mails one reader news of a version. Idempotent per job. */
export async function sendQuotationMail(context: Context, job: Jobs['quotation-mail']): Promise<void> {
  const row = await findQuotationById(context.db, job.quotationId)
  if (!row || row.status !== statusAt[job.event]) return
  const room = await requireRoomRow(context.db, row.renovation_id)
  const reader = await addresseeOf(context, room, job)
  if (!reader) return
  const { locale } = reader
  const text = words[locale]
  const event = text.events[job.event]
  const values = {
    name: reader.name,
    number: row.number,
    version: String(row.version),
    day: showDay(row.valid_until),
  }
  const say = (template: string) => fillIn(template, values)
  await sendMail(context, {
    id: `quotation-${row.id}-${job.event}-${reader.key}`,
    to: reader.email,
    recorded: recordedFor(job, 'renovation-quotation', room.id),
    isToStaff: reader.isStaff,
    locale,
    heading: say(event.heading),
    lead: [say(reader.name ? text.greeting : text.greetingUnnamed), say(event.lead)],
    sections: await sectionsOf(context, { room, row, event: job.event, locale }),
    action: {
      title: event.action,
      hint: event.hint,
      url: reader.isStaff
        ? `${context.config.publicUrl}/admin#/renovations/${room.id}`
        : context.config.publicUrl + pathTo('account-project', locale, { id: room.id }),
    },
    closing: reader.isStaff ? text.closingToStaff : text.closing,
    attachments: await paperFor(context, room, row, job.event),
  })
}

/** The signed document is attached to the news of its signature. */
async function paperFor(context: Context, room: RenovationRow, row: QuotationRow, event: QuotationEvent) {
  if (event !== 'accepted' && event !== 'accepted-on-paper') return []
  const paper = await signedQuotationPdf(context, room, row)
  if (!paper) return []
  return [{ filename: fileName(row), contentType: 'application/pdf', content: Buffer.from(paper.bytes) }]
}

type News = { room: RenovationRow; row: QuotationRow; event: QuotationEvent; locale: Locale }

async function sectionsOf({ db }: Context, { room, row, event, locale }: News): Promise<MailSection[]> {
  const text = words[locale]
  const acceptance = await findDecision(db, row.id, 'ACCEPTED')
  const ending = event === 'cancelled' || event === 'declined' || event === 'withdrawn' ? row.status : undefined
  const decision = ending ? await findDecision(db, row.id, ending as 'CANCELLED') : undefined
  const total = toDollars(acceptance?.total_cents ?? row.total_cents)
  const isOpen = row.status === 'SENT'
  const options = row.content?.options_total ?? 0
  const rows: [string, string | null | undefined][] = [
    [text.renovation, room.reference],
    [text.number, row.number],
    [text.version, String(row.version)],
    [text.total, formatDollars(total)],
    [text.options, isOpen && options > 0 ? formatDollars(options) : null],
    [text.validUntil, isOpen ? showDay(row.valid_until) : null],
    [text.signedBy, acceptance?.typed_name],
    [text.signedAt, acceptance && !acceptance.signed_on ? hongKongTime(acceptance.at) : null],
    [text.signedOnPaper, acceptance?.signed_on ? showDay(acceptance.signed_on) : null],
    [text.coolingOff, row.status === 'ACCEPTED' && row.cooling_off_until ? showDay(row.cooling_off_until) : null],
    [text.cancelledAt, event === 'cancelled' && decision ? hongKongTime(decision.at) : null],
  ]
  return [
    {
      title: text.details,
      rows: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
      paragraphs: [],
    },
    ...(decision?.reason ? [{ title: text.reason, rows: [], paragraphs: [decision.reason] }] : []),
  ]
}
