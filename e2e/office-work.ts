import { decideStaffComment, listStaffComments } from '@fitout/contract/staff/post-comments.ts'
import type { Call } from '@fitout/contract/client.ts'
import { adjustPoints, listCustomers, noteCustomer, suspendCustomer } from '@fitout/contract/staff/customers.ts'
import { listStaffEnquiries, workOnEnquiry } from '@fitout/contract/staff/enquiries.ts'
import * as orders from '@fitout/contract/staff/orders.ts'
import { listStaffProducts } from '@fitout/contract/staff/products.ts'
import { approveRefund, listStaffRefundRequests, rejectRefund } from '@fitout/contract/staff/refund-requests.ts'
import { approveReview, listStaffReviews, rejectReview } from '@fitout/contract/staff/reviews.ts'
import {
  addWriting,
  findWriting,
  listWritings,
  saveWritingDraft,
  scheduleWriting,
} from '@fitout/contract/staff/writings.ts'
import { addStaff, changeStaff } from '@fitout/contract/staff/staff.ts'
import { type Work, wrote } from './busy-shop.ts'
import { present } from './present.ts'

/**
 * Lets staff process about half of what customers left, so that every list of the back office contains something in each of its
 * states. Returns the objects of single screens.
 */
export async function workThrough(staff: Call, work: Work) {
  const order = await workOnOrders(staff, work)
  await workOnPeople(staff)
  const people = await workOnCustomers(staff)
  const enquiry = await workOnEnquiries(staff)
  await addColleagues(staff)
  const post = await write(staff)
  const { data: products } = await staff(listStaffProducts)
  return { order, ...people, enquiry, product: present(products[0])._id, post }
}

async function workOnOrders(staff: Call, work: Work): Promise<Record<keyof Work | 'refused' | 'sent', string>> {
  const [proved, refused, sent] = work.proofs.map((id) => ({ id }))
  const { data } = await staff(orders.findStaffOrder, { params: present(refused) })
  const proof = present(data.proof)._id
  await staff(orders.refuseProof, { params: present(refused), body: { proof, reason: 'The reference is cut off.' } })
  const { data: shown } = await staff(orders.findStaffOrder, { params: present(sent) })
  await staff(orders.confirmStaffPayment, { params: present(sent), body: { proof: shown.proof?._id ?? null } })
  await staff(orders.shipOrder, { params: present(sent), body: { tracking_number: 'SF1408832265017' } })
  await staff(orders.noteOrder, { params: present(sent), body: { text: '客人要求星期六上午送貨，已通知師傅。' } })
  const [given, unpaid] = work.unpaid
  await staff(orders.cancelStaffOrder, {
    params: { id: present(given) },
    body: { proof: null, reason: 'Ordered twice.' },
  })
  const [paid, delivered] = work.paid
  await staff(orders.deliverOrder, { params: { id: present(delivered) } })
  const [collected] = work.collected
  await staff(orders.shipOrder, { params: { id: present(collected) }, body: {} })
  const [booked, done] = work.booked
  await staff(orders.deliverOrder, { params: { id: present(done) } })

  const [approved, rejected] = await Promise.all(
    work.completed.map(async (order_id) => (await staff(listStaffRefundRequests, { query: { order_id } })).data[0]),
  )
  await staff(approveRefund, { params: { id: present(approved)._id }, body: { amount: 120 } })
  await staff(rejectRefund, {
    params: { id: present(rejected)._id },
    body: { reason: 'The picture shows another piece.' },
  })
  const completed = present(work.completed.at(-1))
  return {
    proofs: present(proved).id,
    refused: present(refused).id,
    sent: present(sent).id,
    unpaid: present(unpaid),
    paid: present(paid),
    collected: present(collected),
    booked: present(booked),
    completed,
  }
}

async function workOnPeople(staff: Call): Promise<void> {
  const { data } = await staff(listStaffReviews, { query: { status: 'WAITING', per_page: 100 } })
  const reviews = data.filter(({ comment }) => wrote(comment))
  await staff(approveReview, { params: { id: present(reviews[0])._id } })
  await staff(rejectReview, { params: { id: present(reviews[1])._id }, body: { reason: 'Says nothing of the piece.' } })
  const { data: held } = await staff(listStaffComments, { query: { per_page: 100 } })
  const comment = held.find((one) => wrote(one.comment))
  const body = { status: 'HIDDEN', reason: 'Advertisement' } as const
  await staff(decideStaffComment, { params: { id: present(comment)._id }, body })
}

async function workOnCustomers(staff: Call) {
  const { data: customers } = await staff(listCustomers, { query: { has_ordered: 'true', per_page: 100 } })
  const params = { id: present(customers.find(({ name }) => wrote(name)))._id }
  const reason = { zh: '送貨延誤，謹致歉意', cn: '送货延误，谨致歉意', en: 'With our apologies for the late delivery' }
  await staff(adjustPoints, { params, body: { points: 300, reason } })
  await staff(noteCustomer, { params, body: { text: 'Prefers to be called in the morning.' } })
  const other = present(customers.find(({ _id, name }) => _id !== params.id && wrote(name)))
  await staff(suspendCustomer, { params: { id: other._id }, body: { reason: '多次以假收據付款' } })
  return { customer: params.id, suspended: other._id }
}

async function workOnEnquiries(staff: Call): Promise<string> {
  const { data: enquiries } = await staff(listStaffEnquiries, { query: { per_page: 100 } })
  const own = enquiries.filter(({ description }) => wrote(description))
  const [answered, closed, spam] = own.map(({ _id }) => ({ id: _id }))
  await staff(workOnEnquiry, {
    params: present(answered),
    body: { status: 'ANSWERED', is_mine: true, next_action: '上門度尺', next_action_on: '2020-01-02' },
  })
  await staff(workOnEnquiry, { params: present(closed), body: { status: 'CLOSED', is_mine: true } })
  await staff(workOnEnquiry, { params: present(spam), body: { status: 'SPAM' } })
  return present(answered).id
}

async function addColleagues(staff: Call): Promise<void> {
  const add = async (name: string, role: 'manager' | 'editor' | 'support') => {
    const email = `${role}-${crypto.randomUUID()}@example.com`
    return (await staff(addStaff, { body: { name, email, role } })).data._id
  }
  await add('Mandy Lau', 'manager')
  await add('黃嘉欣', 'editor')
  const id = await add('周梓軒', 'support')
  await staff(changeStaff, { params: { id }, body: { is_disabled: true } })
}

/** An article with outdated translations, to be published tomorrow, and an incomplete one. */
async function write(staff: Call): Promise<string> {
  const { data: posts } = await staff(listWritings, { params: { kind: 'post' } })
  const params = { kind: 'post', key: present(posts.at(-1))._id }
  const { data } = await staff(findWriting, { params })
  const written = { ...data.live, excerpt: { zh: '小單位收納重點', cn: '', en: '' } }
  const { data: draft } = await staff(saveWritingDraft, { params, body: { revision: data.revision, written } })
  const publish_at = new Date(Date.now() + 86_400_000).toISOString()
  await staff(scheduleWriting, { params, body: { revision: draft.revision, publish_at } })
  const begun = { title: { zh: '未寫完的文章', cn: '', en: '' } }
  await staff(addWriting, { params: { kind: 'post' }, body: { written: begun } })
  return params.key
}
