import { addToCart } from '@fitout/contract/cart.ts'
import { checkOut } from '@fitout/contract/checkouts.ts'
import { sendEnquiry } from '@fitout/contract/enquiries.ts'
import { uploadProof } from '@fitout/contract/orders.ts'
import { postReviews, writePostReview } from '@fitout/contract/post-comments.ts'
import { filterPosts } from '@fitout/contract/posts.ts'
import { receipt } from './booking-steps.ts'
import { guestCall, memberCall, uploadBy } from './callers.ts'
import { plainPieces } from './pieces.ts'
import { present } from './present.ts'
import { mainStoreId } from './shop-facts.ts'
import { transferOrder } from './transfer-order.ts'

/** An order with a proof of payment to be checked. */
export async function orderWithProof() {
  const call = await guestCall()
  const [piece] = await plainPieces(1)
  const variant = present(present(piece).variants[0])._id
  const params = { store_id: await mainStoreId() }
  await call(addToCart, { params, body: { product_variant_id: variant, qty: 1 } })
  const { data } = await call(checkOut, { params, body: await transferOrder(variant) })
  const { _id: id, reference } = data
  const proof = await uploadBy(call, receipt)
  await call(uploadProof, { params: { id }, body: { image: proof } })
  return { call, id, reference, proof }
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
