import { hongKongTime, showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { variationMails as cn } from '@fitout/contract/messages/cn/variation-mails.ts'
import { variationMails as en } from '@fitout/contract/messages/en/variation-mails.ts'
import { variationMails as zh } from '@fitout/contract/messages/zh/variation-mails.ts'
import { formatChange, formatDollars, toDollars } from '@fitout/contract/money.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs, VariationEvent } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { type MailSection, recordedFor, sendMail } from '../mails/mails-service.ts'
import { type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { addresseeOf } from '../renovations/room-news-service.ts'
import { nameOf } from './shown-variations-service.ts'
import { fileName, signedVariationPdf } from './variation-pdf.ts'
import { findDecision, findVariationById, type VariationRow } from './variations-queries.ts'

const words = { zh, cn, en }

/** The status in which each message is still true; otherwise it is not sent. */
const statusAt: Record<VariationEvent, VariationRow['status']> = {
  sent: 'SENT',
  approved: 'APPROVED',
  declined: 'DECLINED',
  withdrawn: 'WITHDRAWN',
}

/** Mails one reader news of a variation. Idempotent per job. */
export async function sendVariationMail(context: Context, job: Jobs['variation-mail']): Promise<void> {
  const row = await findVariationById(context.db, job.variationId)
  if (!row || row.status !== statusAt[job.event]) return
  const room = await requireRoomRow(context.db, row.renovation_id)
  const reader = await addresseeOf(context, room, job)
  if (!reader) return
  const { locale, name } = reader
  const text = words[locale]
  const event = text.events[job.event]
  const path = { id: room.id, variation_id: row.id }
  await sendMail(context, {
    id: `variation-${row.id}-${job.event}-${reader.key}`,
    to: reader.email,
    recorded: recordedFor(job, 'renovation-variation', room.id),
    isToStaff: reader.isStaff,
    locale,
    heading: fillIn(event.heading, { number: nameOf(row) }),
    lead: [name ? fillIn(text.greeting, { name }) : text.greetingUnnamed, event.lead],
    sections: await sectionsOf(context, room, row, locale),
    action: {
      title: event.action,
      hint: event.hint,
      url: reader.isStaff
        ? `${context.config.publicUrl}/admin#/renovations/${room.id}/variations/${row.id}`
        : context.config.publicUrl + pathTo('account-project-variation', locale, path),
    },
    closing: reader.isStaff ? text.closingToStaff : text.closing,
    attachments: await paperFor(context, room, row),
  })
}

/** The signed document is attached to the news of its signature. */
async function paperFor(context: Context, room: RenovationRow, row: VariationRow) {
  const paper = await signedVariationPdf(context, room, row)
  if (!paper) return []
  return [{ filename: fileName(room, row), contentType: 'application/pdf', content: Buffer.from(paper.bytes) }]
}

async function sectionsOf(
  { db }: Context,
  room: RenovationRow,
  row: VariationRow,
  locale: Locale,
): Promise<MailSection[]> {
  const text = words[locale]
  const decision = await findDecision(db, row.id)
  const isApproved = row.status === 'APPROVED'
  const rows: [string, string | null | undefined][] = [
    [text.renovation, room.reference],
    [text.number, nameOf(row)],
    [text.item, inLocale(row.content?.title, locale)],
    [text.amount, formatChange(toDollars(row.amount_cents))],
    [text.days, fillIn(text.daysText, { days: row.days })],
    [text.validUntil, row.status === 'SENT' ? showDay(row.valid_until) : null],
    [text.sum, isApproved ? formatDollars(toDollars(decision?.sum_after_cents ?? 0)) : null],
    [text.end, isApproved && decision?.end_after ? showDay(decision.end_after) : null],
    [text.signedBy, decision?.typed_name],
    [text.signedAt, isApproved && decision ? hongKongTime(decision.at) : null],
  ]
  return [
    { title: text.details, rows: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])), paragraphs: [] },
    ...(decision?.reason ? [{ title: text.reason, rows: [], paragraphs: [decision.reason] }] : []),
  ]
}
