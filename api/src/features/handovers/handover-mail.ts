import { showDay } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, type Locale } from '@fitout/contract/locales.ts'
import { handoverMails as cn } from '@fitout/contract/messages/cn/handover-mails.ts'
import { handoverMails as en } from '@fitout/contract/messages/en/handover-mails.ts'
import { handoverMails as zh } from '@fitout/contract/messages/zh/handover-mails.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { listOpenDefects } from '../defects/open-defects-service.ts'
import { type MailSection, recordedFor, sendMail } from '../mails/mails-service.ts'
import { type RenovationRow, requireRoomRow } from '../renovations/renovations-service.ts'
import { addresseeOf } from '../renovations/room-news-service.ts'
import { certificateName, signedCertificate } from './certificate-pdf.ts'
import { findHandover } from './handovers-queries.ts'
import { findWarrantyRow } from './warranties-queries.ts'

const words = { zh, cn, en }
type Job = Jobs['handover-mail']

/** Mails one reader the certificate, that a warranty ends soon, or that defects wait for them. Idempotent per job. */
export async function sendHandoverMail(context: Context, job: Job): Promise<void> {
  const room = await requireRoomRow(context.db, job.renovationId)
  const reader = await addresseeOf(context, room, job)
  if (!reader) return
  const news = await newsOf(context, room, job, reader.locale)
  if (!news) return
  const { locale, name } = reader
  const text = words[locale]
  const event = text.events[job.news.event]
  await sendMail(context, {
    id: `handover-${news.id}-${reader.key}`,
    to: reader.email,
    recorded: recordedFor(job, 'renovation-handover', room.id),
    isToStaff: reader.isStaff,
    locale,
    heading: event.heading,
    lead: [name ? fillIn(text.greeting, { name }) : text.greetingUnnamed, event.lead],
    sections: news.sections,
    action: {
      title: event.action,
      hint: event.hint,
      url: reader.isStaff
        ? `${context.config.publicUrl}/admin#/renovations/${room.id}`
        : context.config.publicUrl + pathTo('account-project-defects', locale, { id: room.id }),
    },
    closing: text.closing,
    attachments: news.attachments,
  })
}

type News = {
  id: string
  sections: MailSection[]
  attachments: { filename: string; contentType: string; content: Buffer }[]
}

async function newsOf(context: Context, room: RenovationRow, job: Job, locale: Locale): Promise<News | undefined> {
  const text = words[locale]
  const section = (rows: [string, string][]) => [
    { title: text.details, rows: rows.map(([label, value]) => ({ label, value })), paragraphs: [] },
  ]
  if (job.news.event === 'warranty-ends') {
    const warranty = await findWarrantyRow(context.db, job.news.warrantyId)
    if (!warranty) return undefined
    const rows: [string, string][] = [
      [text.renovation, room.reference],
      [text.warranty, inLocale(warranty.title, locale)],
      [text.until, showDay(warranty.ends_on)],
    ]
    return { id: warranty.id, sections: section(rows), attachments: [] }
  }
  if (job.news.event === 'defects-fixed') {
    const { numbers, at } = job.news
    const open = await listOpenDefects(context.db, room.id)
    const waiting = open.filter(({ number, state }) => state === 'FIXED' && numbers.includes(number))
    if (waiting.length === 0) return undefined
    const rows: [string, string][] = [
      [text.renovation, room.reference],
      [
        text.fixedDefects,
        waiting.map(({ number }) => fillIn(text.defect, { number: String(number) })).join(text.separator),
      ],
    ]
    return { id: `${room.id}-fixed-${at}`, sections: section(rows), attachments: [] }
  }
  const row = await findHandover(context.db, room.id)
  const paper = row && (await signedCertificate(context, room, row))
  if (!row || !paper) return undefined
  const rows: [string, string][] = [
    [text.renovation, room.reference],
    [text.day, showDay(row.day)],
    [text.openDefects, String(row.content?.open_defects.length ?? 0)],
  ]
  const file = { filename: certificateName(room), contentType: 'application/pdf', content: Buffer.from(paper.bytes) }
  return { id: room.id, sections: section(rows), attachments: [file] }
}
