import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import type { Call } from '@fitout/contract/client.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { uploadProof } from '@fitout/contract/orders.ts'
import { postReviews, writePostReview } from '@fitout/contract/post-comments.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import { confirmStaffPayment } from '@fitout/contract/staff/orders.ts'
import type { Page } from 'playwright-core'
import { buyer, receipt } from './booking-steps.ts'
import { guestCall, memberCall, staffCall, uploadBy } from './callers.ts'
import { plainPieces } from './pieces.ts'
import { present } from './present.ts'
import { mainStoreId } from './shop-facts.ts'
import { transferOrder } from './transfer-order.ts'

/** One piece, to be paid by transfer. */
export async function placeOrder(
  call: Call,
  { phone = buyer.phone, courier }: { phone?: string; courier?: string } = {},
) {
  const [piece] = await plainPieces(1)
  const variant = present(present(piece).variants[0])._id
  const params = { store_id: await mainStoreId() }
  await call(addToCart, { params, body: { product_variant_id: variant, qty: 1 } })
  const body = await transferOrder(variant, courier)
  const delivery_details = { ...body.delivery_details, phone }
  const { data } = await call(checkOut, { params, body: { ...body, delivery_details } })
  return { id: data._id, reference: data.reference, variant }
}

/** An order with a proof of payment to be checked, of a guest if no customer is named. */
export async function orderWithProof(customer?: Call, courier?: string) {
  const call = customer ?? (await guestCall())
  const order = await placeOrder(call, { ...(courier && { courier }) })
  const proof = await uploadBy(call, receipt)
  await call(uploadProof, { params: { id: order.id }, body: { image: proof } })
  return { call, ...order, proof }
}

/** The same, with its payment confirmed by the staff member of a back-office page. */
export async function paidOrder(page: Page, customer?: Call) {
  const order = await orderWithProof(customer)
  const staff = await staffCall(page)
  await staff(confirmStaffPayment, { params: { id: order.id }, body: { proof: order.proof } })
  return order
}

export async function enquire(name: string) {
  const call = await guestCall()
  const body = { name, email: 'home@example.com', description: 'A study for two' }
  return (await call(sendEnquiry, { body })).data
}

/** Held back, as it leads to another site. */
export async function commentWithLink(mark: string) {
  const call = await memberCall(`Reader ${mark}`, 'en')
  const { data: posts } = await call(filterPosts, { query: { per_page: 1 } })
  const { _id } = present(posts[0])
  const text = `Our plan: www.plan-${mark}.hk`
  await call(writePostReview, { body: { _id, comment: text } })
  const standing = async () =>
    (await call(postReviews, { params: { id: _id }, query: { per_page: 50 } })).data.map(({ comment }) => comment)
  return { text, standing }
}
