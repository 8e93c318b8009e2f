import { listAudit } from '@fitout/contract/staff/audit.ts'
import { writePostReview } from '@fitout/contract/post-comments.ts'
import { requestRefund } from '@fitout/contract/refund-requests.ts'
import { writeReviews } from '@fitout/contract/reviews.ts'
import { decideStaffComment } from '@fitout/contract/staff/post-comments.ts'
import { adjustPoints, deleteCustomer } from '@fitout/contract/staff/customers.ts'
import { confirmStaffPayment, refuseProof } from '@fitout/contract/staff/orders.ts'
import { listUnmatchedPayments, settleUnmatchedPayment } from '@fitout/contract/staff/unmatched-payments.ts'
import { rejectRefund } from '@fitout/contract/staff/refund-requests.ts'
import { rejectReview } from '@fitout/contract/staff/reviews.ts'
import { expect, test } from 'vitest'
import { openMember } from '../../testing/members.ts'
import { checkOutOnline, eventOf, notify, sessionsOf } from '../../testing/online-orders.ts'
import { withOrderDesk } from '../../testing/order-desk.ts'
import { rowsWith } from '../../testing/rows-with.ts'
import { openStaff } from '../../testing/staff.ts'
import { first } from '../../testing/trail/example.ts'
import { publishedPost } from '../../testing/trail/words-examples.ts'
import { placeOrder, uploadPicture } from '../../testing/visitors.ts'

const desk = withOrderDesk()

test('PRIV-02 free text by staff about a customer is deleted with the customer; decisions, their authors and times stay', async () => {
  const { db } = desk.shop.context
  const owner = await openStaff(desk.shop)
  const member = await openMember(desk.shop)
  const reason = 'Quillfeather of Nightingale Terrace asked by telephone'

  const variant = await desk.goods.addVariant({ stock: [10, 0] })
  const { _id: orderId } = await placeOrder(desk.goods, member, { [variant]: 2 })
  const order = { params: { id: orderId } }
  const proof = await uploadPicture(member)
  await desk.upload(member, orderId, proof)
  await owner.call(refuseProof, { ...order, body: { proof, reason } })
  await owner.call(confirmStaffPayment, { ...order, body: { proof } })
  await desk.complete(member, orderId)
  const asked = { reason: 'Scratched', refund_items: [{ product_variant_id: variant, qty: 1 }] }
  const { data: refund } = await member.call(requestRefund, { ...order, body: asked })
  const refundId = first(refund.requests)._id
  await owner.call(rejectRefund, { params: { id: refundId }, body: { reason } })

  const reviews = [{ product_variant_id: variant, rating: 2, comment: 'Wobbles' }]
  await member.call(writeReviews, { ...order, body: { reviews } })
  const review = await db.selectFrom('product_reviews').select('id').executeTakeFirstOrThrow()
  await owner.call(rejectReview, { params: review, body: { reason } })
  const { key } = await publishedPost({ desk, owner })
  const { data: comment } = await member.call(writePostReview, { body: { _id: key, comment: 'Well said' } })
  await owner.call(decideStaffComment, { params: { id: comment._id }, body: { status: 'HIDDEN', reason } })
  const points = { points: 300, reason: { zh: reason, cn: reason, en: reason } }
  await owner.call(adjustPoints, { params: { id: member.accountId }, body: points })

  const online = await checkOutOnline(desk, member, await desk.goods.addVariant({ stock: [10, 0] }))
  const visit = first(await sessionsOf(desk, online.data._id))
  const money = { providerPayment: 'payment', orderId: online.data._id, amount: 1, currency: 'HKD' }
  await notify(desk, eventOf(visit.id, { kind: 'paid', money }))
  const { data: unmatchedPayments } = await owner.call(listUnmatchedPayments)
  const unmatched = { params: { id: first(unmatchedPayments)._id } }
  await owner.call(settleUnmatchedPayment, { ...unmatched, body: { how: 'REFUNDED', reason } })
  await desk.cancel(member, online.data._id)

  const trail = async () => (await owner.call(listAudit, { query: { per_page: '100' } })).data
  const deeds = (rows: Awaited<ReturnType<typeof trail>>) =>
    rows.map(({ _id, at, staff_id, action, subject_id }) => [_id, at, staff_id, action, subject_id])
  const before = await trail()
  expect((await rowsWith(db, ['Quillfeather'])).length).toBeGreaterThan(10)
  await owner.call(deleteCustomer, { params: { id: member.accountId }, body: { reason: 'Asked by letter' } })
  expect(await rowsWith(db, ['Quillfeather'])).toEqual([])
  const [deletion, ...kept] = await trail()
  expect(deletion).toMatchObject({ action: 'customers.delete', after: { reason: 'Asked by letter' } })
  expect(deeds(kept)).toEqual(deeds(before))
  const decided = kept.find(({ subject_id }) => subject_id === refundId)
  expect(decided).toMatchObject({ before: { status: 'WAITING' }, after: { status: 'REJECTED' } })
})
