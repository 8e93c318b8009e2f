import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { writePostReview } from '@fitout/contract/post-comments.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import { decideStaffComment } from '@fitout/contract/staff/post-comments.ts'
import { saveAccount } from '@fitout/contract/profiles.ts'
import * as customers from '@fitout/contract/staff/customers.ts'
import { exportStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import { exportStaffOrders } from '@fitout/contract/staff/orders.ts'
import { approveReview, rejectReview } from '@fitout/contract/staff/reviews.ts'
import { addSegment, removeSegment, renameSegment } from '@fitout/contract/staff/segments.ts'
import { openMember } from '../members.ts'
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

async function keptSegment({ owner }: Stage) {
  segments += 1
  const body = { name: `Segment ${segments}`, filter: { has_ordered: 'true' } }
  return { id: (await owner.call(addSegment, { body })).data._id }
}

export const peopleExamples = [
  example(addSegment, added('segments.add', 'segment'), () => ({
    body: { name: 'Regulars', filter: { spent_at_least: '5000' } },
  })),
  example(renameSegment, changed('segments.rename', 'segment'), async (stage) => ({
    params: await keptSegment(stage),
    body: { name: 'Friends of the studio' },
  })),
  example(removeSegment, gone('segments.remove', 'segment'), async (stage) => ({ params: await keptSegment(stage) })),
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
  example(customers.deleteCustomer, changed('customers.delete', 'customer'), async (stage) => {
    return { params: await customerOf(stage), body: { reason: 'Asked by letter' } }
  }),
  // What leaves the shop is noted too.
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
  example(rejectReview, changed('reviews.decide', 'review'), async (stage) => {
    const { id } = await waitingReview(stage)
    return { params: { id }, body: { reason: 'Of another shop' } }
  }),
  example(decideStaffComment, changed('comments.decide', 'comment'), async (stage) => {
    const member = await openMember(stage.desk.shop)
    const { key } = await publishedPost(stage)
    const { data } = await member.call(writePostReview, { body: { _id: key, comment: '好文' } })
    return { params: { id: data._id }, body: { status: 'HIDDEN' as const, reason: 'Advertisement' } }
  }),
]
