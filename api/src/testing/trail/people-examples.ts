import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { saveNotificationSettings } from '@fitout/contract/notification-settings.ts'
import { writePostReview } from '@fitout/contract/post-comments.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import { decideStaffComment } from '@fitout/contract/staff/post-comments.ts'
import { saveAccount } from '@fitout/contract/profiles.ts'
import * as customers from '@fitout/contract/staff/customers.ts'
import { mergeCustomer } from '@fitout/contract/staff/customer-merges.ts'
import { exportStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { exportStaffOrders } from '@fitout/contract/staff/orders.ts'
import * as mailings from '@fitout/contract/staff/mailings.ts'
import {
  approveReview,
  rejectReview,
  removeReviewReply,
  replyToReview,
  undecideReview,
} from '@fitout/contract/staff/reviews.ts'
import { addSegment, removeSegment, renameSegment } from '@fitout/contract/staff/segments.ts'
import { wordingVersion } from '../../features/consents/consents-service.ts'
import { openMember, openProvedMember } from '../members.ts'
import { publishForPapers } from '../publish-constants.ts'
import { openGuest, uploadPicture } from '../visitors.ts'
import { added, changed, example, first, gone, inEach, type Stage } from './example.ts'
import { paidOrder } from './order-examples.ts'
import { publishedPost } from './words-examples.ts'

export async function waitingReview(stage: Stage) {
  const { guest, id, variant } = await paidOrder(stage)
  await stage.desk.complete(guest, id)
  const image = await uploadPicture(guest)
  const reviews = [{ product_variant_id: variant, rating: 4, comment: '好靚', images: [image] }]
  const { data } = await guest.call(writeReviews, { params: { id }, body: { reviews } })
  return { id: first(data)._id, image }
}

export async function sentEnquiry({ desk }: Stage) {
  const guest = await openGuest(desk.shop)
  const image = await uploadPicture(guest)
  const body = { name: '陳太', email: 'chan@home.example', description: '將軍澳兩房單位。', photos: [image] }
  const { data } = await guest.call(sendEnquiry, { body })
  return { id: data._id, image }
}

export const customerOf = async ({ desk }: Stage) => ({ id: (await openMember(desk.shop)).accountId })

let segments = 0

async function newSegment({ owner }: Stage) {
  segments += 1
  const body = { name: `Segment ${segments}`, filter: { has_ordered: 'true' } }
  return { id: (await owner.call(addSegment, { body })).data._id }
}

export async function begunMailing(stage: Stage) {
  const { id: segment_id } = await newSegment(stage)
  return { id: (await stage.owner.call(mailings.beginMailing, { body: { segment_id } })).data._id }
}

/** To the one member who agreed. */
async function writtenMailing(stage: Stage) {
  const { context } = stage.desk.shop
  await publishForPapers(context)
  const member = await openProvedMember(stage.desk.shop)
  const newsletter = { content_type: 'newsletter', channel: 'EMAIL', is_accept: true } as const
  const wording = { version: wordingVersion, language: 'en' } as const
  await member.call(saveNotificationSettings, { body: { is_accept: true, settings: [newsletter], wording } })
  segments += 1
  const kept = { name: `Segment ${segments}`, filter: { q: member.email } }
  const { data: segment } = await stage.owner.call(addSegment, { body: kept })
  const { data: begun } = await stage.owner.call(mailings.beginMailing, { body: { segment_id: segment._id } })
  const params = { id: begun._id }
  const body = { revision: begun.revision, subject: inEach('New lamps'), text: inEach('They are here.') }
  const { data } = await stage.owner.call(mailings.saveMailing, { params, body })
  return { params, body: { revision: data.revision } }
}

export const peopleExamples = [
  example(mailings.beginMailing, added('mailings.begin', 'mailing'), async (stage) => ({
    body: { segment_id: (await newSegment(stage)).id },
  })),
  example(mailings.saveMailing, changed('mailings.save', 'mailing'), async (stage) => ({
    params: await begunMailing(stage),
    body: { revision: 1, subject: { zh: '新燈' }, text: { zh: '到了' } },
  })),
  example(mailings.tryMailing, added('mailings.try', 'mailing'), async (stage) => {
    const { params } = await writtenMailing(stage)
    return { params, body: { language: 'zh' as const } }
  }),
  example(mailings.sendMailing, changed('mailings.send', 'mailing'), writtenMailing),
  example(mailings.stopMailing, changed('mailings.stop', 'mailing'), async (stage) => {
    const sent = await writtenMailing(stage)
    await stage.owner.call(mailings.sendMailing, sent)
    return { params: sent.params }
  }),
  example(mailings.removeMailing, gone('mailings.remove', 'mailing'), async (stage) => ({
    params: await begunMailing(stage),
  })),
  example(addSegment, added('segments.add', 'segment'), () => ({
    body: { name: 'Regulars', filter: { spent_at_least: '5000' } },
  })),
  example(renameSegment, changed('segments.rename', 'segment'), async (stage) => ({
    params: await newSegment(stage),
    body: { name: 'Friends of the studio' },
  })),
  example(removeSegment, gone('segments.remove', 'segment'), async (stage) => ({ params: await newSegment(stage) })),
  example(customers.noteCustomer, added('customers.note', 'customer'), async (stage) => {
    return { params: await customerOf(stage), body: { text: 'Prefers mornings' } }
  }),
  example(customers.tagCustomer, changed('customers.tag', 'customer'), async (stage) => {
    return { params: await customerOf(stage), body: { add: ['Architect'], remove: [] } }
  }),
  example(customers.adjustPoints, changed('points.adjust', 'customer'), async (stage) => {
    return { params: await customerOf(stage), body: { points: 300, reason: inEach('For the delay') } }
  }),
  example(customers.suspendCustomer, changed('customers.suspend', 'customer'), async (stage) => {
    return { params: await customerOf(stage), body: { reason: 'Threatened the drivers' } }
  }),
  example(customers.readmitCustomer, changed('customers.readmit', 'customer'), async (stage) => {
    const params = await customerOf(stage)
    await stage.owner.call(customers.suspendCustomer, { params, body: { reason: 'Threatened the drivers' } })
    return { params }
  }),
  example(customers.removeCustomerAvatar, added('customers.remove-avatar', 'customer'), async ({ desk }) => {
    const member = await openMember(desk.shop)
    const avatar = await uploadPicture(member)
    await member.call(saveAccount, { body: { avatar } })
    return { params: { id: member.accountId }, body: { avatar, reason: 'An insult' } }
  }),
  example(mergeCustomer, changed('customers.merge', 'customer'), async (stage) => {
    const { id: other } = await customerOf(stage)
    return { params: await customerOf(stage), body: { kind: 'customer' as const, other, reason: 'Registered twice' } }
  }),
  example(customers.deleteCustomer, changed('customers.delete', 'customer'), async (stage) => {
    return { params: await customerOf(stage), body: { reason: 'Asked by letter' } }
  }),
  // Exports are audited too.
  example(customers.copyCustomerData, added('customers.copy', 'customer'), async (stage) => {
    return { params: await customerOf(stage) }
  }),
  example(customers.exportCustomers, added('customers.export', 'export', 'not answered'), () => ({})),
  example(exportStaffEnquiries, added('enquiries.export', 'export', 'not answered'), () => ({})),
  example(exportStaffOrders, added('orders.export', 'export', 'not answered'), () => ({})),

  example(workOnEnquiry, changed('enquiries.work', 'enquiry'), async (stage) => {
    const { id } = await sentEnquiry(stage)
    return { params: { id }, body: { next_action: '致電約度尺' } }
  }),
  example(approveReview, changed('reviews.decide', 'review'), async (stage) => {
    const { id } = await waitingReview(stage)
    return { params: { id } }
  }),
  example(undecideReview, changed('reviews.undecide', 'review'), async (stage) => {
    const { id } = await waitingReview(stage)
    await stage.owner.call(approveReview, { params: { id } })
    return { params: { id } }
  }),
  example(rejectReview, changed('reviews.decide', 'review'), async (stage) => {
    const { id } = await waitingReview(stage)
    return { params: { id }, body: { reason: 'Of another shop' } }
  }),
  example(replyToReview, [changed('reviews.decide', 'review'), changed('reviews.reply', 'review')], async (stage) => {
    const { id } = await waitingReview(stage)
    return { params: { id }, body: { text: '多謝！', language: 'zh' as const } }
  }),
  example(removeReviewReply, changed('reviews.remove-reply', 'review'), async (stage) => {
    const params = { id: (await waitingReview(stage)).id }
    await stage.owner.call(replyToReview, { params, body: { text: '多謝！', language: 'zh' } })
    return { params, body: {} }
  }),
  example(decideStaffComment, changed('comments.decide', 'comment'), async (stage) => ({
    params: { id: await writtenComment(stage) },
    body: { status: 'HIDDEN' as const, reason: 'Advertisement' },
  })),
]

/** A comment below an article. */
export async function writtenComment(stage: Stage): Promise<string> {
  const member = await openMember(stage.desk.shop)
  const { key } = await publishedPost(stage)
  const { data } = await member.call(writePostReview, { body: { _id: key, comment: '好文' } })
  return data._id
}
