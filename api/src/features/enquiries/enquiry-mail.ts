import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, isLocale, type Locale } from '@fitout/contract/locales.ts'
import { enquiryMails as cn } from '@fitout/contract/messages/cn/enquiry-mails.ts'
import { enquiryMails as en } from '@fitout/contract/messages/en/enquiry-mails.ts'
import { enquiryMails as zh } from '@fitout/contract/messages/zh/enquiry-mails.ts'
import { hongKongAreas } from '@fitout/contract/hong-kong-districts.ts'
import { budgetBands, type ProjectOption, projectStyles } from '@fitout/contract/project-options.ts'
import { type AreaUnit, inSquareFeet, inSquareMetres } from '@fitout/contract/saleable-area.ts'
import { pathTo } from '@fitout/contract/storefront-paths.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { hasTaken, keyOf } from '../allowances/allowances-service.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import { type MailSection, recordedOf, sendMail } from '../mails/mails-service.ts'
import { type EnquiryRow, findEnquiry } from './enquiries-queries.ts'
import { enquiryLimits } from './enquiry-limits.ts'
import { publishedAddress, threadId } from './enquiry-thread.ts'

export const enquiryMailWords = { zh, cn, en }
const words = enquiryMailWords

/** Acknowledges the enquiry to its sender, with the reply deadline. Idempotent per job. */
export async function sendEnquiryMail(context: Context, { enquiryId }: Jobs['enquiry-mail']): Promise<void> {
  const enquiry = await findEnquiry(context.db, enquiryId)
  if (!enquiry?.email || !(await mayWrite(context, enquiry.email))) return
  const locale = isLocale(enquiry.language) ? enquiry.language : 'zh'
  const text = words[locale]
  const studio = await findStudio(context)
  await sendMail(context, {
    id: `enquiry-${enquiry.id}`,
    to: enquiry.email,
    recorded: recordedOf(enquiry, 'enquiry-received'),
    locale,
    follows: [await threadId(context.db, enquiry.id)],
    replyTo: publishedAddress(studio, locale),
    studio,
    heading: fillIn(text.subject, { reference: enquiry.reference }),
    lead: [fillIn(text.greeting, { name: enquiry.name }), fillIn(text.lead, { time: hongKongTime(enquiry.reply_by) })],
    sections: [whatWasAsked(enquiry, locale)],
    action: { title: text.action, hint: text.hint, url: context.config.publicUrl + pathTo('home', locale) },
    closing: text.closing,
  })
}

async function mayWrite(context: Context, email: string): Promise<boolean> {
  const { mailsToContact: own, mails: all } = enquiryLimits
  const isOwnLeft = await hasTaken(context, `enquiry mails to ${keyOf(context, email)}`, own.atMost, own.seconds)
  return isOwnLeft && (await hasTaken(context, 'all enquiry mails', all.atMost, all.seconds))
}

function whatWasAsked(enquiry: EnquiryRow, locale: Locale): MailSection {
  const { labels } = words[locale]
  const titled = (options: readonly ProjectOption[], key: string | null) =>
    inLocale(options.find((option) => option.key === key)?.title, locale)
  const rows = [
    { label: labels.reference, value: enquiry.reference },
    {
      label: labels.location,
      value: titled(
        hongKongAreas.flatMap(({ districts }) => districts),
        enquiry.location,
      ),
    },
    { label: labels.area, value: enquiry.area === null ? '' : areaIn(enquiry.area, enquiry.area_units, locale) },
    { label: labels.style, value: titled(projectStyles, enquiry.style) },
    { label: labels.budget, value: titled(budgetBands, enquiry.budget) },
    { label: labels.subject, value: enquiry.subject },
  ]
  return { title: words[locale].asked, rows: rows.filter(({ value }) => value), paragraphs: [enquiry.description] }
}

function areaIn(area: number, units: string | null, locale: Locale): string {
  const feet = inSquareFeet(area, units as AreaUnit)
  return fillIn(words[locale].area, { feet: feet.toLocaleString('en-HK'), metres: String(inSquareMetres(feet)) })
}
