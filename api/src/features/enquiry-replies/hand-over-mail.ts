import { handOverMails as cn } from '@fitout/contract/messages/cn/hand-over-mails.ts'
import { handOverMails as en } from '@fitout/contract/messages/en/hand-over-mails.ts'
import { handOverMails as zh } from '@fitout/contract/messages/zh/hand-over-mails.ts'
import type { Context } from '../../context.ts'
import type { Jobs } from '../../jobs/job-data.ts'
import { fillIn } from '../../words.ts'
import { findEnquiryForRoom } from '../enquiries/enquiries-service.ts'
import { sendMail } from '../mails/mails-service.ts'
import { listStaffWith } from '../staff/staff-service.ts'
import { findHandOver } from './enquiry-replies-queries.ts'

const words = { zh, cn, en }

/** Notifies a colleague of an assigned enquiry, unless they no longer sign in or it has been passed on. */
export async function sendHandOverMail(context: Context, { messageId }: Jobs['hand-over-mail']): Promise<void> {
  const note = await findHandOver(context.db, messageId)
  const enquiry = note && (await findEnquiryForRoom(context.db, note.enquiry_id))
  const colleagues = await listStaffWith(context.db, 'enquiries.work')
  const colleague = colleagues.find(({ id }) => id === note?.handed_to)
  if (!note || !enquiry || !colleague || enquiry.owner_id !== colleague.id) return
  const locale = colleague.language
  const { heading, lead, note: noteTitle, action, hint, closing } = words[locale]
  const values = { name: note.staff_name ?? '', thing: enquiry.subject || enquiry.reference }
  await sendMail(context, {
    id: `hand-over-${messageId}`,
    to: colleague.email,
    isToStaff: true,
    locale,
    heading: fillIn(heading, values),
    lead: [fillIn(lead, values)],
    sections: note.text ? [{ title: noteTitle, rows: [], paragraphs: [note.text] }] : [],
    action: { title: action, hint, url: `${context.config.publicUrl}/admin#/enquiries/${enquiry.id}` },
    closing,
  })
}
