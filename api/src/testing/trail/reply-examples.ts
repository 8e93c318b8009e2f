import { writeReply } from '@fitout/contract/enquiry-replies.ts'
import { reportPresence } from '@fitout/contract/staff/presence.ts'
import { newId } from '../../database/new-id.ts'
import * as replies from '@fitout/contract/staff/enquiry-replies.ts'
import { uploadSitePicture } from '../handovers.ts'
import { leaveEnquiry } from '../enquiries.ts'
import { added, changed, example, type Made, type Stage } from './example.ts'
import type { GrowingList, GrowingStage } from './found-examples.ts'
import { sentEnquiry } from './people-examples.ts'

const enquiryOf = ({ params }: Made) => params['id'] ?? ''

async function withEnquiry(stage: Stage) {
  return { id: (await sentEnquiry(stage)).id }
}

/** An answer with a picture to an enquiry. */
async function withAnswer(stage: Stage) {
  const params = await withEnquiry(stage)
  const image = await uploadSitePicture(stage.owner)
  const body = { kind: 'ANSWER' as const, text: '明天上午十時可以嗎？', images: [image] }
  const { data } = await stage.owner.call(replies.answerEnquiry, { params, body })
  return { ...params, message_id: data._id, file_id: image }
}

export const replyReadings = [
  example(replies.listStaffReplies, [], async (stage) => ({ params: await withEnquiry(stage) })),
  example(replies.readStaffReplyImage, [], async (stage) => ({ params: await withAnswer(stage) })),
]

export const replyExamples = [
  example(reportPresence, [], () => ({ body: { subject: 'enquiry' as const, subject_id: newId() } })),
  example(replies.answerEnquiry, added('enquiry-replies.answer', 'enquiry', enquiryOf), async (stage) => ({
    params: await withEnquiry(stage),
    body: { kind: 'ANSWER' as const, text: '多謝查詢' },
  })),
  example(replies.answerEnquiry, added('enquiry-replies.note', 'enquiry', enquiryOf), async (stage) => ({
    params: await withEnquiry(stage),
    body: { kind: 'NOTE' as const, text: '已致電' },
  })),
  example(replies.handOverEnquiry, changed('enquiry-replies.hand-over', 'enquiry', enquiryOf), async (stage) => ({
    params: await withEnquiry(stage),
    body: { to: stage.owner.accountId, note: '客人想先看圖則' },
  })),
  example(replies.sendAnswerAgain, added('enquiry-replies.send-again', 'enquiry', enquiryOf), async (stage) => {
    const { id, message_id } = await withAnswer(stage)
    const { db } = stage.desk.shop.context
    await db.updateTable('enquiry_messages').set({ mail_state: 'FAILED' }).where('id', '=', message_id).execute()
    return { params: { id, message_id }, body: {} }
  }),
  example(replies.takeInReply, added('enquiry-replies.take-in', 'enquiry', enquiryOf), async (stage) => {
    const { id } = await withEnquiry(stage)
    const message_id = newId()
    const held = { mail_key: message_id, mail_from: 'other@home.example', is_held: true }
    const row = { id: message_id, enquiry_id: id, kind: 'REPLY' as const, text: '下星期可以', created_at: new Date() }
    await stage.desk.shop.context.db
      .insertInto('enquiry_messages')
      .values({ ...row, ...held })
      .execute()
    return { params: { id, message_id }, body: {} }
  }),
]

/** Replies to and notes on an enquiry, and staff notices of new ones. */
export function growing(stage: () => GrowingStage): GrowingList[] {
  let id = ''
  const asked = { name: 'Chan', email: 'chan@example.com', phone: '51234567', description: 'Oak' }
  const enquiry = () => leaveEnquiry(stage().shop.context.db, stage().member.accountId, asked)
  const reply = async () => {
    id ||= await enquiry()
    await stage().member.call(writeReply, { params: { id }, body: { text: 'Oak' } })
  }
  return [
    ['/enquiries/all', '', enquiry],
    ['/admin/staff-notices/all', '', enquiry],
    ['/enquiries/:id/replies', () => `/api/enquiries/${id}/replies?`, reply],
    ['/admin/enquiries/:id/replies', () => `/api/admin/enquiries/${id}/replies?`, reply],
  ]
}
