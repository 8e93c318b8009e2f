import { hongKongTime } from '@fitout/contract/hong-kong-time.ts'
import { inLocale, isLocale } from '@fitout/contract/locales.ts'
import { isRefusedForGood } from '../../adapters/mail/port.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { findStudio } from '../configuration/configuration-service.ts'
import {
  type EnquiryRow,
  enquiryMailWords,
  findEnquiryForRoom,
  publishedAddress,
  threadId,
} from '../enquiries/enquiries-service.ts'
import { recordedOf, sendMail } from '../mails/mails-service.ts'
import {
  findAnswered,
  findAnswerForMail,
  listEarlierAnswers,
  putMailState,
  type ReplyRow,
} from './enquiry-replies-queries.ts'
import { idOfAnswerMail } from './mail-thread.ts'
import { replyLink } from './reply-link.ts'
import { replyLimits } from './reply-limits.ts'

/** Mails an answer, in the thread of its enquiry. Never sent twice. */
export async function sendReplyMail(context: Context, { messageId }: Jobs['enquiry-reply-mail']): Promise<void> {
  const answer = await findAnswerForMail(context.db, messageId)
  if (answer?.mail_state !== 'WAITING') return
  const enquiry = await findEnquiryForRoom(context.db, answer.enquiry_id)
  if (!enquiry?.email) return
  try {
    await send(context, { ...enquiry, email: enquiry.email }, answer)
  } catch (error) {
    const isOver = isRefusedForGood(error) || answer.mail_tries + 1 >= replyLimits.mailTries
    await putMailState(context.db, answer.id, {
      state: isOver ? 'FAILED' : 'WAITING',
      at: context.clock.now(),
      isTry: true,
    })
    // Permanent refusals are not retried automatically: staff see them, and can resend.
    if (isOver) return
    throw error
  }
  await putMailState(context.db, answer.id, { state: 'SENT', at: context.clock.now(), isTry: true })
}

async function send(context: Context, enquiry: EnquiryRow & { email: string }, answer: ReplyRow): Promise<void> {
  const locale = isLocale(enquiry.language) ? enquiry.language : 'zh'
  const { subject, greeting, answer: text } = enquiryMailWords[locale]
  const { reference } = enquiry
  const studio = await findStudio(context)
  const link = await replyLink(context, enquiry.id, { locale, from: answer.created_at })
  const earlier = await listEarlierAnswers(context.db, answer)
  const asked = (await findAnswered(context.db, answer)) ?? enquiry.description
  const pictures = answer.file_ids.length
  await sendMail(context, {
    id: idOfAnswerMail(answer.id),
    // Mail programs group mails by subject and references.
    subject: `Re: ${fillIn(subject, { reference })}`,
    follows: [await threadId(context.db, enquiry.id), `enquiry-${enquiry.id}`, ...earlier.map(idOfAnswerMail)],
    replyTo: publishedAddress(studio, locale),
    studio,
    to: enquiry.email,
    isPersonal: true,
    recorded: recordedOf(enquiry, 'enquiry-answer'),
    locale,
    heading: enquiry.subject || fillIn(text.heading, { reference }),
    lead: [
      fillIn(greeting, { name: enquiry.name }),
      ...answer.text.split(/\n{2,}/),
      ...(pictures > 0 ? [fillIn(text.pictures, { count: String(pictures) })] : []),
      [answer.staff_name ?? '', inLocale(studio.name, locale)].filter(Boolean).join('\n'),
    ],
    sections: [{ title: text.asked, rows: [], paragraphs: [asked] }],
    action: { title: text.action, hint: fillIn(text.hint, { time: hongKongTime(link.expires) }), url: link.url },
    closing: fillIn(text.closing, { reference }),
  })
}
